import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { phoneNumber } from './phone-number.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'each job of the day is at most two taps from Today',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk has its sections beside it');
    await isOnStaff(context, ['owner'], 'لينا', baseURL ?? '');
    const main = page.getByRole('main');
    const words = t.consoleOrders;
    const figure = (name: string) =>
      main.getByRole('list', { name: t.today.counts }).getByRole('link', { name });
    const jobs = {
      confirm: [
        figure(t.today.figures.toConfirm),
        main
          .getByRole('button', { name: words.steps.confirm })
          .or(main.getByRole('link', { name: words.callToConfirm })),
      ],
      pack: [main.locator('a[href^="/console/pack/"]'), page.getByRole('button', { name: t.packing.pick })],
      handOver: [
        figure(t.today.figures.packed),
        main.locator('a[href="/console/delivery"]'),
        page.getByRole('heading', { level: 1, name: t.delivery.title }),
      ],
      returns: [
        figure(t.today.figures.returns),
        main.locator('a[href^="/console/returns/"]'),
        page.getByRole('button', { name: /^(اقبل|وافق)/ }),
      ],
      cash: [
        main.getByRole('link', { name: t.today.whence }),
        main.locator('a[data-row]').filter({ hasText: 'يوسف نعمة' }),
        page.getByRole('button', { name: t.cash.countDone }),
      ],
    };
    for (const [job, steps] of Object.entries(jobs))
      await journey.step(job, async () => {
        await page.goto('/console');
        for (const tap of steps.slice(0, -1)) await tap.first().click();
        await expect((steps.at(-1) ?? main).first()).toBeVisible();
      });
  },
);

journey(
  'a list is as it was after a reload and after Back: view, filter, sort, page, place and ticks',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/orders?city=damascus&view=all&sort=oldest');
    const words = t.consoleWords;
    const main = page.getByRole('main');
    const rows = main.locator('a[data-row]');
    const top = (await rows.first().getAttribute('href')) ?? '';
    await page.getByRole('link', { name: words.nextPage }).click();
    await expect(page).toHaveURL(/(after|before)=/);
    await expect(rows.first()).not.toHaveAttribute('href', top);
    const chips = main.getByRole('link', { name: /دمشق/ });
    await expect(chips.first()).toBeVisible();
    const first = await rows.first().getAttribute('href');
    await main.getByRole('checkbox').nth(3).check();
    const opened = rows.nth(14);
    await opened.evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const scrolled = async () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(scrolled).toBeGreaterThan(200);
    const [address, place] = [page.url(), await scrolled()];

    await opened.click();
    await expect(page.getByRole('heading', { name: t.consoleOrders.items })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('region', { name: t.bulk.bar }).getByRole('status')).toContainText(
      t.bulk.chosen(1),
    );
    await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(4);

    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(rows.first()).toHaveAttribute('href', first ?? '');
    await expect(chips.first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.views }).locator('[aria-current]')).toHaveCount(
      1,
    );

    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByRole('main').locator('a[data-row]').first()).toHaveAttribute('href', first ?? '');
  },
);

journey(
  'of orders confirmed together each refused one stays ticked and says why',
  async ({ page, t, shopper, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the narrow one is the harder one');
    await shopper.isSignedIn();
    const [piece] = await findProducts(shopper.context, 'ar', 1);
    const orders = [await shopper.hasOrdered(piece), await shopper.hasOrdered(piece)];
    await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');
    // News of another order would show the hold before the press.
    await page.route('**/api/console/v1/events*', (route) => route.abort());
    await page.goto(`/console/orders?search=${encodeURIComponent(shopper.phone)}`);
    const cards = page.getByRole('list', { name: t.consoleOrders.title }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    for (const place of [0, 1]) await cards.nth(place).getByRole('checkbox').check();
    // A colleague holds one of them meanwhile.
    await storeQuery(
      `update parcels set held_reason = 'ننتظر', held_until = now() + interval '1 day' where order_id = $1`,
      [orders[0]?._id],
    );
    const bar = page.getByRole('region', { name: t.bulk.bar });
    await bar.getByRole('button', { name: t.consoleOrders.steps.confirm }).click();
    await expect(page.getByText(t.bulk.notDone(1))).toBeVisible();
    await expect(page.getByText(t.messages.refusals.HELD).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await expect(bar.getByRole('status')).toContainText(t.bulk.chosen(1));
  },
);

journey(
  'Today says of a courier whose stops have ended that the run is open',
  async ({ page, t, baseURL }) => {
    const name = `يوسف ${randomBytes(4).toString('hex').replaceAll(/\d/g, 'x')}`;
    await storeQuery(`insert into staff (id, phone, name, roles) values ($1, $2, $1, '{courier}')`, [
      name,
      phoneNumber(),
    ]);
    await storeQuery(
      `insert into runs (day, courier_id, status, created_by) values (current_date, $1, 'accepted', 'journey')`,
      [name],
    );
    await isOnStaff(page.context(), ['owner'], 'رنا', baseURL ?? '');
    await page.goto('/console');
    const line = page.locator('dl > div', { hasText: name });
    await expect(line.getByText(t.today.runOpen)).toBeVisible();
    await expect(line.locator('dd')).not.toContainText('0');
    await storeQuery(`update runs set status = 'ended' where courier_id = $1`, [name]);
  },
);
