import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Order } from '../src/shop/buying/orders/contract.ts';
import { formatNumber } from '../src/shop/money.ts';
import { barriers } from './barriers.ts';
import { notesFor } from './day/orders.ts';
import { asWritten } from './phone-number.ts';
import type { Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';
import type { Words } from './words.ts';

/** Who sells the first order, all on phones. `said` notes the time. */
export type Sale = {
  t: Words;
  owner: Page;
  courier: { page: Page; phone: string; name: string };
  shopper: Page;
  order: Order;
  barcode: string;
  said: (what: string) => void;
};

/** A guest of the new shop signs in, buys a piece of it by its pages, and reads the order. */
export async function isOrdered(shopper: Shopper, name: string): Promise<Order> {
  const { page, t, context, phone } = shopper;
  await shopper.open('/');
  await page.getByRole('article').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
  await sizes.getByRole('radio').first().check();
  const add = page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first();
  await add.click();
  const invitation = page.getByRole('dialog', { name: t.product.loginTitle });
  await invitation.getByRole('link', { name: t.product.signIn }).click();
  await shopper.sendNumber();
  await shopper.codeField.pressSequentially(await smsCode(context, phone));
  await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
  await shopper.completeProfile();
  const added = page.getByRole('status').filter({ hasText: t.product.added });
  await added.getByRole('link', { name: t.product.openCart }).click();
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  await shopper.open('/checkout/delivery');
  const goOn = async () => {
    const before = page.url();
    const press = page.getByRole('main').getByRole('button', { name: t.checkout.continue });
    const link = page.getByRole('main').getByRole('link', { name: t.checkout.continue });
    await press.or(link).filter({ visible: true }).first().click();
    await expect(page).not.toHaveURL(before);
  };
  // Delivery, confirmation, payment.
  for (let step = 0; step < 3; step += 1) await goOn();
  await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const { orders } = await storeCall(context, 'getAllOrders');
  const [order] = orders;
  if (order === undefined) throw new Error('the order is not among those of its shopper');
  return order;
}

/** The owner packs it and hands it over, the courier delivers it, and the cash is counted and closed. */
export async function isSold(sale: Sale): Promise<void> {
  await isPacked(sale);
  await isHandedOver(sale);
  await isDelivered(sale);
  await isCounted(sale);
}

async function isPacked({ owner, t, order, barcode, said }: Sale): Promise<void> {
  await owner.getByRole('button', { name: t.consoleOrders.steps.confirm }).click();
  await expect(owner.getByText(t.consoleOrders.done.confirm, { exact: true })).toBeVisible();
  await owner.goto(`/console/pack/${order.number}`);
  await owner.getByRole('button', { name: t.packing.pick }).click();
  await expect(owner.getByRole('textbox', { name: t.packing.scan })).toBeFocused();
  await owner.keyboard.type(barcode);
  await owner.keyboard.press('Enter');
  await expect(owner.getByText(t.scanWords.right)).toBeVisible();
  await owner.getByRole('button', { name: t.packing.pack }).click();
  await expect(owner.getByRole('link', { name: t.papers.printLabel })).toBeVisible();
  expect(await barriers(owner)).toEqual([]);
  said('confirmed and packed');
}

async function isHandedOver({ owner, t, courier, said }: Sale): Promise<void> {
  await owner.goto('/console/delivery');
  await owner.getByRole('region', { name: t.delivery.waiting }).getByRole('checkbox').last().check();
  await owner.getByRole('combobox', { name: t.delivery.carrier }).selectOption({ label: courier.name });
  await owner.getByRole('button', { name: t.delivery.makeRun(t.delivery.parcels(1)) }).click();
  await owner.getByRole('button', { name: t.delivery.handOverTo(courier.name) }).click();
  await expect(owner.getByText(t.delivery.waitsForAccept(courier.name))).toBeVisible();
  expect(await barriers(owner)).toEqual([]);
  said('handed over to the courier');
}

async function isDelivered({ t, courier: { page, phone }, shopper, order, said }: Sale): Promise<void> {
  await page.goto('/console');
  await page.getByRole('textbox', { name: t.signIn.phone }).fill(asWritten(phone));
  await page.getByRole('button', { name: t.signIn.send }).click();
  const code = page.getByRole('textbox', { name: t.signIn.code });
  await expect(code).toBeFocused();
  await code.pressSequentially(await smsCode(page.context(), phone));
  await page.getByRole('button', { name: t.round.accept, exact: true }).click();
  await page.locator(`a[href="/console/round/${order.number}"]`).click();
  await page.getByRole('button', { name: t.round.paid, exact: true }).click();
  // The shopper reads the code to the courier.
  await shopper.goto(`/order/${order._id}`);
  const told = shopper.getByText(t.orders.pin).locator('b').first();
  const pin = await told.innerText();
  await page.getByRole('textbox', { name: t.round.pin }).fill(pin);
  await page.getByRole('button', { name: t.round.paidAll(formatNumber(order.total)), exact: true }).click();
  // What was sent before is said to be sent until this is queued.
  const read = async () => storeCall(shopper.context(), 'getOrderDetails', { orderId: order._id });
  await expect.poll(async () => (await read()).order.status).toBe('delivered');
  await expect(page.getByRole('status').first()).toContainText(t.round.sent('').trim());
  expect(await barriers(page, { target: 56, inSun: true })).toEqual([]);
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(t.orders.headline.delivered);
  said('delivered and paid at the door');
}

async function isCounted({ owner, t, courier, order, said }: Sale): Promise<void> {
  const writeNotes = async () => {
    for (const [value, notes] of notesFor(order.total))
      await owner
        .getByRole('textbox', { name: t.cash.notesOf(String(value)), exact: true })
        .fill(String(notes));
  };
  await owner.goto('/console/cash');
  await owner
    .getByRole('link', { name: t.consoleWords.open(courier.name) })
    .first()
    .click();
  await writeNotes();
  await owner.getByRole('button', { name: t.cash.countDone }).click();
  await expect(owner.getByText(t.cash.waitsFor(courier.name))).toBeVisible();
  await courier.page.goto('/console/round/cash');
  await courier.page.getByRole('button', { name: t.round.countRight }).click();
  await expect(courier.page.getByRole('button', { name: t.round.countRight })).toHaveCount(0);
  await owner.goto('/console/cash');
  await owner.getByRole('button', { name: t.cash.countSafe }).click();
  await writeNotes();
  await owner.getByRole('button', { name: t.cash.close, exact: true }).click();
  await expect(owner.getByText(t.cash.closedBy('رنا حلاق', '').trim().slice(0, 12))).toBeVisible();
  expect(await barriers(owner)).toEqual([]);
  said('cash counted, day closed');
}

/** The code that a shop without a gateway keeps instead of sending it. */
async function smsCode(context: BrowserContext, phone: string): Promise<string> {
  const { messages } = await storeCall(context, 'readOutbox', { to: phone });
  return messages[0]?.code ?? '';
}
