import type { Browser } from '@playwright/test';
import { storeQuery } from '../store-query.ts';
import { consoleAddresses } from './console-routes.ts';
import type { People, Who } from './people.ts';

/** What becomes of the calls that a page makes: they never answer, are refused, or find no line. */
export type Line = 'slow' | 'fails' | 'cut';

export type State = {
  /** `shop/…`, `console/…` or `round/…`. */
  name: string;
  who: Who;
  address: string;
  line?: Line;
  /** The page that is left for this one: a page of the shop that is opened at once comes whole from the server. */
  from?: string;
};

/** Every state of shop, console and round that is shown. */
export async function statesOf(browser: Browser, people: People, address: string): Promise<State[]> {
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies([...(people.cookies.get('owner') ?? [])]);
  const addresses = await consoleAddresses(context);
  await context.close();
  const round = await roundStates();
  return [
    ...shopStates(people, await odd()),
    ...[...addresses].map(([name, at]): State => ({ name, who: 'owner', address: at })),
    ...consoleStates(),
    ...round,
  ];
}

/** Products of the demo that are not on sale as usual. */
async function odd() {
  const id = async (where: string) => {
    const [row] = await storeQuery(
      `select p.id from products p where p.status = 'published' and ${where} order by p.id limit 1`,
      [],
    );
    return String(row?.['id']);
  };
  const left = '(select coalesce(sum(v.stock), 0) from variants v where v.product_id = p.id)';
  return {
    reduced: await id('p.price_after_discount is not null'),
    soldOut: await id(`p.available_from is null and ${left} = 0`),
    comingSoon: await id('p.available_from > now()'),
  };
}

function shopStates({ pieces, orders, shared }: People, products: Awaited<ReturnType<typeof odd>>): State[] {
  const [piece] = pieces;
  const product = (id = '') => `/ProductDetails/${id}`;
  const word = 'Abcdefghij'.repeat(6);
  const seen = (who: Who, addresses: Record<string, string>): State[] =>
    Object.entries(addresses).map(([name, address]) => ({ name: `shop/${name}`, who, address }));
  const later = (line: Line, addresses: Record<string, string>, who: Who = 'shopper'): State[] =>
    Object.entries(addresses).map(([name, address]) => ({
      name: `shop/${name}/${line}`,
      who,
      address,
      line,
      from: '/about',
    }));
  return [
    ...seen('guest', {
      home: '/',
      list: '/SearchProducts',
      'list/filtered': '/SearchProducts?seasons=winter&page=2',
      'list/none': '/SearchProducts?name=zzzz',
      'list/long-word': `/SearchProducts?name=${word}`,
      categories: '/categories',
      brand: '/brands/rakda',
      product: product(piece?.id),
      'product/chosen': `${product(piece?.id)}?color=${piece?.color.id}&size=${piece?.size.id}`,
      'product/reduced': product(products.reduced),
      'product/sold-out': product(products.soldOut),
      'product/coming-soon': product(products.comingSoon),
      'product/gone': product('no-such-piece'),
      faq: '/faq',
      about: '/about',
      contact: '/contact',
      terms: '/terms',
      'privacy-policy': '/privacy-policy',
      nowhere: '/nothing-here',
      'sign-in': '/PhoneNumber',
      track: shared,
    }),
    ...seen('awaitingCode', { 'sign-in/code': '/VerifyCode' }),
    ...seen('unfinished', { 'sign-in/profile': '/ProfileInfo' }),
    ...seen('newcomer', {
      'orders/none': '/orders',
      'favorites/none': '/my-favorite',
      'coupons/none': '/coupons',
      'points/none': '/points',
      'support/none': '/support',
      'cart/none': '/checkout/delivery',
      'profile/new': '/profile',
    }),
    ...seen('shopper', {
      'home/signed-in': '/',
      orders: '/orders',
      'orders/canceled': '/orders?status=canceled',
      'order/placed': `/order/${orders.placed._id}`,
      'order/under-way': `/order/${orders.underway._id}`,
      'order/delivered': `/order/${orders.delivered._id}`,
      'order/canceled': `/order/${orders.canceled._id}`,
      'order/gone': '/order/no-such-order',
      favorites: '/my-favorite',
      coupons: '/coupons',
      points: '/points',
      appeal: '/appeal',
      profile: '/profile',
      cart: '/checkout/delivery',
      'checkout/delivery': '/checkout/delivery?step=delivery',
      'checkout/confirmation': '/checkout/delivery?step=confirmation',
      'checkout/payment': '/checkout/delivery?step=payment',
      'checkout/placed': `/checkout/delivery?step=placed&order=${orders.placed._id}`,
      'checkout/address': '/checkout/add-address',
    }),
    ...seen('longNamed', {
      'profile/long-words': '/profile',
      'order/long-words': `/order/${orders.longNamed._id}`,
      'checkout/delivery/long-words': '/checkout/delivery?step=delivery',
      'checkout/payment/long-words': '/checkout/delivery?step=payment',
      'product/long-words': product(piece?.id),
    }),
    ...later('slow', { list: '/SearchProducts', orders: '/orders', cart: '/checkout/delivery' }),
    ...later('fails', { list: '/SearchProducts', orders: '/orders', cart: '/checkout/delivery' }),
    ...later('cut', { list: '/SearchProducts', orders: '/orders', cart: '/checkout/delivery' }),
  ];
}

function consoleStates(): State[] {
  const pages = {
    today: '/console',
    orders: '/console/orders',
    products: '/console/products',
    cash: '/console/cash',
    reports: '/console/reports/sales',
  };
  const lines: Line[] = ['slow', 'fails', 'cut'];
  return [
    ...lines.flatMap((line) =>
      Object.entries(pages).map(([name, address]): State => ({
        name: `console/${name}/${line}`,
        who: 'owner',
        address,
        line,
      })),
    ),
    { name: 'console/sign-in', who: 'guest', address: '/console/sign-in' },
    { name: 'console/orders/none', who: 'owner', address: '/console/orders?q=zzzz' },
    { name: 'console/products/none', who: 'owner', address: '/console/products?q=zzzz' },
    ...(['manager', 'packer', 'accountant', 'support'] as const).map((who): State => ({
      name: `console/today/${who}`,
      who,
      address: '/console',
    })),
    { name: 'console/settings/refused', who: 'packer', address: '/console/settings' },
  ];
}

async function roundStates(): Promise<State[]> {
  await storeQuery(
    `update runs set status = 'accepted', accepted_at = now() where courier_id = 'demo-courier' and status = 'handedOver'`,
    [],
  );
  const [stop] = await storeQuery(
    `select o.number from orders o join parcels p on p.order_id = o.id join run_stops s on s.parcel_id = p.id
      where p.stage = 'withCourier' and p.courier_id = 'demo-courier' order by s.stop_no, o.placed_at limit 1`,
    [],
  );
  const courier = (name: string, address: string, line?: Line): State => ({
    name: `round/${name}`,
    who: 'courier',
    address: `/console/round${address}`,
    ...(line && { line }),
  });
  return [
    courier('list', ''),
    courier('stop', `/${String(stop?.['number'])}`),
    courier('cash', '/cash'),
    courier('list/slow', '', 'slow'),
    courier('list/cut', '', 'cut'),
    { ...courier('list/none', ''), who: 'newCourier' },
  ];
}
