import { sql } from 'kysely';
import type { AddressInput } from '../../shop/account/contract.ts';
import type { Closure } from '../../shop/closures/closure.ts';
import { concerns, type Route } from '../../shop/closures/promised-days.ts';
import { findPlace } from '../../shop/places/find-place.ts';
import { placeAt } from '../../shop/places/place-at.ts';
import { storeDateOf } from '../../shop/time/store-time.ts';
import type { Db } from '../db/database.ts';

/** Further ones are not looked at. */
const MOST = 2000;

/** An order under way, with where it goes and the days it was promised for. */
export type ConcernedOrder = Pick<Route, 'place' | 'bandId'> & { number: string; from: string; to: string };

/** Orders that have not left yet and whose promised days are not over, the next ones first. */
export async function selectConcerned(db: Db, now: Date): Promise<ConcernedOrder[]> {
  const { rows } = await sql<Row>`
    select number, address, slot_band, estimated_from::text as from, estimated_to::text as to from orders
     where status in ('pending', 'inProgress') and estimated_to >= ${storeDateOf(now)}::date
     order by estimated_to, number limit ${MOST}`.execute(db);
  return rows.flatMap(({ number, address, slot_band: band, from, to }) => {
    const city = findPlace(address.city);
    const { latitude = city?.latitude, longitude = city?.longitude } = address;
    if (latitude === undefined || longitude === undefined) return [];
    return [{ number, from, to, bandId: band ?? '', place: placeAt({ ...address, latitude, longitude }) }];
  });
}

type Row = { number: string; address: AddressInput; slot_band: string | null; from: string; to: string };

export const concernedBy = (closure: Closure, orders: readonly ConcernedOrder[]): ConcernedOrder[] =>
  orders.filter(
    (order) =>
      concerns(closure, order) &&
      order.to >= closure.from &&
      (closure.until === null || order.from <= closure.until),
  );
