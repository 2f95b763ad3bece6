import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

/** A barcode of our own with a valid check digit, for the variant with the most stock. */
const BARCODE = '2099999999990';

journey.use({ language: 'ar' });

journey(
  'goods are scanned in, a dropped line loses none, and the ledger says why',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'receipts are counted on a phone');
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await storeQuery(
      `update variants set barcode = $1
        where (product_id, color_id, size_id) = (select product_id, color_id, size_id from variants order by stock desc, barcode limit 1)`,
      [BARCODE],
    );
    await page.goto('/console/stock');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.stock.receive }).click();
    await page.getByRole('button', { name: t.stock.headOf(true) }).click();
    await page.getByRole('combobox', { name: t.stock.supplier }).fill('معمل السريان');
    const scan = page.getByRole('textbox', { name: t.stock.scan });
    const counted = page.getByRole('textbox', { name: t.stock.counted });
    await scan.fill('2000000000000');
    await scan.press('Enter');
    await expect(page.getByText(t.stock.notFound)).toBeVisible();
    // A scanner does not wait for an answer that is slow.
    await page.route('**/2000000000000', async (route) => {
      await new Promise((slow) => setTimeout(slow, 500));
      return route.fallback();
    });
    for (const code of ['2000000000000', BARCODE]) {
      await scan.pressSequentially(code);
      await scan.press('Enter');
    }
    await expect(counted).toHaveValue('1');
    await expect(page.getByText(t.stock.saved, { exact: true })).toBeVisible();

    await context.setOffline(true);
    await scan.fill(BARCODE);
    await scan.press('Enter');
    await expect(counted).toHaveValue('2');
    await expect(page.getByText(t.stock.onDevice)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(counted).toHaveValue('2');
    await page.getByRole('textbox', { name: t.stock.expected }).fill('٣');
    await expect(page.getByText(t.stock.short(1))).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // Goods without codes are typed by color and size.
    await page.getByRole('button', { name: t.stock.byGrid }).click();
    const grid = page.getByRole('dialog', { name: t.stock.byGrid });
    await grid.getByRole('searchbox').fill('جينز');
    await grid.getByRole('searchbox').press('Enter');
    await grid.getByRole('listitem').getByRole('button').first().click();
    const cells = grid.getByRole('table').getByRole('textbox');
    await cells.nth(0).fill('٣');
    await cells.nth(1).fill('4');
    // The colors stay beside their pieces while the sizes scroll.
    const table = grid.getByRole('table');
    const color = grid.getByRole('rowheader').first();
    await table.evaluate((element) => element.style.setProperty('inline-size', '1600px'));
    const first = await cells.nth(0).boundingBox();
    await table.evaluate((element) => element.parentElement?.scrollBy({ left: -400 }));
    expect((await cells.nth(0).boundingBox())?.x).not.toBe(first?.x);
    await expect(color).toBeInViewport();
    expect(await barriers(page)).toEqual([]);
    await grid.getByRole('button', { name: t.stock.addPieces(7) }).click();
    await expect(page.getByText(t.stock.saved, { exact: true })).toBeVisible();
    // An amount that cannot be read is said so, and posts nothing.
    await page.getByRole('button', { name: 'معمل السريان', exact: true }).click();
    const extra = page.getByRole('textbox', { name: t.stock.extraCost });
    await extra.fill('115.500');
    await page.getByRole('button', { name: t.stock.post(9) }).click();
    await expect(extra).toBeFocused();
    await expect(page.getByText(t.stock.costUnread)).toBeVisible();
    await extra.fill('١١٥٫٥٠');
    await expect(page.getByText(t.stock.costUnread)).toHaveCount(0);
    await page.getByRole('button', { name: t.stock.post(9) }).click();
    await expect(page.getByText(t.stock.extraNeedsCosts)).toBeVisible();
    await page.getByRole('textbox', { name: t.stock.unitCost }).first().fill('2');
    await expect(page.getByText(t.stock.saved, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.stock.post(9) }).click();
    await expect(page.getByText(t.stock.states.posted)).toBeVisible();

    await page.goto(`/console/stock?search=${BARCODE}`);
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const line = page.getByRole('main').getByText(t.stock.because.received);
    await expect(line.first()).toBeVisible();
    await expect(page.getByText('+2').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // The focus returns from a sheet that was saved.
    const level = page.getByRole('button', { name: t.stock.lowLevel }).first();
    await level.click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: t.stock.lowLabel }).fill('2');
    await sheet.getByRole('button', { name: t.stock.save }).click();
    await expect(sheet).toHaveCount(0);
    await expect(level).toBeFocused();
  },
);

