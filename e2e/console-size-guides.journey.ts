import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

const PRODUCT = 'fine-v-neck-t-shirt';

journey.use({ language: 'ar' });

journey(
  'a manager writes a size guide for a category, and shoppers see it beside the sizes',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const g = t.sizeGuides;
    // Its own guide would come first.
    const [before] = await storeQuery(
      `update products p set size_guide_id = null from products old
        where p.id = $1 and old.id = p.id returning old.size_guide_id, p.subcategory_id`,
      [PRODUCT],
    );
    const kind = String(before?.['subcategory_id']);
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/products/size-guides');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: g.new }).click();
    await page.getByLabel(g.fields.nameAr).fill('كنزات القطن');
    await page.getByLabel(g.fields.nameEn).fill('Cotton shirts');
    await page.getByLabel(g.fields.noteAr).fill('قصّة ضيقة.');
    await page.getByLabel(g.fields.subCategoryId).selectOption(kind);
    await page.getByRole('button', { name: g.addMeasure }).click();
    await page.getByLabel(g.line).selectOption('chest');
    await expect(page.getByLabel(g.measureEn)).toHaveValue('Chest');
    for (const size of ['S', 'M']) await page.getByLabel(g.addSize).selectOption({ label: size });
    const cell = (size: string) => page.getByLabel(g.cell(g.lines.chest, size));
    await cell('S').fill('٩٠ - ٩٤');
    await cell('M').fill('88');
    await expect(page.getByText(g.unsteady(g.cell(g.lines.chest, 'M')))).toBeVisible();
    await cell('M').fill('wide');
    await expect(page.getByText(g.figureWrong(g.cell(g.lines.chest, 'M')))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.reload();
    await expect(cell('S')).toHaveValue('90–94');
    await cell('M').fill('94-98');
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(g.saved)).toBeVisible();
    await expect(page.getByRole('link', { name: 'كنزات القطن' }).first()).toBeVisible();

    await page.goto(`/ProductDetails/${PRODUCT}`);
    await page.getByRole('button', { name: t.product.sizeGuide }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('قصّة ضيقة.')).toBeVisible();
    await expect(sheet.getByRole('cell', { name: '94–98' })).toBeVisible();
    const compared = sheet.getByRole('definition').filter({ hasText: '94–98' });
    await expect(compared).toContainText(t.sizeComparison.larger(4));
    await sheet.getByLabel(t.sizeComparison.sides[0] ?? '').selectOption('M');
    await expect(compared).toContainText(t.sizeComparison.smaller(4));
    expect(await barriers(page)).toEqual([]);
    await storeQuery(`delete from size_guides where name_en = 'Cotton shirts'`, []);
    await storeQuery(`update products set size_guide_id = $2 where id = $1`, [
      PRODUCT,
      before?.['size_guide_id'],
    ]);
  },
);
