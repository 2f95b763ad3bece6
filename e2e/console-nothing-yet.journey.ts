import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey.use({ language: 'ar' });

journey(
  'a form of a product makes the brand, category, color and size that the shop lacks',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const [p, k] = [t.products, t.taxonomy];
    // Letters alone: a long number is looked for its separators wherever it is shown.
    const mark = Array.from(String(Date.now()).slice(-5), (digit) => 'ابتثجحخدذر'[Number(digit)]).join('');
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/products/new');
    await page.getByLabel(p.fields.nameAr).fill(`شروال ${mark}`);
    await page.getByLabel(p.fields.price, { exact: true }).fill('2500');

    await page.getByRole('button', { name: k.add.brands }).click();
    const sheet = page.getByRole('dialog');
    const add = sheet.getByRole('button', { name: k.addIt });
    await add.click();
    await expect(sheet.getByText(k.needed)).toBeVisible();
    await sheet.getByLabel(k.name, { exact: true }).fill(`خياط ${mark}`);
    expect(await barriers(page)).toEqual([]);
    await add.click();
    await expect(page.locator('select[name=brandId] option:checked')).toHaveText(`خياط ${mark}`);

    await page.getByRole('button', { name: k.add.subCategories }).click();
    await sheet.getByLabel(k.name, { exact: true }).fill(`شراويل ${mark}`);
    await sheet.getByLabel(k.fields.categoryId).selectOption('');
    await sheet.getByLabel(k.newCategory).fill(`تراث ${mark}`);
    await add.click();
    await expect(page.locator('select[name=subCategoryId] option:checked')).toHaveText(`شراويل ${mark}`);
    await page.getByRole('button', { name: p.create, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: `شروال ${mark}` })).toBeVisible();

    await page.getByRole('button', { name: k.add.colors }).click();
    await sheet.getByLabel(k.name, { exact: true }).fill(`عنابي ${mark}`);
    await add.click();
    await page.getByRole('button', { name: k.add.sizes }).click();
    await sheet.getByLabel(k.label, { exact: true }).fill(mark);
    await add.click();
    await expect(page.getByRole('checkbox', { name: mark, exact: true })).toBeChecked();
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(p.saved)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: `عنابي ${mark}` })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: mark, exact: true })).toBeChecked();
  },
);
