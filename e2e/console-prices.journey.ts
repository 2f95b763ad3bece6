import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar', theme: 'dark' });

/** A brand with drafts at these prices, which no shopper meets. Returns its name. */
async function hasDrafts(prices: readonly number[]): Promise<string> {
  const brand = `rule-${randomBytes(4).toString('hex')}`;
  await storeQuery(`insert into brands (id, slug, name_en, name_ar) values ($1, $1, $1, $1)`, [brand]);
  await storeQuery(
    `insert into products (id, slug, brand_id, category_id, subcategory_id, name_en, name_ar, price, status)
     select $1 || '-' || place, $1 || '-' || place, $1, s.category_id, s.id, 'Piece ' || place, 'قطعة ' || place, price, 'draft'
       from unnest($2::bigint[]) with ordinality as given (price, place),
            (select id, category_id from subcategories order by id limit 1) s`,
    [brand, prices],
  );
  return brand;
}

journey(
  'a manager with a phone raises the prices of a brand by a rule, leaves one out, and undoes it',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const { priceDesk: p } = t;
    const brand = await hasDrafts([1000, 2000, 3000]);
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/products/pricing');
    const value = page.getByLabel(p.values.raisePercent, { exact: true });
    await value.fill('');
    const preview = page.getByRole('button', { name: p.preview });
    await preview.click();
    await expect(page.getByText(p.problems.zero)).toBeVisible();
    await expect(value).toBeFocused();
    await value.fill('١٠');
    await page.getByText(p.brands, { exact: true }).click();
    await page.getByLabel(brand).check();
    // The first new prices stand before the form, while it is filled.
    const tried = page.getByRole('table', { name: p.tried });
    await expect(tried.getByRole('row').nth(1)).toContainText('1,100');
    await expect(page.getByText(p.willChange(3))).toBeVisible();
    const [above, below] = [await tried.boundingBox(), await value.boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(await barriers(page)).toEqual([]);
    await preview.click();

    const second = page.getByRole('checkbox', { name: 'قطعة 2' });
    await second.uncheck();
    await page.getByRole('searchbox').last().fill('قطعة 3');
    await page.keyboard.press('Enter');
    await expect(second).toBeHidden();
    await page.getByLabel(p.typed('قطعة 3')).fill('٣٢٥٠');
    await expect(page.getByText('+250')).toBeVisible();
    await page.getByRole('link', { name: p.all }).click();
    await expect(second).toBeVisible();
    // A reload keeps the choices.
    await page.reload();
    await expect(second).not.toBeChecked();
    await expect(page.getByLabel(p.typed('قطعة 3'))).toHaveValue('3,250');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: p.apply(2) }).click();
    await expect(page.getByText(p.applied)).toBeVisible();
    await expect(page.getByText('1,100')).toBeVisible();
    await expect(page.getByText('3,250')).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: p.undo }).click();
    await expect(page.getByText(p.undone)).toBeVisible();
    // What is undone is no longer offered.
    await expect(page.getByText(p.applied)).toBeHidden();
    await expect(page.getByText(p.rows.restored, { exact: true }).nth(1)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.goto('/console/products/pricing');
    await expect(page.getByText(p.states.undone).first()).toBeVisible();
  },
);
