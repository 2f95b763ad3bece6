import { expect } from '@playwright/test';
import { endpoints } from '../src/shop/endpoints.ts';
import { barriers } from './barriers.ts';
import { refusal } from './error-messages.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

journey.use({ language: 'ar' });

journey(
  'an order goes to somebody else, in the morning, to an address that is kept for the next one',
  async ({ shopper, page, t, context, language }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=delivery');
    const goOn = async () =>
      page.getByRole('button', { name: t.checkout.continue }).filter({ visible: true }).first().click();

    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    await page.getByRole('combobox', { name: t.checkout.city }).selectOption('حمص');
    await page.getByRole('combobox', { name: t.checkout.area }).fill('الوعر');
    await page.getByRole('textbox', { name: t.checkout.street }).fill('شارع خالد بن الوليد');
    await page.getByRole('textbox', { name: t.checkout.keepAs }).fill('بيت أمي');
    await page.getByRole('textbox', { name: t.checkout.recipient }).fill('سلمى حداد');
    await page.getByRole('checkbox', { name: t.statuses.halfDays.morning }).check();
    // The total is dimmed while the fee is looked up.
    await expect(async () => expect(await barriers(page)).toEqual([])).toPass();
    await goOn();
    await page.getByRole('link', { name: t.checkout.continue }).filter({ visible: true }).first().click();
    await expect(page.getByText('سلمى حداد')).toBeVisible();
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    await page.getByRole('link', { name: t.checkout.seeOrder }).click();
    await expect(page.getByText(`سلمى حداد، ${t.statuses.halfDays.morning}`)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=delivery');
    await page.getByRole('radio', { name: 'بيت أمي' }).check();
    await expect(page.getByRole('textbox', { name: t.checkout.recipient })).toHaveValue('سلمى حداد');
    await page.getByRole('radio', { name: t.checkout.kinds.office }).check();
    await expect(page.getByRole('checkbox', { name: t.statuses.halfDays.morning })).toHaveCount(0);
    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    await expect(page.getByRole('textbox', { name: t.checkout.street })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: t.checkout.keepAs })).toHaveCount(0);
    await expect(async () => expect(await barriers(page)).toEqual([])).toPass();
    await page.getByRole('radio', { name: 'بيت أمي' }).check();
    await goOn();
    await page.getByRole('link', { name: t.checkout.continue }).filter({ visible: true }).first().click();
    await expect(page.getByText(`سلمى حداد، ${t.statuses.atOffice}`)).toBeVisible();

    await shopper.open('/profile');
    await page.getByRole('button', { name: t.accountProfile.addAddress }).click();
    const sheet = page.getByRole('dialog', { name: t.accountProfile.addAddress });
    const save = async (form = sheet) => form.getByRole('button', { name: t.accountProfile.save }).click();
    await save();
    await expect(sheet.getByText(t.accountProfile.addressNameMissing)).toBeVisible();
    await sheet.getByRole('textbox', { name: t.accountProfile.addressName }).fill('العمل');
    await sheet.getByRole('combobox', { name: t.accountProfile.city }).selectOption('حلب');
    await sheet.getByRole('combobox', { name: t.accountProfile.area }).fill('العزيزية');
    await sheet.getByRole('textbox', { name: t.accountProfile.street }).fill('شارع بارون');
    expect(await barriers(page)).toEqual([]);
    await save();
    await page.getByRole('button', { name: t.accountProfile.changeAddressOf('العمل') }).click();
    const change = page.getByRole('dialog', { name: t.accountProfile.changeAddress });
    await change.getByRole('textbox', { name: t.accountProfile.addressName }).fill('المكتب الجديد');
    await save(change);
    await expect(page.getByText('المكتب الجديد')).toBeVisible();
    await expect(page.getByText('العمل', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: t.accountProfile.removeAddressOf('المكتب الجديد') }).click();
    await expect(page.getByText(t.accountProfile.addressRemoved)).toBeVisible();

    await page.getByRole('button', { name: t.accountProfile.preferAddressOf('بيت أمي') }).click();
    await expect(page.getByText(t.accountProfile.addressPreferred)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.accountProfile.street })).toHaveValue(
      'شارع خالد بن الوليد',
    );
    expect(await barriers(page)).toEqual([]);
    const { user } = await storeCall(context, 'getUserData', undefined, language);
    expect(user.address?.recipient).toBe('سلمى حداد');
  },
);

journey(
  'a place without delivery says so to who goes on, and holds no other place up',
  async ({ shopper, page, t, context, language }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=delivery');
    const no = refusal('لا توصيل إلى هذه المدينة.');
    const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
    await page.route(`**${endpoints.getDeliveryQuote.path}*`, async (route) => {
      if (!route.request().url().includes(encodeURIComponent('حمص'))) {
        await isSeen;
        return route.fallback();
      }
      return no === 'lost' ? route.abort() : route.fulfill({ status: no.status, json: no.body });
    });
    const goOn = page.getByRole('button', { name: t.checkout.continue }).filter({ visible: true }).first();
    const terms = page.getByRole('status').filter({ hasText: 'لا توصيل إلى هذه المدينة.' });

    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    await page.getByRole('combobox', { name: t.checkout.city }).selectOption('حمص');
    await page.getByRole('combobox', { name: t.checkout.area }).fill('الوعر');
    await page.getByRole('textbox', { name: t.checkout.street }).fill('شارع خالد بن الوليد');
    await expect(terms).toBeVisible();
    await goOn.click();
    await expect(terms).toBeFocused();
    await expect(terms).toBeInViewport();
    await expect(page).toHaveURL(/step=delivery/);

    await page.getByRole('radio', { name: t.checkout.savedAddress }).check();
    // What was said of the other place is gone before this one is answered for.
    await expect(terms).toHaveCount(0);
    seen();
    await goOn.click();
    await expect(page).toHaveURL(/step=confirmation/);
  },
);
