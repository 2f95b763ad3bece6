import { type Browser, expect, type Page } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { opensSections } from './editor-sections.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';
import type { Words } from './words.ts';

journey.use({ language: 'ar' });
journey.skip(({ isMobile }) => !isMobile, 'the forms are the same at every width');

/** The console in another browser, of another member of the staff. */
async function besides(browser: Browser, name: string, url: string) {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies([{ name: 'language', value: 'ar', url, sameSite: 'Strict' }]);
  await isOnStaff(context, ['owner'], name, url);
  await opensSections(context);
  return { context, page: await context.newPage() };
}

/** Opens one address in all of them, before anyone types. */
async function open(path: string, ...pages: Page[]) {
  for (const page of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

const save = (page: Page, t: Words) => page.getByRole('button', { name: t.consoleWords.save }).click();

journey(
  'of two editors of a product the second sees whose change it was with both texts, and nothing is lost',
  async ({ page, context, browser, t, baseURL }) => {
    const url = baseURL ?? '';
    const p = t.products;
    const names = { first: 'سهى', second: 'لينا' };
    await isOnStaff(context, ['manager'], names.second, url);
    await opensSections(context);
    const other = await besides(browser, names.first, url);
    const [mine, theirs] = [page, other.page];
    const [{ id }] = (await storeQuery(
      `select p.id from products p where status = 'published' and price_after_discount is null
          and (select count(*) from product_pictures i where i.product_id = p.id) > 1
          and (select count(*) from variants v where v.product_id = p.id) > 1
          -- Not one whose last pieces another journey buys.
          and not exists (select from variants v where v.product_id = p.id and v.stock between 1 and 3)
        order by p.id desc limit 1`,
      [],
    )) as [{ id: string }];
    const path = `/console/products/${id}`;
    const textOf = (tab: Page, label: string) => tab.getByRole('textbox', { name: label, exact: true });
    const code = (tab: Page, at: number) => tab.locator(`input[name="sku-${at}"]`);
    const alt = (tab: Page, at: number) => tab.locator('#pictures li').nth(at).getByLabel(p.altAr);
    const unfold = async (tab: Page) => {
      for (const part of await tab.locator('#variants details, #pictures details').all())
        await part.evaluate((details: HTMLDetailsElement) => (details.open = true));
    };
    await open(path, mine);
    const price = Number((await textOf(mine, p.fields.price).inputValue()).replaceAll(',', ''));

    await journey.step('a text and a price that both changed', async () => {
      await open(path, mine, theirs);
      await textOf(theirs, p.fields.careAr).fill('غسيل بارد');
      await textOf(theirs, p.fields.price).fill(String(price + 100));
      await save(theirs, t);
      await expect(theirs.getByText(p.savedSeen)).toBeVisible();
      await textOf(mine, p.fields.careAr).fill('غسيل دافئ');
      await textOf(mine, p.fields.price).fill(String(price + 200));
      await textOf(mine, p.fields.materialAr).fill('قطن وكتان');
      await save(mine, t);
      const { conflict } = t.consoleWords;
      await expect(mine.getByText(conflict(names.first, 'غسيل بارد'))).toBeVisible();
      const inNumbers = new Intl.NumberFormat('en').format(price + 100);
      await expect(mine.getByText(conflict(names.first, inNumbers))).toBeVisible();
      await expect(textOf(mine, p.fields.careAr)).toHaveValue('غسيل دافئ');
      // Closed without a decision, the page asks again.
      await mine.reload();
      await expect(mine.getByText(conflict(names.first, 'غسيل بارد'))).toBeVisible();
      await mine.getByRole('button', { name: t.consoleWords.keepMine }).first().click();
      await expect(mine.getByText(conflict(names.first, inNumbers))).toBeHidden();
      await mine.getByRole('button', { name: t.consoleWords.keepTheirs }).last().click();
      await save(mine, t);
      await expect(mine.getByText(p.savedSeen)).toBeVisible();
      await mine.reload();
      await expect(textOf(mine, p.fields.materialAr)).toHaveValue('قطن وكتان');
    });

    await journey.step('codes and pictures, each of another one', async () => {
      await open(path, mine, theirs);
      for (const tab of [mine, theirs]) await unfold(tab);
      await code(theirs, 0).fill('TWO-1');
      await alt(theirs, 0).fill('من الأمام');
      await save(theirs, t);
      await expect(theirs.getByText(p.savedSeen)).toBeVisible();
      await code(mine, 1).fill('TWO-2');
      await alt(mine, 1).fill('من الخلف');
      await save(mine, t);
      await expect(mine.getByText(p.savedSeen)).toBeVisible();
      await mine.reload();
      await unfold(mine);
      for (const [at, sku, words] of [
        [0, 'TWO-1', 'من الأمام'],
        [1, 'TWO-2', 'من الخلف'],
      ] as const) {
        await expect(code(mine, at)).toHaveValue(sku);
        await expect(alt(mine, at)).toHaveValue(words);
      }
    });

    await journey.step('the same code and the same picture', async () => {
      await open(path, mine, theirs);
      for (const tab of [mine, theirs]) await unfold(tab);
      await code(theirs, 0).fill('TWO-3');
      await alt(theirs, 0).fill('من الجانب');
      await save(theirs, t);
      await expect(theirs.getByText(p.savedSeen)).toBeVisible();
      await code(mine, 0).fill('TWO-4');
      await alt(mine, 0).fill('من قريب');
      await save(mine, t);
      await expect(mine.locator('#variants').getByText(names.first)).toContainText('TWO-3');
      await expect(mine.locator('#pictures').getByText(names.first)).toContainText('من الجانب');
      await expect(code(mine, 0)).toHaveValue('TWO-4');
      await expect(alt(mine, 0)).toHaveValue('من قريب');
      await save(mine, t);
      await expect(mine.getByText(p.savedSeen)).toBeVisible();
    });
    await journey.step(
      'two tabs of one person: what one saves leaves what is typed in the other',
      async () => {
        const tab = await context.newPage();
        await open(path, mine, tab);
        await textOf(tab, p.fields.careAr).fill('غسيل يدوي');
        await textOf(mine, p.fields.materialAr).fill('كتان');
        await save(mine, t);
        await expect(mine.getByText(p.savedSeen)).toBeVisible();
        await tab.reload();
        await expect(textOf(tab, p.fields.careAr)).toHaveValue('غسيل يدوي');
      },
    );
    await storeQuery(`update products set price = $2 where id = $1`, [id, price]);
    await other.context.close();
  },
);

journey(
  'of two editors of a webhook the second sees whose change it was, and events of both are kept',
  async ({ page, context, browser, t, baseURL }) => {
    const url = baseURL ?? '';
    const w = t.webhooks;
    const name = `المحاسبة ${Date.now()}`;
    await isOnStaff(context, ['owner'], 'لينا', url);
    await opensSections(context);
    const other = await besides(browser, 'سهى', url);
    await page.goto('/console/settings/webhooks/new');
    await page.getByLabel(w.name).fill(name);
    await page.getByLabel(w.url).fill('https://8.8.8.8/hook');
    await page.getByLabel(w.eventNames['order.placed']).check();
    await page.getByRole('button', { name: w.add }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.secretDone }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const path = new URL(page.url()).pathname;
    await open(path, page, other.page);
    await other.page.getByLabel(w.name).fill(`${name} أ`);
    await other.page.getByLabel(w.eventNames['order.delivered']).check();
    await save(other.page, t);
    await expect(other.page.getByText(w.saved)).toBeVisible();
    await page.getByLabel(w.name).fill(`${name} ب`);
    await page.getByLabel(w.eventNames['order.canceled']).check();
    await save(page, t);
    await expect(page.getByText(t.consoleWords.conflict('سهى', `${name} أ`))).toBeVisible();
    await expect(page.getByLabel(w.name)).toHaveValue(`${name} ب`);
    await save(page, t);
    await expect(page.getByText(w.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: `${name} ب` })).toBeVisible();
    for (const event of ['order.placed', 'order.delivered', 'order.canceled'] as const)
      await expect(page.getByLabel(w.eventNames[event])).toBeChecked();
    await storeQuery(`delete from webhooks where name like $1`, [`${name}%`]);
    await other.context.close();
  },
);