journey(
  'pieces by color and size are typed by keys, and pasted from a spreadsheet with Arabic digits',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'a spreadsheet is beside it on a desk');
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    const [wide] = await storeQuery(
      `select p.name_ar as name from variants v join products p on p.id = v.product_id where p.status = 'published'
        group by 1 having count(distinct v.color_id) >= 3 and count(distinct v.size_id) >= 4
           and count(*) = count(distinct v.color_id) * count(distinct v.size_id) order by 1 limit 1`,
      [],
    );
    await page.goto('/console/stock');
    await page.getByRole('button', { name: t.stock.receive }).click();
    await page.getByRole('button', { name: t.stock.byGrid }).click();
    const grid = page.getByRole('dialog', { name: t.stock.byGrid });
    await expect(grid.getByRole('searchbox')).toBeFocused();
    await grid.getByRole('searchbox').fill(String(wide?.['name']));
    await grid.getByRole('searchbox').press('Enter');
    await grid.getByRole('listitem').getByRole('button').first().click();
    const at = (row: number, column: number) => grid.locator(`[data-at="${row} ${column}"]`);
    const total = (pieces: number) => grid.getByRole('button', { name: t.stock.addPieces(pieces) });

    await journey.step('keys', async () => {
      await at(0, 0).focus();
      await page.keyboard.type('٣');
      // In Arabic the next size stands to the left.
      await page.keyboard.press('ArrowLeft');
      await expect(at(0, 1)).toBeFocused();
      await page.keyboard.type('5');
      await page.keyboard.press('Enter');
      await expect(at(1, 1)).toBeFocused();
      await page.keyboard.press('Control+d');
      await expect(at(1, 1)).toHaveValue('5');
      await page.keyboard.press('Control+Enter');
      await expect(at(1, 3)).toHaveValue('5');
      await page.keyboard.press('Control+z');
      await expect(at(1, 3)).toHaveValue('');
      await expect(at(1, 1)).toHaveValue('5');
      await page.keyboard.press('Control+z');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.type('12');
      await page.keyboard.press('F2');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('0');
      await expect(at(0, 1)).toHaveValue('102');
      await expect(total(105)).toBeEnabled();
    });

    await journey.step('a block with a word in it', async () => {
      const paste = async (text: string) =>
        at(0, 0).evaluate((cell, block) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', block);
          cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        }, text);
      await paste('١\t٢\t٣\t٤\n٥\tستة\t٧\t٨\n٩\t١٠\t١١\t١٢\n');
      await expect(grid.getByRole('alert')).toHaveText(new RegExp('ستة'));
      await expect(at(0, 0)).toHaveValue('3');
      await grid.getByRole('button', { name: t.stock.fillOthers }).click();
      await expect(at(2, 3)).toHaveValue('12');
      await expect(at(1, 1)).toHaveValue('');
      await paste('1\t2\t3\t4\n5\t6\t7\t8\n9\t10\t11\t12');
      await expect(at(1, 1)).toHaveValue('6');
      expect(await barriers(page)).toEqual([]);
      // Closed by a slip and the page loaded again: the numbers are still there.
      await page.keyboard.press('Escape');
      await page.reload();
      await expect(at(1, 1)).toHaveValue('6');
      await total(78).click();
    });
    await expect(page.getByText(t.stock.saved, { exact: true })).toBeVisible();
  },
);
