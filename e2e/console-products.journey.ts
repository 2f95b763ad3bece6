import { expect } from '@playwright/test';
import { formatNumber } from '../src/shop/money.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

const PRODUCT = 'everyday-crew-neck-t-shirt';

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
    const before = Number(await price.inputValue());
    const after = before + 50;
    await price.fill(String(before + 1));
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(t.products.step(25))).toBeVisible();

    await price.fill(String(after));
    await page.reload();
    await expect(price).toHaveValue(String(after));
    // Another editor writes something else meanwhile.
    await storeQuery(`update products set care_en = 'Cold wash', version = version + 1 where id = $1`, [
      PRODUCT,
    ]);
    await page.getByRole('button', { name: t.consoleWords.save }).click();
    await expect(page.getByText(t.products.saved)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.products.fields.careEn })).toHaveValue('Cold wash');

    await page.getByRole('link', { name: t.products.see }).click();
    await expect(page.getByText(formatNumber(after)).first()).toBeVisible();
    await storeQuery(`update products set price = $2 where id = $1`, [PRODUCT, before]);
  },
);
