import { expect, type Locator } from '@playwright/test';
import { inLanguage } from '../db/demo/bilingual.ts';
import { coupons } from '../db/demo/coupons.ts';
import { expectMessage, failuresOf } from './error-messages.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';

const firstOrder = coupons.find(({ firstOrderOnly }) => firstOrderOnly);

const language = 'ar';

journey.use({ language });
journey.skip(({ isMobile }) => !isMobile, 'the words are the same at every width');

journey(
  'every failure of a coupon is told, and so is every success',
  async ({ shopper, page, t, context }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.open('/#coupons');
    const block = page.locator('#coupons');
    await block.getByRole('textbox').fill(firstOrder?.code ?? '');
    const take = () => block.locator('form button[type=submit]').click();
    for (const [how, answer, message] of failuresOf(t.coupons.takeFailed, t).slice(0, -1))
      await expectMessage(page, 'assignCoupon', how, answer, take, message);
    await take();
    await expect(page.getByText(t.coupons.activated)).toBeVisible();

    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=confirmation');
    const ticket = page.getByRole('radio', {
      name: firstOrder === undefined ? '' : inLanguage(firstOrder.title, language),
    });
    // In the middle of the screen no toast of the failure before covers it.
    const pick = async (radio: Locator) => {
      await radio.evaluate((input) => input.scrollIntoView({ block: 'center' }));
      await radio.click({ force: true });
    };
    const choose = () => pick(ticket);
    // The one that saves most is chosen already.
    const none = page.getByRole('radio', { name: t.checkout.noCoupon });
    await page.getByRole('button', { name: t.checkout.takeCouponOff }).click();
    await expect(none).toBeChecked();
    await expect(page.getByText(t.checkout.couponOff)).toBeVisible();
    for (const [how, answer, message] of failuresOf(t.checkout.couponFailed, t).slice(0, -1)) {
      await expectMessage(page, 'applyCoupon', how, answer, choose, message);
      await expect(ticket).not.toBeChecked();
    }
    await choose();
    await expect(page.getByText(t.checkout.couponOn)).toBeVisible();
    await expect(ticket).toBeChecked();
    await pick(none);
    await expect(none).toBeChecked();
    await expect(page.getByText(t.checkout.couponOff).first()).toBeVisible();

    await page.getByText(t.checkout.haveCode).click();
    await page.getByRole('textbox', { name: t.checkout.code }).fill(firstOrder?.code ?? '');
    const apply = () => page.getByRole('button', { name: t.checkout.addCode, exact: true }).click();
    for (const [how, answer, message] of failuresOf(t.checkout.couponFailed, t))
      await expectMessage(page, 'applyCoupon', how, answer, apply, message);
    await apply();
    await expect(ticket).toBeChecked();
  },
);

journey(
  'every failure of paying is told, and nothing is ordered by it',
  async ({ shopper, page, t, context }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=payment');
    const pay = () =>
      page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    for (const [how, answer, message] of failuresOf(t.checkout.failed, t)) {
      await expectMessage(page, 'payCash', how, answer, pay, message);
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeFocused();
    }
    const [arrives = ''] = t.checkout.arrivesIn('|', '|').split('|');
    const promise = page.getByRole('main').getByText(new RegExp(`^${arrives.trim()}`));
    await expect(promise).toBeVisible();
    const paused = {
      status: false,
      code: 'DELIVERY_PAUSED',
      message: 'Not now.',
      errors: [],
      data: null,
    };
    const answer = { status: 409, body: paused };
    await expectMessage(page, 'payCash', 'a place that is closed', answer, pay, paused.message);
    await expect(promise).toBeHidden();
    await pay();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
  },
);

journey(
  'every failure of a return is told, nothing written is lost, and the request is told as well',
  async ({ shopper, page, t, context }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(piece);
    await moveOrder(order, 'delivered');
    await shopper.open(`/order/${order._id}`);
    await page.getByRole('button', { name: t.returns.returnOrder }).click();
    const sheet = page.getByRole('dialog', { name: t.returns.title });
    await sheet.getByRole('radio', { name: t.statuses.returnReasons.changedMind }).check();
    const note = sheet.getByRole('textbox', { name: t.returns.note });
    await note.fill('The blue is not my blue');
    const send = () => sheet.getByRole('button', { name: t.returns.submit.return }).click();
    for (const [how, answer, message] of failuresOf(t.returns.failed, t))
      await expectMessage(page, 'requestReturnOrder', how, answer, send, message);
    await expect(note).toHaveValue('The blue is not my blue');
    await send();
    await expect(page.getByRole('status').getByText(t.returns.requested)).toBeVisible();

    const request = page.getByRole('heading', { name: t.returns.requests }).locator('..');
    const withdraw = () => request.getByRole('button', { name: t.returns.withdraw }).click();
    for (const [how, answer, message] of failuresOf(t.returns.withdrawFailed, t))
      await expectMessage(page, 'withdrawReturn', how, answer, withdraw, message);
    await withdraw();
    await expect(page.getByRole('status').getByText(t.returns.withdrawn)).toBeVisible();
  },
);

journey(
  'every failure of canceling is told, and so is the end of it',
  async ({ shopper, page, t, context }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(piece);
    await shopper.open(`/order/${order._id}`);
    await page.getByRole('button', { name: t.orders.cancel, exact: true }).click();
    const sheet = page.getByRole('dialog');
    const cancel = () => sheet.getByRole('button', { name: t.orders.cancel, exact: true }).click();
    for (const [how, answer, message] of failuresOf(t.orders.cancelFailed, t))
      await expectMessage(page, 'cancelOrder', how, answer, cancel, message);
    await cancel();
    await expect(page.getByRole('status').getByText(t.orders.canceled)).toBeVisible();
  },
);
