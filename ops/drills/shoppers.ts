import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../src/api/platform/db/database.ts';
import { changeStoredSetting } from '../../src/api/settings.ts';
import { home } from '../../test/buying.ts';
import { type Buyer, signInAt } from '../../test/remote-buyer.ts';

/** What shoppers asked so far: how often, how many orders were confirmed to them, how long the slowest waited in ms, and what failed. */
export type Load = { asked: number; paid: number; slowest: number; failed: string[] };
type Product = { _id: string; variants: { colorId: string; sizeId: string; available: number }[] };

const ENOUGH = 1_000_000;
const PAGES = 40;
const PAY = '/api/client/v1/payment/cash/pay';
/** A shopper does not ask a store that is away without a pause. */
const AGAIN_MS = 100;

/** New shoppers browse, fill their carts and pay until they are stopped. `db` is that of the shop; it lifts what limits them. */
export async function letBuy(db: Db, count: number, address: () => string) {
  await changeStoredSetting(db, 'trust', (trust) => ({ ...trust, newOrders: ENOUGH, newTotal: null }));
  const load: Load = { asked: 0, paid: 0, slowest: 0, failed: [] };
  let isOver = false;
  const buyers = await Promise.all(Array.from({ length: count }, () => signInAt(address)));
  const shopping = buyers.map(async (buyer, place) => {
    for (let page = place; !isOver; page += 1) await buyOnce(buyer, (page % PAGES) + 1, load);
  });
  return {
    load,
    stop: async () => {
      isOver = true;
      await Promise.all(shopping);
      return load;
    },
  };
}

async function buyOnce(buyer: Buyer, page: number, load: Load): Promise<void> {
  const ask = async (...request: Parameters<Buyer>): Promise<Record<string, unknown>> => {
    load.asked += 1;
    try {
      const { status, body, ms } = await buyer(...request);
      load.slowest = Math.max(load.slowest, ms);
      if (status === 201 && request[1] === PAY) load.paid += 1;
      if (status >= 500) load.failed.push(`${request[0]} ${request[1]}: ${status}`);
      return body.data ?? {};
    } catch (error) {
      const cause = error instanceof Error ? String(error.cause ?? error.message) : String(error);
      load.failed.push(`${request[0]} ${request[1]}: ${cause}`);
      await wait(AGAIN_MS);
      return {};
    }
  };
  const list = await ask(
    'GET',
    `/api/v1/app/products/get-all-products-client?inStock=true&limit=2&page=${page}`,
  );
  const [first] = (list['products'] ?? []) as Product[];
  if (first === undefined) return;
  const productId = first._id;
  const seen = await ask('GET', `/api/client/v1/store/products/get-product-details?productId=${productId}`);
  const piece = (seen['product'] as Product | undefined)?.variants.find(({ available }) => available > 0);
  if (piece === undefined) return;
  const { colorId, sizeId } = piece;
  await ask('POST', '/api/client/v1/store/cart/add-to-cart', { productId, colorId, sizeId, quantity: 1 });
  const { cart } = await ask('GET', '/api/client/v1/store/cart/display-cart');
  const { total } = (cart ?? { total: 0 }) as { total: number };
  await ask('POST', PAY, { address: home, expectedTotal: total });
}
