import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'a manager finds an order, opens its phone, calls, holds it and confirms it',
  async ({ page, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk differs in its layout alone');
    const words = t.consoleOrders;
    await isOnStaff(page.context(), ['manager'], 'سهى عمر', baseURL ?? '');
    // Without news the page still shows what a colleague has changed, and its step is refused.
    await page.route('**/api/console/v1/events*', async (route) => route.abort());
    await page.goto('/console/orders?view=toConfirm');
    const cards = page.getByRole('list', { name: words.title }).getByRole('listitem');
    const tab = page.getByRole('link', { name: new RegExp(`^${words.views.toConfirm} `) });
    await expect(tab).toHaveAttribute('aria-current', 'true');
    // Other journeys place orders meanwhile.
    await expect(async () => {
      const shown = Number((await tab.textContent())?.replace(/\D/g, ''));
      expect(await cards.count()).toBe(shown);
    }).toPass();
    expect(await barriers(page)).toEqual([]);

    // One press on a row takes its next step, and the row leaves the view.
    const confirm = page.getByRole('button', { name: words.steps.confirm });
    const first = cards.filter({ has: confirm }).first();
    const address = await first.getByRole('link').first().getAttribute('href');
    const row = cards.filter({ has: page.locator(`a[href="${address}"]`) });
    await row.getByRole('button', { name: words.steps.confirm }).click();
    await expect(page.locator(`a[href="${address}"]`)).toHaveCount(0);
    // Undo restores the row.
    await page.getByRole('button', { name: t.consoleWords.undo }).click();
    await expect(cards.locator(`a[href="${address}"]`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t.consoleWords.undo })).toHaveCount(0);

    // Filters are of the address; saved by a name they are a tab, until it is deleted.
    await page.getByRole('button', { name: t.consoleWords.filters }).click();
    await page.getByRole('combobox', { name: words.city }).selectOption('damascus');
    await expect(page).toHaveURL(/city=damascus/);
    await page.getByRole('button', { name: words.saveView }).click();
    await page.getByRole('textbox', { name: words.viewName }).fill('دمشق');
    await page.getByRole('button', { name: words.viewKeep, exact: true }).click();
    const own = page.getByRole('link', { name: /^دمشق [\d,]+$/ });
    await expect(own).toHaveAttribute('aria-current', 'true');
    await tab.click();
    await own.click();
    await expect(page).toHaveURL(/city=damascus/);
    await page.getByRole('button', { name: words.changeView }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: words.viewDelete }).click();
    await expect(own).toHaveCount(0);
    await tab.click();

    const toCall = page.getByRole('link', { name: words.callToConfirm });
    const number = /\d{9}$/.exec((await toCall.first().getAttribute('href')) ?? '')?.[0] ?? '';
    const grouped = number.replace(/(\d{3})(?=\d)/g, '$1 ');
    await page.getByRole('button', { name: words.search }).click();
    await page.getByRole('searchbox').fill(grouped);
    await expect(page).toHaveURL(/search=/);
    await expect(cards).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(grouped);
    await expect(cards).toHaveCount(1);
    // A colleague has the order open too.
    await storeQuery(
      `insert into order_presence (order_id, staff_id, seen_at)
       select id, 'demo-support', now() + interval '10 minutes' from orders where number = $1`,
      [number],
    );
    await cards.locator('a[data-row]').click();
    await expect(page.getByText(words.openWith(['\u2068هبة الأحمد\u2069']))).toBeVisible();
    await page.getByRole('button', { name: `${words.show}: ${words.phone}` }).click();
    await expect(page.getByRole('link', { name: words.steps.call })).toHaveAttribute(
      'href',
      /^tel:\+9639\d{8}$/,
    );
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: words.steps.hold }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: words.reason }).fill('تعود من السفر غداً');
    await page.getByRole('dialog').getByRole('button', { name: words.steps.hold }).click();
    await expect(page.getByText(words.done.hold, { exact: true })).toBeVisible();
    const note = page.getByRole('textbox', { name: words.noteWrite });
    await note.fill('الباب الخلفي بجانب الصيدلية');
    await page.reload();
    await page.getByRole('button', { name: words.noteKeep }).click();
    // It is kept once the field is empty.
    await expect(note).toHaveValue('');
    await expect(page.getByText('الباب الخلفي بجانب الصيدلية')).toBeVisible();
    await page.getByRole('button', { name: words.noteEdit }).click();
    await note.fill('الباب الأمامي');
    await page.getByRole('button', { name: words.noteKeep }).click();
    await expect(note).toHaveValue('');
    await expect(page.getByText('الباب الأمامي')).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // A colleague released it meanwhile: the refusal says who did what, and the page shows the current state.
    await storeQuery(
      `with gone as (update parcels p set held_reason = null, held_until = null, version = version + 1
                      from orders o where o.id = p.order_id and o.number = $1 returning p.id)
       insert into parcel_history (parcel_id, step, stage, actor) select id, 'release', 'toConfirm', 'merchant:demo-support' from gone`,
      [number],
    );
    await page.getByRole('button', { name: words.steps.release }).click();
    await expect(page.getByText(t.conflicts.did.release).first()).toBeVisible();
    await page.getByRole('button', { name: words.steps.confirm }).click();
    await expect(page.getByText(words.done.confirm, { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(grouped);
  },
);

journey(
  'ticked orders stay ticked over pages and Back, and take a step together',
  async ({ shopper, page, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk differs in its layout alone');
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(...(await findProducts(shopper.context, shopper.language, 1)));
    await isOnStaff(page.context(), ['manager'], 'سهى عمر', baseURL ?? '');
    await page.goto('/console/orders');
    const bar = page.getByRole('region', { name: t.bulk.bar });
    const cards = page.getByRole('list', { name: t.consoleOrders.title }).getByRole('listitem');
    await cards.nth(4).getByRole('checkbox').check();
    await page.getByRole('link', { name: t.consoleWords.nextPage }).click();
    await cards.nth(3).getByRole('checkbox').check();
    await expect(bar.getByRole('status')).toContainText(t.bulk.chosen(2));
    expect(await barriers(page)).toEqual([]);
    await cards.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: t.consoleOrders.items })).toBeVisible();
    await page.goBack();
    await expect(bar.getByRole('status')).toContainText(t.bulk.chosen(2));
    await bar.getByRole('button', { name: t.bulk.none }).click();

    await page.goto(`/console/orders?search=${order.number}`);
    await cards.last().getByRole('checkbox').check();
    await bar.getByRole('button', { name: t.bulk.more, exact: true }).click();
    await bar.getByRole('button', { name: t.consoleOrders.steps.hold }).click();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: t.consoleOrders.reason })
      .fill('ننتظر القياس');
    await page.getByRole('dialog').getByRole('button', { name: t.consoleOrders.steps.hold }).click();
    await expect(page.getByText(t.bulk.done(1))).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

