import { expect } from '@playwright/test';
import sharp from 'sharp';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey.use({ language: 'ar' });

const words = 'فستان صيفي خفيف من الكتان المغسول يصل طوله حتى الركبة.';

journey(
  'a manager with a phone puts a new product on the shelf, and a shopper finds it',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const [p, save] = [t.products, page.getByRole('button', { name: t.consoleWords.save })];
    const name = `فستان نرجس ${Date.now()}`;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/products/new');
    await page.getByRole('button', { name: p.create, exact: true }).click();
    await expect(page.getByText(p.nameNeeded)).toBeVisible();
    await page.getByLabel(p.fields.nameAr).fill(name);
    await expect(page.getByText(p.nameNeeded)).toBeHidden();
    await page.getByLabel(p.fields.brandId).selectOption({ index: 1 });
    await page.getByLabel(p.fields.subCategoryId).selectOption({ index: 1 });
    await page.getByLabel(p.fields.price, { exact: true }).fill('٢٥٠٠');
    await page.getByRole('button', { name: p.create, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: p.steps.publish, exact: true })).toBeDisabled();

    for (const [field, text] of [
      [p.fields.nameEn, 'Narcissus dress'],
      [p.fields.descriptionAr, words],
      [p.fields.descriptionEn, 'A light summer dress of washed linen, down to the knee.'],
      [p.fields.materialAr, 'كتان'],
      [p.fields.materialEn, 'Linen'],
      [p.fields.careAr, 'غسيل 30 درجة'],
      [p.fields.careEn, 'Wash at 30°'],
    ] as const)
      await page.getByLabel(field).fill(text);
    await page.getByRole('group', { name: p.colors }).locator('label').first().click();
    await page.getByRole('group', { name: p.sizes }).locator('label').first().click();
    await page.getByRole('group', { name: p.sizes }).locator('label').nth(1).click();
    await page.locator('#variants details:has(ul) > summary').last().click();
    const barcode = `62${String(Date.now()).slice(-11)}`;
    await page
      .getByRole('textbox', { name: new RegExp(`^${p.barcode}`) })
      .first()
      .fill(barcode);
    // The cell at its right, where Arabic begins.
    await page.locator('input[name="barcode-0"]').press('ArrowRight');
    await expect(page.locator('input[name="sku-0"]')).toBeFocused();
    // A color taken off comes back with what was typed in it.
    const color = page.getByRole('group', { name: p.colors }).locator('label').first();
    await color.click();
    await page.getByRole('button', { name: t.consoleWords.undo, exact: true }).click();
    await expect(color.getByRole('checkbox')).toBeChecked();
    await expect(page.locator('input[name="barcode-0"]')).toHaveValue(barcode);
    const photograph = await sharp({
      create: { width: 600, height: 800, channels: 3, background: '#a8203f' },
    })
      .jpeg()
      .toBuffer();
    await page.getByLabel(p.addPictures).setInputFiles({
      name: 'IMG_0001.jpg',
      mimeType: 'image/jpeg',
      buffer: photograph,
    });
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.pictureDesk.use }).click();
    await expect(page.getByRole('img', { name: p.picture(1) })).toBeVisible();
    // A reload keeps the draft.
    await page.reload();
    await expect(page.getByRole('img', { name: p.picture(1) })).toBeVisible();
    await save.click();
    await expect(page.getByText(p.complete)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: p.steps.publish, exact: true }).click();
    await expect(page.getByText(p.done.publish)).toBeVisible();

    // The same pieces in each size, straight from its page.
    await page.getByRole('button', { name: p.receive }).click();
    const grid = page.getByRole('dialog', { name: t.stock.byGrid });
    await grid.getByLabel(t.stock.inEach).fill('٥');
    await grid.getByRole('button', { name: t.stock.fillEach }).click();
    await grid.getByLabel(t.stock.costOfEach(t.stock.currencies.USD)).fill('4.10');
    expect(await barriers(page)).toEqual([]);
    await grid.getByRole('button', { name: t.stock.addPieces(10) }).click();
    await page.getByRole('button', { name: t.stock.post(10) }).click();
    await expect(page.getByText(t.stock.states.posted)).toBeVisible();

    await page.getByRole('link', { name: t.stock.toProduct }).click();
    await page.getByLabel(p.more).click();
    await page.getByRole('button', { name: p.duplicate }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.pictures.copyOf(name) })).toBeVisible();
    await expect(page.getByText(p.complete)).toBeVisible();

    await page.goto(`/SearchProducts?name=${encodeURIComponent(name)}`);
    await page.locator('a[href*="/ProductDetails/"]').filter({ hasText: name }).first().click();
    await page.waitForURL(/ProductDetails/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(name) }).first()).toBeVisible();
  },
);
