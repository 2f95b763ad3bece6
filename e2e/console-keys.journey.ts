import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

/** A key as an Arabic keyboard sends it: its place, with another letter. */
const press = async (page: Page, code: string, key: string, shiftKey = false, ctrlKey = false) =>
  page.evaluate(
    (event) => {
      const from = document.activeElement ?? document.body;
      return from.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }));
    },
    { code, key, shiftKey, ctrlKey },
  );

journey(
  'a manager goes through the orders by the keys of an Arabic keyboard',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    journey.skip(isMobile, 'phones have no keys');
    await shopper.isSignedIn();
    const [piece] = await findProducts(page.context(), 'ar', 1);
    const older = await shopper.hasOrdered(piece);
    const newer = await shopper.hasOrdered(piece);
    await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/console/orders?sort=newest');
    const row = (number: string) => page.locator('tr', { has: page.locator(`a[href$="/${number}"]`) });
    await expect(row(newer.number)).toBeVisible();
    const hintOf = (key: string) => page.getByRole('main').locator('kbd', { hasText: key });
    await expect(hintOf('/')).toBeVisible();

    // Without a row in focus no order is stepped on.
    await press(page, 'KeyC', 'ؤ');
    const stepped = `select status from orders where number = any($1) and status <> 'pending'`;
    expect(await storeQuery(stepped, [[older.number, newer.number]])).toEqual([]);

    const rowLink = (number: string) => row(number).locator('a[data-row]');
    await rowLink(newer.number).focus();
    await press(page, 'KeyJ', 'ت');
    await expect(rowLink(newer.number)).not.toBeFocused();
    await press(page, 'KeyK', 'ن');
    await expect(rowLink(newer.number)).toBeFocused();
    await press(page, 'KeyX', 'ء');
    await expect(row(newer.number).getByRole('checkbox')).toBeChecked();
    await press(page, 'Slash', 'ظ');
    const search = page.getByRole('main').locator('input[type="search"]');
    await expect(search).toBeFocused();
    await search.fill(older.number);
    await press(page, 'KeyN', 'ى');
    await expect(search).toHaveValue(older.number);
    await expect(page).toHaveURL(/\/orders\?/);
    await search.blur();
    await press(page, 'Slash', '؟', true);
    const help = page.getByRole('dialog', { name: t.keys.title });
    await expect(help.getByText(t.keys.does.J)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await press(page, 'KeyN', 'ى');
    await expect(help).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(rowLink(newer.number)).toHaveCount(0);
    await rowLink(older.number).focus();
    // Each key is printed beside what it presses: that of a row in the row that has the focus.
    await expect(hintOf('x').and(page.locator(':visible'))).toHaveCount(1);
    await expect(row(older.number).locator('[data-key] kbd')).toBeVisible();
    await press(page, 'KeyN', 'ى');
    await expect(page).toHaveURL(new RegExp(`/orders/call\\?order=${older.number}$`));
    await page.goto(`/console/orders/${older.number}`);
    // J and K stand together, beside their arrows.
    const pressed = page.getByRole('main').locator('[data-key]:not([data-key="j"], [data-key="k"]):visible');
    await expect(pressed.first()).toBeVisible();
    for (const button of await pressed.all()) await expect(button.locator('kbd')).toBeVisible();
    await page.getByRole('button', { name: t.keys.title, exact: true }).click();
    await expect(help).toBeVisible();
  },
);

journey(
  'J goes from the last row of a page to the next page, and no row in focus is under the bar of the ticked',
  async ({ page, baseURL, isMobile, t }) => {
    journey.skip(isMobile, 'phones have no keys');
    await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/orders');
    const links = page.locator('main a[data-row]');
    await expect(links.first()).toBeVisible();
    await links.first().focus();
    await press(page, 'KeyX', 'ء');
    const bar = page.getByRole('region', { name: t.bulk.bar });
    await expect(bar).toBeVisible();
    const count = await links.count();
    const covered = async () => {
      const row = await page.locator('main tr', { has: page.locator(':focus') }).boundingBox();
      const top = (await bar.boundingBox())?.y ?? 0;
      const bottom = (row?.y ?? 0) + (row?.height ?? 0);
      // Where the page ends, the bar stands below the rows.
      return bottom > top + 1;
    };
    for (let place = 1; place < count; place += 1) {
      await press(page, 'KeyJ', 'ت');
      await expect.poll(covered).toBe(false);
    }
    await expect(links.nth(count - 1)).toBeFocused();
    const last = await links.nth(count - 1).getAttribute('href');
    await press(page, 'KeyJ', 'ت');
    await expect(page).toHaveURL(/before=/);
    await expect(links.first()).toBeFocused();
    await expect(page.locator(`main a[data-row][href="${last}"]`)).toHaveCount(0);
  },
);

journey(
  'anything is found from any page: an order by its code, a customer by a name',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(page.context(), 'ar', 1);
    const { number } = await shopper.hasOrdered(piece);
    await isOnStaff(page.context(), ['manager', 'packer'], 'سهى', baseURL ?? '');
    await page.goto('/console/coupons');
    const open = async () => {
      if (isMobile) await page.getByRole('button', { name: t.consoleWords.scan }).click();
      else await press(page, 'KeyK', 'ن', false, true);
    };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open();
    const sheet = page.getByRole('dialog', { name: t.consoleWords.findTitle });
    const field = sheet.getByLabel(t.consoleWords.findAnything);
    await expect(field).toBeFocused();
    // A part of it lists, the whole of it opens.
    await field.fill(number.slice(0, 7));
    await expect(sheet.locator(`a[href*="/orders/"]`).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await field.fill('xqzzy');
    await field.press('Enter');
    await expect(sheet.getByText(t.consoleWords.foundNothing)).toBeVisible();
    await expect(field).toHaveValue('xqzzy');
    await field.fill(`${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/console\/orders\/\w+/);
    await expect(sheet).toBeHidden();
  },
);

journey(
  'Ctrl S saves what was changed, from within the field too',
  async ({ page, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'phones have no keys');
    await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/messages/templates/chat.order');
    const text = page.getByLabel(t.messageDesk.fields.textAr);
    const unsaved = page.getByRole('region', { name: t.consoleWords.unsaved });
    await text.fill('متى نتصل بك بخصوصه؟');
    await expect(unsaved).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await text.focus();
    await press(page, 'KeyS', 'س', false, true);
    await expect(unsaved).toHaveCount(0);
    await page.reload();
    await expect(text).toHaveValue('متى نتصل بك بخصوصه؟');
  },
);
