import { expect } from '@playwright/test';
import { endpoints } from '../src/shop/endpoints.ts';
import { localized } from '../test/localized.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import type { Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';
import { storeQuery } from './store-query.ts';

const goesOn = async ({ page, t }: Shopper) => {
  const main = page.getByRole('main');
  const name = t.checkout.continue;
  await main
    .getByRole('button', { name })
    .or(main.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click();
};

journey(
  'an order to an office stays one in its edits, and says where it can be collected',
  async ({ shopper, page, t, context, language, baseURL }) => {
    journey.slow();
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=delivery');
    await page.getByRole('radio', { name: t.checkout.kinds.office }).check();
    await expect(page.getByRole('link', { name: t.checkout.changeOnMap })).toHaveCount(0);
    await expect(page.getByRole('group', { name: t.checkout.whichCity })).toBeVisible();
    await goesOn(shopper);
    await expect(page).toHaveURL(/step=confirmation/);
    await goesOn(shopper);
    await expect(page.getByText(/^(Pay cash when you collect it|الدفع نقداً عند استلامه)/)).toBeVisible();
    await expect(page.getByRole('group', { name: t.checkout.notes })).toHaveCount(0);
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByText(t.checkout.placedText.office)).toBeVisible();
    await page.getByRole('link', { name: t.checkout.seeOrder }).click();
    await expect(page.getByRole('heading', { name: t.orders.cashBox.office }).first()).toBeAttached();

    await page.getByRole('button', { name: t.orders.edit }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: t.orderEdits.otherAddress }).click();
    await expect(sheet.getByRole('radio', { name: t.checkout.kinds.office })).toBeChecked();
    await sheet
      .getByRole('combobox', { name: t.accountProfile.city })
      .selectOption({ label: homs[language] });
    await expect(sheet.getByRole('textbox', { name: t.accountProfile.street })).toHaveCount(0);
    const save = sheet.getByRole('button', { name: t.orderEdits.save });
    await expect(save).toBeEnabled();
    expect(await barriers(page)).toEqual([]);
    await save.click();
    await expect(sheet).toBeHidden();
    const { orders } = await storeCall(context, 'getAllOrders');
    const [order] = orders;
    if (order === undefined) throw new Error('an order is placed');
    expect(order.address).toMatchObject({ city: 'Homs', kind: 'office', street: '' });

    await isOnStaff(context, ['owner', 'manager'], 'Suha', baseURL ?? '');
    await page.goto(`/console/orders/${order.number}`);
    await page.getByRole('button', { name: t.consoleOrders.steps.edit }).click();
    await sheet.getByRole('button', { name: t.orderEdits.otherAddress }).click();
    await expect(sheet.getByRole('combobox', { name: t.orderEdits.kind })).toHaveValue('office');
    await expect(sheet.getByRole('textbox', { name: t.orderEdits.street })).toHaveCount(0);
    await sheet.getByRole('textbox', { name: t.orderEdits.city }).fill(hama[language]);
    await expect(save).toBeEnabled();
    expect(await barriers(page)).toEqual([]);
    await save.click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(t.statuses.atOffice)).toBeVisible();

    const [company] = await storeQuery(
      `insert into companies (name_en, name_ar) values ('Coast Freight', 'شحن الساحل') returning id`,
      [],
    );
    for (const status of ['inProgress', 'inDelivery'])
      await storeQuery(`update orders set status = $2 where id = $1`, [order._id, status]);
    await storeQuery(
      `update parcels set stage = 'atOffice', company_id = $2, collect_by = current_date + 7 where order_id = $1`,
      [order._id, company?.['id']],
    );
    await shopper.open(`/order/${order._id}`);
    await expect(page.getByRole('heading', { name: t.orders.headline.atOffice })).toBeVisible();
    await expect(page.getByText(companyName[language]).first()).toBeVisible();
    await expect(async () => expect(await barriers(page)).toEqual([])).toPass();
  },
);

journey(
  'who chose an office that is no longer offered is told, and can change to the door',
  async ({ shopper, page, t, context, language }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=delivery');
    await page.getByRole('radio', { name: t.checkout.kinds.office }).check();
    await goesOn(shopper);
    await expect(page).toHaveURL(/step=confirmation/);
    await goesOn(shopper);
    await expect(page).toHaveURL(/step=payment/);

    const message = t.messages.refusals.NO_OFFICE_PICKUP;
    const answer = { status: false, message, data: null, errors: [], code: 'NO_OFFICE_PICKUP' };
    const refuse = { status: 409, json: answer };
    await page.route(`**${endpoints.payCash.path}`, (route) => route.fulfill(refuse), { times: 1 });
    await page.route(`**${endpoints.getDeliveryQuote.path}*kind=office*`, (route) => route.fulfill(refuse));
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    const problem = page.getByRole('alert').filter({ hasText: message });
    await expect(problem).toBeFocused();
    await problem.getByRole('link', { name: t.checkout.fixAddress }).click();
    await expect(page).toHaveURL(/step=delivery/);
    await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
    await page.getByRole('radio', { name: t.checkout.kinds.home }).check();
    await expect(page.getByRole('radio', { name: t.checkout.kinds.home })).toBeFocused();
    await goesOn(shopper);
    await expect(page).toHaveURL(/step=confirmation/);
    await goesOn(shopper);
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByText(t.checkout.placedText.home)).toBeVisible();
  },
);

journey(
  'what was collected at an office goes back through the company, and no courier is promised',
  async ({ shopper, page, t, context, language, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the words are the same at every width');
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    const order = await shopper.hasOrdered(piece);
    await moveOrder(order, 'delivered');
    await storeQuery(`update orders set address = address || '{"kind": "office"}' where id = $1`, [
      order._id,
    ]);

    await shopper.open(`/order/${order._id}`);
    await page.getByRole('button', { name: t.returns.returnOrder }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: t.returns.kinds.exchange }).check();
    await expect(sheet.getByText(t.returns.happensExchange.office[1] ?? '')).toBeVisible();
    await sheet.getByRole('radio', { name: t.returns.kinds.return }).check();
    await sheet.getByRole('radio', { name: t.statuses.returnReasons.changedMind }).check();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: t.returns.submit.return }).click();
    await expect(page.getByText(t.returns.requested).first()).toBeVisible();

    await isOnStaff(context, ['owner'], 'Rana', baseURL ?? '');
    const { orders } = await storeCall(context, 'getAllOrders');
    await page.goto(`/console/returns/${orders[0]?.returns[0]?._id}`);
    const way = page.getByRole('combobox', { name: t.returnDesk.way });
    await expect(way.getByRole('option')).toHaveText([t.returnDesk.ways.company, t.returnDesk.ways.store]);
    await page.getByRole('button', { name: t.returnDesk.approve.return }).click();
    await expect(page.getByRole('button', { name: t.returnDesk.receive })).toBeVisible();

    await shopper.open(`/order/${order._id}`);
    const told = page.getByText(t.templateWords.returnWays.company('').split('.')[0]?.trim() ?? '');
    await expect(told.first()).toBeVisible();
    await expect(async () => expect(await barriers(page)).toEqual([])).toPass();
  },
);

const homs = localized('Homs', 'حمص');
const hama = localized('Hama', 'حماة');
const companyName = localized('Coast Freight', 'شحن الساحل');
