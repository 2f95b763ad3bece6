import { expect } from '@playwright/test';
import { numberCell, rawWorkbook, textCell } from '../test/workbook.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey(
  'a company’s workbook in words of its own: its columns are asked, remembered, shown and forgotten',
  async ({ page, context, t, baseURL }) => {
    await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
    const { companies, imports } = t;
    const [company] = await storeQuery(`select id from companies where name_en = 'North Freight'`, []);
    const [code, fee, cash] = ['كود الطرد عندنا', 'رسمنا', 'ما قبضناه'];
    const sheet = page.getByRole('dialog');
    const choose = async (name: string) => {
      await page.goto(`/console/cash/companies/${String(company?.['id'])}`);
      await page.getByRole('button', { name: companies.newStatement }).click();
      const rows = [
        [textCell('شركة الشمال')],
        [fee, code, cash].map((heading) => textCell(heading)),
        [numberCell(100), textCell('W-1'), textCell('1500 ل.س')],
        [numberCell(100), textCell('المجموع'), numberCell(1500)],
      ];
      const buffer = Buffer.from(rawWorkbook([{ name: 'كشف', rows }]));
      await sheet.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
    };
    await choose('november.xlsx');
    for (const [heading, column] of [
      [code, 'waybill'],
      [cash, 'amount'],
      [fee, 'fee'],
    ] as const) {
      await sheet.getByLabel(heading, { exact: true }).selectOption(column);
      await expect(sheet.getByLabel(heading, { exact: true })).toBeEnabled();
    }
    await expect(sheet.getByText(companies.readOf(1, 1500))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('textbox', { name: companies.received }).fill('0');
    await sheet.getByRole('button', { name: companies.compare }).click();
    // The sheet shows the code, too, until the statement is taken.
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('W-1')).toBeVisible();
    await choose('december.xlsx');
    await expect(sheet.getByText('november.xlsx')).toBeVisible();
    await sheet.getByRole('button', { name: imports.forgetColumns }).click();
    await expect(sheet.getByText('november.xlsx')).toHaveCount(0);
    await expect(sheet.getByLabel(code, { exact: true })).toHaveValue('');
  },
);
