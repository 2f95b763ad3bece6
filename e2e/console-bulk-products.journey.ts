import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { formatNumber } from '../src/shop/money.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

/** Two pages of hidden products, the first one archived, that no shopper meets. Returns the word in their names. */
async function hasHidden(count: number): Promise<string> {
  const word = `bulk${randomBytes(4).toString('hex')}`;
  await storeQuery(
    `insert into products (id, slug, brand_id, category_id, subcategory_id, name_en, name_ar, price, status, updated_at)
     select $1 || '-' || place, $1 || '-' || place, b.id, s.category_id, s.id, $1 || ' ' || place, 'قطعة ' || place || ' ' || $1,
            1000, case place when 1 then 'archived' else 'hidden' end, now() - place * interval '1 minute'
       from generate_series(1, $2::int) place, (select id from brands order by id limit 1) b,
            (select id, category_id from subcategories order by id limit 1) s`,
    [word, count],
  );
  return word;
}

const statesOf = async (word: string) =>
  (
    await storeQuery(
      `select status, count(*)::int as count from products where name_en like $1 group by 1 order by 1`,
      [`${word}%`],
    )
  ).map(({ status, count }) => `${String(status)} ${String(count)}`);

journey(
  'products ticked on two pages are archived together; each that stays says why and is still ticked',
  async ({ page, context, t, baseURL }) => {
    const { productChanges: p, bulk, consoleWords, products } = t;
    const word = await hasHidden(55);
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto(`/console/products?search=${word}`);
    const tick = (place: number) => page.getByRole('checkbox', { name: bulk.tick(`قطعة ${place} ${word}`) });
    const bar = page.getByRole('region', { name: p.bar });
    await tick(1).check();
    await tick(2).check();
    await page.getByRole('link', { name: consoleWords.nextPage }).click();
    await tick(52).check();
    await expect(bar.getByRole('status')).toContainText(p.chosen(3));
    await page.getByRole('link', { name: consoleWords.open(`قطعة 53 ${word}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name: `قطعة 53 ${word}` })).toBeVisible();
    await page.goBack();
    await expect(tick(52)).toBeChecked();
    await page.goBack();
    await expect(tick(2)).toBeChecked();
    await expect(bar.getByRole('status')).toContainText(p.chosen(3));

    await bar.getByRole('button', { name: bulk.more }).click();
    for (const action of await bar.getByRole('button').all())
      await expect(action).toBeInViewport({ ratio: 0.99 });
    await bar.getByRole('button', { name: bulk.some(p.actions.archive, 2, 3) }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(p.change(2))).toBeVisible();
    await expect(sheet.getByText(p.problems.state(products.states.archived))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // A colleague edits one of them meanwhile.
    await storeQuery('update products set version = version + 1 where id = $1', [`${word}-2`]);
    await sheet.getByRole('button', { name: p.apply(p.actions.archive, 2) }).click();
    await expect(sheet.getByRole('heading', { name: p.notDone(2) })).toBeVisible();
    await expect(sheet.getByText(p.problems.edited)).toBeVisible();
    await expect(sheet.getByText(p.problems.state(products.states.archived))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await statesOf(word)).toEqual(['archived 2', 'hidden 53']);
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('status')).toContainText(p.chosen(2));
    await expect(tick(2)).toBeChecked();
    await page.getByRole('button', { name: consoleWords.undo, exact: true }).click();
    await expect(page.getByText(p.undone(1))).toBeVisible();
    expect(await statesOf(word)).toEqual(['archived 1', 'hidden 54']);
  },
);

journey(
  'all that a search finds gets a season, and loses it in the list of changes',
  async ({ page, context, t, baseURL, isMobile }) => {
    const { productChanges: p, bulk, products } = t;
    // One of them is archived, and in another view.
    const word = await hasHidden(56);
    const name = `سهى ${word}`;
    await isOnStaff(context, ['manager'], name, baseURL ?? '');
    await page.goto(`/console/products?view=hidden&search=${word}`);
    const bar = page.getByRole('region', { name: p.bar });
    await page.getByRole('checkbox', { name: bulk.tick(`قطعة 2 ${word}`) }).check();
    await bar.getByRole('button', { name: bulk.all(55) }).click();
    await expect(bar.getByRole('status')).toContainText(p.allOfList(55));
    // What is hidden already is not hidden again.
    await expect(bar.getByRole('button', { name: p.actions.hide })).toHaveCount(0);
    await bar.getByRole('button', { name: bulk.more }).click();
    await bar.getByRole('button', { name: p.actions.seasons }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('checkbox', { name: products.seasons.winter }).check();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: p.preview }).click();
    await sheet.getByRole('button', { name: p.apply(p.actions.seasons, 55) }).click();
    await expect(page.getByText(p.done(p.actions.seasons, 55))).toBeVisible();
    await expect(bar).toHaveCount(0);
    const inWinter = async () =>
      (
        await storeQuery(
          `select count(*)::int as n from products where name_en like $1 and 'winter' = any(seasons)`,
          [`${word}%`],
        )
      )[0]?.['n'];
    expect(await inWinter()).toBe(55);

    if (isMobile) await page.getByRole('button', { name: products.tools }).click();
    await page.getByRole('link', { name: p.title }).click();
    const change = page.getByRole('listitem').filter({ hasText: name });
    await expect(change).toContainText(p.did.seasons(products.seasons.winter));
    await expect(change).toContainText(formatNumber(55));
    expect(await barriers(page)).toEqual([]);
    await change.getByRole('button', { name: p.undo }).click();
    await expect(page.getByText(p.undone(55))).toBeVisible();
    expect(await inWinter()).toBe(0);
    await change.getByRole('link').click();
    await expect(page.getByText(p.rows.restored).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