journey('the calendar of a sheet is whole', async ({ page, t, baseURL, isMobile }) => {
  journey.skip(isMobile, 'on a phone the calendar is a part of its form');
  const words = t.consoleOrders;
  await isOnStaff(page.context(), ['manager'], 'سهى عمر', baseURL ?? '');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/console/orders?view=toConfirm');
  await page.getByRole('main').locator('a[data-row]').first().click();
  await page.getByRole('button', { name: words.steps.hold }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t.dateField.open }).click();
  await expect(sheet.getByRole('grid')).toBeInViewport({ ratio: 0.99 });
  await expect(sheet.getByRole('textbox', { name: words.reason })).toBeInViewport({ ratio: 0.99 });
});

journey.describe('in English', () => {
  journey.use({ language: 'en' });

  journey(
    'the narrowest table breaks a state between its words alone',
    async ({ page, t, baseURL, isMobile }) => {
      journey.skip(isMobile, 'a phone has cards');
      await isOnStaff(page.context(), ['manager'], 'Suha', baseURL ?? '');
      await page.setViewportSize({ width: 1024, height: 800 });
      await page.goto('/console/orders?view=toConfirm');
      const state = page.getByRole('table').getByText(t.consoleOrders.stages.toConfirm, { exact: true });
      await expect(state.first()).toBeVisible();
      const lines = await state.first().evaluate((chip) => {
        const range = document.createRange();
        range.selectNodeContents(chip);
        return range.getClientRects().length;
      });
      expect(lines).toBeLessThanOrEqual(t.consoleOrders.stages.toConfirm.split(' ').length);
    },
  );
});
