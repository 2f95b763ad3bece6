import { expect, type Page } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import type { Shopper } from './shopper.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

/** A key as an Arabic keyboard sends it: by its place. */
const press = async (page: Page, code: string) =>
  page.evaluate((place) => {
    const from = document.activeElement ?? document.body;
    from.dispatchEvent(
      new KeyboardEvent('keydown', { code: place, key: 'ت', bubbles: true, cancelable: true }),
    );
  }, code);

/** A new shopper has an order in each of these stages: those of the demo are packed and sent by other journeys. */
async function hasOrdersIn(shopper: Shopper, ...stages: ('toConfirm' | 'toPick' | 'packed')[]) {
  await shopper.isSignedIn();
  const [piece] = await findProducts(shopper.context, 'ar', 1);
  const numbers: string[] = [];
  for (const stage of stages) {
    const { _id, number } = await shopper.hasOrdered(piece);
    if (stage !== 'toConfirm') {
      await storeQuery(`update orders set status = 'inProgress' where id = $1`, [_id]);
      await storeQuery(`update parcels set stage = $2 where order_id = $1`, [_id, stage]);
    }
    numbers.push(number);
  }
  return numbers;
}

journey(
  'an order leads to its neighbors of the list it was opened from, and back to it',
  async ({ page, shopper, t, baseURL, isMobile }) => {
    const words = t.consoleOrders;
    const numbers = (await hasOrdersIn(shopper, 'toPick', 'toPick', 'toPick')).toReversed();
    await isOnStaff(page.context(), ['manager', 'packer'], 'سهى', baseURL ?? '');
    await page.goto(`/console/orders?view=toPick&sort=newest&search=${shopper.phone.slice(-9)}`);
    const links = page.locator('main a[data-row]');
    await expect(links).toHaveCount(numbers.length);
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/orders/${numbers[0]}$`));
    const trail = page.getByRole('navigation', { name: words.trail });
    await expect(trail.getByText(words.place(1, numbers.length))).toBeVisible();
    await page.locator('h1').click();
    if (isMobile) await trail.locator('[data-key="j"]').click();
    else await press(page, 'KeyJ');
    await expect(page).toHaveURL(new RegExp(`/orders/${numbers[1]}$`));
    await expect(trail.getByText(words.place(2, numbers.length))).toBeVisible();
    // The label is previewed, and says when it can be printed.
    if (isMobile) await page.getByText(words.label, { exact: true }).click();
    await expect(page.getByText(words.labelOncePacked)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await press(page, 'KeyK');
    await expect(page).toHaveURL(new RegExp(`/orders/${numbers[0]}$`));
    await expect(trail.locator('[data-key="k"]')).toHaveCount(0);
    await press(page, 'KeyJ');
    await expect(page).toHaveURL(new RegExp(`/orders/${numbers[1]}$`));
    await trail.getByRole('link', { name: words.views.toPick }).click();
    await expect(page).toHaveURL(/view=toPick&sort=newest/);
    await expect(links).toHaveCount(numbers.length);
    // From the order that was read last, not from the first.
    await press(page, 'KeyJ');
    await expect(links.nth(1)).toBeFocused();
  },
);

journey(
  'the next step of a row opens the page that takes it',
  { tag: '@desk' },
  async ({ page, t, baseURL }) => {
    const words = t.consoleOrders;
    await isOnStaff(page.context(), ['manager', 'packer'], 'سهى', baseURL ?? '');
    await page.goto('/console/orders?view=toPick');
    const step = page.getByRole('link', { name: new RegExp(`${words.steps.pick}|${words.steps.pack}`) });
    // Another packer's order offers none.
    await page
      .locator('main :is(tr, li)', { has: page.locator('a[data-row]') })
      .locator(step)
      .first()
      .click();
    await expect(page).toHaveURL(/\/console\/pack\/\d{9}$/);
  },
);

journey(
  'N takes the next step of the order, C shows its number, E edits it, P opens its label; J and K move',
  async ({ page, shopper, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'phones have no keys');
    const words = t.consoleOrders;
    const [packed, picked] = await hasOrdersIn(shopper, 'packed', 'toPick');
    await isOnStaff(page.context(), ['manager', 'packer'], 'سهى', baseURL ?? '');
    await page.goto(`/console/orders?view=packed&search=${packed}`);
    await page.locator('main a[data-row]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: t.papers.printLabel })).toBeVisible();
    const label = page.context().waitForEvent('request', (request) => request.url().includes('kind=label'));
    await press(page, 'KeyP');
    expect((await label).method()).toBe('GET');
    await page.bringToFront();
    await press(page, 'KeyC');
    await expect(page.getByRole('link', { name: words.steps.call })).toBeVisible();
    await press(page, 'KeyN');
    await expect(page).toHaveURL(/\/console\/delivery/);

    await page.goto(`/console/orders?view=toPick&search=${picked}`);
    await page.locator('main a[data-row]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words.steps.edit })).toBeVisible();
    await press(page, 'KeyE');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.goto('/console/orders/board');
    const cards = page.locator('main a[data-row]');
    await expect(cards.nth(1)).toBeVisible();
    await press(page, 'KeyJ');
    await expect(cards.first()).toBeFocused();
    await press(page, 'KeyJ');
    await expect(cards.nth(1)).toBeFocused();
    await press(page, 'KeyK');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: words.trail })).toBeVisible();

    await page.goto('/console/orders/call');
    await expect(page.locator('main a[data-row]').first()).toBeVisible();
    await press(page, 'KeyJ');
    await expect(page.locator('main a[data-row]').first()).toBeFocused();
    // The queue is no table: N and C belong to the order that is shown.
    await press(page, 'KeyJ');
    await expect(page.locator('main a[data-row]').nth(1)).toBeFocused();
    await press(page, 'KeyC');
    await expect(page.getByRole('link', { name: words.steps.call })).toBeVisible();
  },
);

journey(
  'a chat begins with the number of the order and what is asked',
  async ({ page, shopper, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk differs in its layout alone');
    const words = t.consoleOrders;
    const [number] = await hasOrdersIn(shopper, 'toConfirm');
    await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
    await page.goto(`/console/orders/${number}`);
    await page.getByRole('button', { name: `${words.show}: ${words.phone}` }).click();
    const chat = page.getByRole('link', { name: words.whatsApp });
    const href = decodeURIComponent((await chat.getAttribute('href')) ?? '');
    expect(href).toMatch(/^https:\/\/wa\.me\/9639\d{8}\?text=/);
    expect(href.replaceAll(/[^\d:/]/g, '')).toContain(number);
    expect(href).toContain('هل نرسله؟');
    expect(await barriers(page)).toEqual([]);
  },
);
