import { expect } from '@playwright/test';
import { languageFacts } from '../src/shop/language.ts';
import { formatNumber } from '../src/shop/money.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { opensSections } from './editor-sections.ts';
import { journey } from './journey.ts';
import { partIsHydrated } from './shopper.ts';
import { storeQuery } from './store-query.ts';
import { words } from './words.ts';

const PRODUCT = 'everyday-crew-neck-t-shirt';
const OTHER = 'v-neck-t-shirt-in-modal';

journey.use({ language: 'ar' });

journey(
  'a merchant changes a price beside another editor, and the shop shows it',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the editor is the same at every width');
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/products');
    expect(await barriers(page)).toEqual([]);
    await page.goto(`/console/products/${PRODUCT}`);
    expect(await barriers(page)).toEqual([]);
    const price = page.getByRole('textbox', { name: t.products.fields.price, exact: true });
    const prices = page.locator('#prices summary');
    await expect(price).toBeHidden();
    await prices.click();
    const before = Number((await price.inputValue()).replaceAll(',', ''));
    const after = before + 50;
    await price.fill(String(before + 1));
    await prices.click();
    await expect(price).toBeHidden();
    // A section with an error opens by itself; a reload leaves it as it was left.
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(t.products.step(25))).toBeVisible();

    await price.fill(String(after));
    await page.reload();
    await prices.click();
    await expect(price).toHaveValue(formatNumber(after));
    // Another editor writes something else meanwhile.
    await storeQuery(`update products set care_en = 'Cold wash', version = version + 1 where id = $1`, [
      PRODUCT,
    ]);
    const [other] = await storeQuery(`select name_ar as name from products where id = $1`, [OTHER]);
    const otherName = String(other?.['name']);
    await page.locator('#related summary').click();
    await page.getByRole('searchbox', { name: t.consoleWords.findProduct }).fill(otherName);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: otherName, exact: true }).click();
    // A reload keeps the id and the open section; the name is asked for.
    await page.reload();
    await expect(page.locator('#related').getByText(otherName, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(t.products.saved)).toBeVisible();
    await page.locator('#words summary').click();
    await expect(page.getByRole('textbox', { name: t.products.fields.careEn })).toHaveValue('Cold wash');

    await page.getByRole('link', { name: t.products.see }).click();
    await expect(page.getByText(formatNumber(after)).first()).toBeVisible();
    const goesWith = page.locator('section', {
      has: page.getByRole('heading', { name: t.product.goesWith, exact: true }),
    });
    await expect(goesWith.getByRole('link').first()).toHaveAttribute('href', new RegExp(OTHER));
    await storeQuery(`update products set price = $2, related_ids = '{}' where id = $1`, [PRODUCT, before]);
  },
);

