import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

const PAGES = [
  '/products/import',
  '/settings/archive',
  '/stock',
  '/stock/receipts',
  '/stock/counts',
  '/stock/suppliers',
  '/stock/rates',
  ...[
    'sales',
    'sellThrough',
    'refusals',
    'returns',
    'pace',
    'couriers',
    'stock',
    'stockValue',
    'contribution',
    'cashAge',
    'funnel',
    'searches',
  ].map((name) => `/reports/${name}`),
];

journey(
  'files, stock and reports are open to everybody, by day and at night',
  async ({ page, context, baseURL }) => {
    journey.slow();
    await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(`/console${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(...(await barriers(page)).map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  },
);

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
      .locator('input[type=file]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(imports.outcome.refused(1))).toBeVisible();
    await expect(page.getByText(imports.faults.formula())).toBeVisible();
    await expect(page.getByText(imports.outcome.new(1))).toBeVisible();
    await page.getByText(imports.whatIs).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: imports.applyValid, exact: true }).click();
    await expect(page.getByText(imports.states.applied, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: imports.undo }).click();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: imports.undo }).click();
    await expect(page.getByText(imports.states.undone, { exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
