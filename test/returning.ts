import { lockOrder } from '../src/api/buying/orders/queries.ts';
import { findReturn } from '../src/api/delivery/returns/queries.ts';
import { stepReturn } from '../src/api/delivery/returns/step-return.ts';
import { transact } from '../src/api/platform/db/database.ts';
import { isRefusal } from '../src/api/refusal.ts';
import type { Order, ReturnStatus } from '../src/shop/buying/orders/contract.ts';
import type { InputOf } from '../src/shop/endpoints.ts';
import { inEachLanguage } from '../src/shop/language.ts';
import { Settings } from '../src/shop/settings.ts';
import { bringTo, buy, type TestStore } from './buying.ts';
import type { Client } from './client.ts';

type Request = InputOf<'requestReturnShipment'>;
type Item = Request['items'][number];

/** Pieces of a product, black in M, and what is wanted instead of them. */
export function line(productId: string, quantity = 1, more: Partial<Item> = {}): Item {
  return { productId, colorId: 'black', sizeId: 'M', quantity, ...more };
}

/** A request to bring pieces of an order back. */
export function bringing(
  order: Order,
  kind: Request['kind'],
  reason: Request['reason'],
  ...items: Item[]
): Request {
  return { orderId: order._id, kind, reason, items };
}

/** A new shopper with an order of some pieces that has just been delivered. */
export async function delivered(
  store: TestStore,
  productId: string,
  quantity = 2,
): Promise<{ shopper: Client; order: Order }> {
  const shopper = await store.shopper();
  const order = await buy(shopper, productId, quantity);
  await bringTo(store, order._id, 'delivered');
  return { shopper, order };
}

/** Takes one step of a request as the merchant; null, or the code it is refused with. */
export async function decide(
  store: TestStore,
  orderId: string,
  returnId: string,
  to: ReturnStatus,
  note = '',
): Promise<string | null> {
  const refusal = await transact(store.db, async (tx) => {
    const order = await lockOrder(tx, { id: orderId });
    const request = await findReturn(tx, orderId, returnId);
    if (order === undefined || request === undefined) throw new Error('there is no such request');
    const by = { role: 'merchant', name: 'test' } as const;
    return stepReturn(tx, order, request, {
      to,
      by,
      words: note === '' ? null : inEachLanguage(() => note),
      settings: Settings.parse({}),
      now: store.now(),
    });
  });
  return isRefusal(refusal) ? refusal.code : null;
}

/** Pieces on the shelf of `color/size`. */
export async function stockOf(store: TestStore, productId: string, variant = 'black/M'): Promise<number> {
  const [colorId = '', sizeId = ''] = variant.split('/');
  const { stock } = await store.db
    .selectFrom('variants')
    .select('stock')
    .where('product_id', '=', productId)
    .where('color_id', '=', colorId)
    .where('size_id', '=', sizeId)
    .executeTakeFirstOrThrow();
  return stock;
}
