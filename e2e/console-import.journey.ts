import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { zipOf } from '../test/zip.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey(
  'a file of products is tried, brought in and taken back',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'files are at the desk');
    await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    const { imports } = t;
    await page.goto('/console/products/import');
    const columns = [imports.columns.nameAr, imports.columns.brand, imports.columns.category];
    const head = [...columns, imports.columns.subCategory, imports.columns.price, 'x'];
    const rows = [
      'وشاح الرحلة,بس سادة,نسائي,بلوزات وقمصان,5000,',
      'وشاح الرحلة 2,بس سادة,نسائي,بلوزات وقمصان,=2+3,',
    ];
    const buffer = Buffer.from([head.join(','), ...rows].join('\n'));
    await page
      .getByLabel(imports.choose, { exact: true })
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(imports.outcome.refused(1))).toBeVisible();
    await expect(page.getByText(t.importFaults.rows.formula())).toBeVisible();
    await expect(page.getByText(imports.outcome.new(1))).toBeVisible();
    await page.getByText(imports.whatIs).click();
    expect(await barriers(page)).toEqual([]);
    // What was chosen is there after a reload.
    const unread = page.getByLabel('x', { exact: true });
    await unread.selectOption(imports.columns.color);
    await page.reload();
    await expect(unread).toHaveValue('color');
    await unread.selectOption(imports.notRead);
    await page.getByRole('button', { name: imports.applyValid, exact: true }).click();
    await expect(page.getByText(imports.states.applied, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: imports.undo }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: imports.undo }).click();
    await expect(page.getByText(imports.states.undone, { exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);

journey(
  'brands of a price list that the shop does not know are added from the page of the file',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    const { imports } = t;
    const [brand, head] = [`دار ${Date.now()}`, [imports.columns.nameAr, imports.columns.brand]];
    const columns = [...head, imports.columns.category, imports.columns.subCategory, imports.columns.price];
    const rows = [`كنزة ${brand},${brand},women,tops,5000`, `جاكيت ${brand},${brand},women,tops,9000`];
    await page.goto('/console/products/import');
    await page.getByLabel(imports.choose, { exact: true }).setInputFiles({
      name: 'brands.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([columns.join(','), ...rows].join('\n')),
    });
    await page.getByRole('button', { name: imports.addThis(brand) }).click();
    const sheet = page.getByRole('dialog');
    const add = sheet.getByRole('button', { name: imports.addAndTry(1) });
    await sheet.getByLabel(t.taxonomy.fields.nameEn).fill('');
    await add.click();
    await expect(sheet.getByText(t.taxonomy.needed)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByLabel(t.taxonomy.fields.nameEn).fill('House');
    await add.click();
    await expect(page.getByText(imports.outcome.new(2))).toBeVisible();
    await expect(page.getByRole('button', { name: imports.apply, exact: true })).toBeVisible();
    const [row] = await storeQuery('select count(*)::int as count from brands where name_ar = $1', [brand]);
    expect(row?.['count']).toBe(1);
  },
);

journey(
  'a ZIP of pictures goes on after a broken line, says what each file is, and is taken back',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    journey.slow();
    const { imports } = t;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    // Noise does not compress: the ZIP has three parts.
    const photograph = await sharp(randomBytes(300 * 400 * 3), {
      raw: { width: 300, height: 400, channels: 3 },
    })
      .resize(1500, 2000, { kernel: 'nearest' })
      .jpeg({ quality: 85 })
      .toBuffer();
    const buffer = zipOf([
      { name: 'صور/pleated-front-linen-blouse-9.jpg', content: photograph, stored: true },
      { name: 'no-such-thing.jpg', content: photograph, stored: true },
      { name: '__MACOSX/._x', content: 'x' },
    ]);
    const zip = { name: 'صور.zip', mimeType: 'application/zip', buffer };
    await page.goto('/console/products/import');
    let isBroken = true;
    await page.route('**/pictures/1', (route) => (isBroken ? route.abort() : route.continue()));
    await page.getByLabel(imports.zip.choose).setInputFiles(zip);
    await expect(page.getByText(/^وصل|arrived/)).toBeVisible();
    isBroken = false;
    await page.getByLabel(imports.zip.again).setInputFiles(zip);
    await expect(page.getByText(t.importFaults.pictures.unknown())).toBeVisible();
    await expect(page.getByText(imports.zip.refused(1))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // A page that loses its line while the file comes in goes on by itself.
    await page.route('**/api/console/v1/imports/*', (route) => route.abort());
    await page.getByRole('button', { name: imports.applyValid, exact: true }).click();
    await expect(page.getByText(t.consoleWords.shownAsOf('').replace('.', '').trim())).toBeVisible();
    await page.unroute('**/api/console/v1/imports/*');
    // A photograph takes seconds, noise most of all.
    await expect(page.getByText(imports.states.applied, { exact: true })).toBeVisible({ timeout: 60_000 });
    const count = async () => {
      const [row] = await storeQuery(
        `select count(*)::int as count from product_pictures where product_id = 'pleated-front-linen-blouse'`,
        [],
      );
      return Number(row?.['count']);
    };
    const after = await count();
    await page.getByRole('button', { name: imports.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: imports.undo }).click();
    await expect(page.getByText(imports.states.undone, { exact: true })).toBeVisible();
    expect(after - (await count())).toBe(1);
  },
);
