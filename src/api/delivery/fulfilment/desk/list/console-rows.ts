import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus, ParcelStage } from '../../../../../shop/buying/orders/contract.ts';
import type { Channel } from '../../../../../shop/buying/orders/status.ts';
import type { ExchangeKind } from '../../../../../shop/delivery/fulfilment/exchange-kind.ts';
import type { AddressInput } from '../../../../../shop/people/account/contract.ts';
import type { VisitSource } from '../../../../../shop/visit-source.ts';
import type { Picture } from '../../../../catalog/media/image.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type TextColumns, textColumns } from '../../../../platform/db/localized.ts';
import { EXCHANGE_KIND } from '../../steps/exchange-at-door.ts';

export type ListRow = {
  id: string;
  parcel_id: string;
  number: string;
  status: OrderStatus;
  stage: ParcelStage | null;
  version: number;
  held_reason: string | null;
  held_until: Date | null;
  placed_at: Date;
  exchange: ExchangeKind | null;
  source: Channel;
  came_from: VisitSource | null;
  is_test: boolean;
  test_erased_at: Date | null;
  stage_at: Date;
  items_count: number;
  total: number;
  delivery: number;
  /** What its door owes, or paid. */
  cash_due: number;
  cash_step: number;
  shopper_id: string | null;
  name: string | null;
  phone: string | null;
  address: AddressInput;
  courier_id: string | null;
  courier_name: string | null;
  company_id: string | null;
  company_en: string | null;
  company_ar: string | null;
  claimed_by: string | null;
  claimed_at: Date | null;
  claimed_name: string | null;
  calls: number;
  last_call: { at: string; next_at: string | null } | null;
  pictures: (TextColumns<'name'> & { picture: Picture | null; tint: string })[];
};

/** Of the orders that wait for their confirmation so many are looked at for whom to call. */
export const MOST_TO_CALL = 500;

/** Orders and their parcels that meet a condition on `o` and `p`. `isFew`: the condition leaves few of all orders. */
export const ordersWhere = (condition: RawBuilder<unknown>, isFew: boolean): RawBuilder<unknown> =>
  // `offset 0` keeps the planner from walking all orders by their time in search of the few.
  sql`orders o join parcels p on p.order_id = o.id where ${condition} ${isFew ? sql`offset 0` : sql``}`;

/** The rows of orders `o` in `found`, which is a `from` and a `where`; newest first. */
export async function selectForConsole(
  db: Db,
  found: RawBuilder<unknown>,
  { limit, oldest = false }: { limit: number; oldest?: boolean },
): Promise<ListRow[]> {
  const direction = oldest ? sql`asc` : sql`desc`;
  const { rows } = await sql<ListRow>`
    select o.id, p.id as parcel_id, o.number, o.status, p.stage, p.version, p.held_reason, p.held_until, o.placed_at, ${EXCHANGE_KIND} as exchange, o.source, o.came_from, o.is_test,
           o.test_erased_at, p.stage_at,
           (select sum(quantity) from order_lines l where l.order_id = o.id) as items_count, o.total, o.delivery, o.cash_step,
           o.cash_due, o.shopper_id,
           (select name from shoppers s where s.id = o.shopper_id) as name,
           (select phone from shoppers s where s.id = o.shopper_id) as phone, o.address, p.courier_id,
           (select name from staff s where s.id = p.courier_id) as courier_name, p.company_id,
           (select name_en from companies c where c.id = p.company_id) as company_en,
           (select name_ar from companies c where c.id = p.company_id) as company_ar, p.claimed_by, p.claimed_at,
           (select name from staff s where s.id = p.claimed_by) as claimed_name,
           (select count(*) from call_attempts a where a.order_id = o.id) as calls,
           (select json_build_object('at', a.at, 'next_at', a.next_at)
              from call_attempts a where a.order_id = o.id order by a.at desc, a.id desc limit 1) as last_call,
           (select json_agg(l) from (
             select to_jsonb(c) as picture, l.tint, ${textColumns('l', 'name')}
               from order_lines l left join pictures c on c.id = l.picture_id
              where l.order_id = o.id order by l.line_no limit 2) l) as pictures
      from (select f.id from (select o.id, o.placed_at from ${found}) f
             -- Part of the text: for a parameter the planner assumes a tenth of all orders and reads them all.
             order by f.placed_at ${direction}, f.id ${direction} limit ${sql.lit(limit)}) page
      cross join lateral (select * from orders o where o.id = page.id offset 0) o
      cross join lateral (select * from parcels p where p.order_id = o.id offset 0) p
     order by o.placed_at ${direction}, o.id ${direction}`.execute(db);
  return rows;
}

/** Parcels by stage, where something is still to be done. */
export async function countStages(db: Db): Promise<Partial<Record<ParcelStage, number>>> {
  const { rows } = await sql<{ stage: ParcelStage; parcels: number }>`
    select stage, count(*) as parcels from parcels
     where stage = any(array['toConfirm', 'toPick', 'picking', 'short', 'packed', 'withCourier', 'withCompany', 'atOffice',
                             'postponed', 'comingBack', 'toUnpack'])
     group by stage`.execute(db);
  return Object.fromEntries(rows.map(({ stage, parcels }) => [stage, parcels]));
}
