import { writeSettings } from '../src/api/settings.ts';
import type { ParcelStage } from '../src/shop/buying/orders/contract.ts';
import { storeDateOf } from '../src/shop/time/store-time.ts';
import { addCoupon, type TestStore } from './buying.ts';
import { askWithKey as ask } from './cash.ts';
import { addProduct } from './catalog.ts';
import type { Client } from './client.ts';
import { openConsole } from './console.ts';
import { manyOrders } from './many-orders.ts';

export type Answered = { status: number; body: { code?: string } } | null;
/** Something that a shopper or the staff does, by a number; null where there is nothing to do it with. */
export type Act = (seed: number, shopper: Client) => Promise<Answered>;

type Seen = { id: string; version: number };
type SeenParcel = Seen & { orderId: string };
type Row = Record<string, string>;

export const WALK_PRICE = 1_275;
export const reason = 'So it was';

export type Walk = Awaited<ReturnType<typeof openWalk>>;

/** A store with products, staff and a company, and ways to find something to act on. */
export async function openWalk(store: TestStore) {
  const { db, pool } = store;
  await writeSettings(db, manyOrders);
  const stock = { 'black/M': 9_000, 'black/L': 9_000 };
  const shirt = await addProduct(db, { price: WALK_PRICE, stock });
  const cap = await addProduct(db, { id: 'cap', price: 450, stock });
  const couponId = await addCoupon(store, { code: 'WALK', uses_a_shopper: 900 });
  const [owner, second] = [await openConsole(store, ['owner']), await openConsole(store, ['owner'])];
  const courier = await openConsole(store, ['courier']);
  const names = { nameEn: 'North Freight', nameAr: 'شحن الشمال' };
  const companyId = (await owner.ask('addCompany', names)).body.data.company._id;

  /** One of the rows that a query finds, by a number. */
  async function oneOf(seed: number, text: string, values: unknown[] = []): Promise<Row | undefined> {
    const { rows } = await pool.query<Row>(text, values);
    return rows[seed % Math.max(1, rows.length)];
  }

  /** A call about a parcel at one of these stages. */
  const parcelAct =
    (stages: ParcelStage[], work: (seen: SeenParcel, seed: number) => Promise<Answered>): Act =>
    async (seed) => {
      const found = await oneOf(
        seed,
        // By age, not by id: the same seed finds the same ones.
        `select p.id, order_id, p.version from parcels p join orders o on o.id = p.order_id
          where p.stage = any($1) order by placed_at, p.id`,
        [stages],
      );
      if (found === undefined) return null;
      const { id = '', order_id: orderId = '', version } = found;
      return work({ id, orderId, version: Number(version) }, seed);
    };

  const orderAct = (stages: ParcelStage[], work: (order: Seen, seed: number) => Promise<Answered>) =>
    parcelAct(stages, ({ orderId: id, version }, seed) => work({ id, version }, seed));

  const returnAct =
    (status: string, work: (seen: Seen, seed: number) => Promise<Answered>): Act =>
    async (seed) => {
      const text = 'select id, version from returns where status = $1 order by created_at, id';
      const found = await oneOf(seed, text, [status]);
      return found === undefined
        ? null
        : work({ id: found['id'] ?? '', version: Number(found['version']) }, seed);
    };

  /** Plans a run with one parcel and hands it over. */
  async function out(parcelId: string, carrier: object, waybills?: object): Promise<Answered> {
    const planned = await ask(owner, 'createRun', { ...carrier, parcels: [parcelId] });
    if (planned.status !== 201) return planned;
    const { _id: id, version } = planned.body.data.run;
    const handed = await ask(owner, 'handOverRun', { id, version, ...waybills });
    if (handed.status < 300 && waybills === undefined)
      await ask(courier, 'acceptRun', { id, version: version + 1 });
    return handed;
  }

  const today = storeDateOf(store.now());
  const black = (sizeId = 'M') => ({ productId: shirt, colorId: 'black', sizeId });
  return {
    store,
    owner,
    second,
    courier,
    companyId,
    couponId,
    shirt,
    cap,
    today,
    black,
    oneOf,
    parcelAct,
    orderAct,
    returnAct,
    out,
  };
}