journey(
  'a manager sees a product as shoppers will, before it is saved, and can buy nothing there',
  async ({ page, context, t, baseURL, isMobile }) => {
    const [p, name] = [t.products, `فستان المعاينة ${Date.now()}`];
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    await page.goto(`/console/products/${OTHER}`);
    await page.getByLabel(p.fields.nameAr).fill(name);
    await page.getByRole('button', { name: p.preview, exact: true }).click();
    const shown = page.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await barriers(page)).toEqual([]);
    const frame = page.locator('iframe');
    const wide = () => frame.evaluate((element: HTMLElement) => element.offsetWidth);
    await expect.poll(wide).toBe(360);
    await page.locator('label').filter({ hasText: p.previewWidths.desk }).click();
    await expect.poll(wide).toBe(1280);
    await page.locator('label').filter({ hasText: p.previewWidths.phone }).click();
    await page.locator('label').filter({ hasText: p.previewThemes.dark }).click();
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('label').filter({ hasText: languageFacts.en.name }).click();
    await expect(shown.locator('html')).toHaveAttribute('lang', 'en');

    await shown.locator('#choose-size').getByRole('radio').first().check({ force: true });
    // By key: the console's bar lies over a part of the frame.
    const add = shown.getByRole('button', { name: words.en.product.addToCart }).first();
    await partIsHydrated(add);
    await add.press('Enter');
    await expect(shown.getByText(words.en.product.previewOnly)).toBeVisible();
    // The console's language and the product in the shop are as before.
    await page.reload();
    await expect(page.getByRole('heading', { name: p.preview })).toBeVisible();
    const link = (await frame.getAttribute('src')) ?? '';
    const stranger = await context.browser()?.newContext();
    expect((await stranger?.request.get(new URL(link, baseURL).href))?.status()).toBe(404);
    await stranger?.close();
    await page.goto(`/ProductDetails/${OTHER}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);

    // What was typed waits in the editor.
    await page.goto(`/console/products/${OTHER}`);
    await expect(page.getByLabel(p.fields.nameAr)).toHaveValue(name);
    journey.skip(!isMobile, 'a new product begins the same way at every width');
    await page.goto('/console/products/new');
    await page.getByLabel(p.fields.nameAr).fill(name);
    await page.getByLabel(p.fields.brandId).selectOption({ index: 1 });
    await page.getByLabel(p.fields.subCategoryId).selectOption({ index: 1 });
    await page.getByLabel(p.fields.price, { exact: true }).fill('2500');
    await page.getByRole('button', { name: p.createAndPreview }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);

journey(
  'what is typed shows at once beside the form, as shoppers will see it, with its margin',
  async ({ page, context, t, baseURL, isMobile }) => {
    const p = t.products;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await opensSections(context);
    const read = await context.request.get(`/api/console/v1/products/${OTHER}/cost`);
    const { pounds } = (await read.json()).data.cost as { pounds: number };
    expect(pounds).toBeGreaterThan(25);
    const price = Math.ceil(pounds / 25) * 50;
    await page.goto(`/console/products/${OTHER}`);
    const live = page.locator('details').filter({ hasText: p.live });
    if (isMobile) await live.locator('summary').click();
    const shown = live.frameLocator('iframe');
    const head = shown.getByRole('heading', { level: 1, includeHidden: true });
    await expect(head).toBeVisible();
    const name = `فستان يُكتب الآن ${Date.now()}`;
    await page.getByLabel(p.fields.nameAr).fill(name);
    await expect(head).toHaveText(name);
    await page.getByLabel(p.fields.price, { exact: true }).fill(String(price));
    await page.getByLabel(p.fields.priceAfterDiscount, { exact: true }).fill('25');
    await expect(shown.getByText('25', { exact: true }).first()).toBeVisible();
    const lineOf = (label: string) => page.locator('dl > div').filter({ hasText: label });
    await expect(lineOf(p.paysNow)).toContainText('25');
    await expect(lineOf(p.marginReduced)).toContainText(`−${formatNumber(pounds - 25)}`);
    await expect(lineOf(p.marginReduced)).toContainText(p.underCost);
    await expect(lineOf(p.margin).first()).toContainText(formatNumber(price - pounds));
    await live.locator('label').filter({ hasText: p.previewThemes.dark }).click();
    await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
    await live.locator('label').filter({ hasText: languageFacts.en.name }).click();
    await expect(shown.locator('html')).toHaveAttribute('lang', 'en');
    // A price that cannot be saved leaves what it showed, and says why.
    await page.getByLabel(p.fields.price, { exact: true }).fill(String(price + 1));
    await expect(live.getByText(p.liveWaits(''))).toBeVisible();
    await expect(shown.getByText('25', { exact: true }).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);

journey(
  'a product is sent with its text and a link that leads to it',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the sheet is the same at every width');
    await isOnStaff(context, ['owner'], 'سهى', baseURL ?? '');
    const [product] = await storeQuery(
      `select id, number from products where status = 'published' and size_ids_in_stock <> '{}' order by id limit 1`,
      [],
    );
    await page.goto(`/console/products/${String(product?.['id'])}`);
    await page.getByRole('button', { name: t.share.share, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t.share.title });
    await sheet.getByRole('textbox', { name: t.share.text }).fill('وصلت اليوم');
    const path = `/p/${String(product?.['number'])}`;
    await expect(sheet.getByText(path)).toBeVisible();
    await expect(sheet.getByRole('link', { name: t.share.whatsapp })).toHaveAttribute(
      'href',
      new RegExp(
        `^https://wa\\.me/\\?text=${encodeURIComponent('وصلت اليوم\n')}.*${encodeURIComponent(`${path}/wa`)}`,
      ),
    );
    expect(await barriers(page)).toEqual([]);
    await page.goto(`${path}/wa`);
    await expect(page).toHaveURL(new RegExp(`/ProductDetails/${String(product?.['id'])}$`));
  },
);
