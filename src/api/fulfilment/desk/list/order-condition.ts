import { type RawBuilder, sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { Localized } from '../../../../shop/language.ts';
import { findArea, findPlace } from '../../../../shop/places/find-place.ts';
import { type Sight, visibleTo } from '../sight.ts';
import { searchOrders } from './order-search.ts';
import { ORDER_OF_PARCEL, viewCondition } from './order-views.ts';

type Filter = ConsoleParsedOf<'listOrders'>;

const waitsForRun = sql`p.stage in ('packed', 'postponed') and not exists (
  select from run_stops t where t.parcel_id = p.id and t.ended_at is null)`;

/** What a question asks for, as SQL. */
export type OrderQuestion = {
  /** On `o` (the order) and `p` (its parcel), in any statement that has both. */
  readonly condition: RawBuilder<unknown>;
  /** `from` and `where` of the orders `o` it finds, each once, beginning with what leaves the fewest. */
  readonly found: RawBuilder<unknown>;
  /** `from` and `where` that select as many rows and are counted by an index alone; null where orders must be read. */
  readonly counted: RawBuilder<unknown> | null;
  /** All orders but erased tests: too many to look at each. */
  readonly isAll: boolean;
};

/** The question of the list's filters, within what this reader may see. */
export function questionOf(filter: Filter, sight: Sight, now: Date): OrderQuestion {
  const { status, search, city, area, source, courier, company, view } = filter;
  const work = workOf(filter, sight, now);
  const carried = present([
    courier === undefined ? null : sql`p.courier_id = ${courier}`,
    company === undefined ? null : sql`p.company_id = ${company}`,
  ]);
  const shown = present([view === 'all' ? sql`o.test_erased_at is null` : null]);
  const plain = present([
    status === undefined ? null : sql`o.status = ${status}`,
    city === undefined ? null : sql`o.address ->> 'city' = any(${namesOf(findPlace(city), city)})`,
    area === undefined ? null : sql`o.address ->> 'area' = any(${namesOf(areaOf(city, area), area)})`,
    source === undefined ? null : sql`o.source = ${source}`,
    source === undefined || source === 'site' ? null : sql`o.source <> 'site'`,
  ]);
  const searched = search === undefined ? null : searchOrders(search, sight);
  const matches = present([searched && searched.condition]);
  const parcel = [...work, ...carried];
  const order = [...shown, ...plain];
  const carriedOnly = sql`parcels p where p.return_id is null and ${all(carried)}`;
  const fromParcels = sql`parcels p ${ORDER_OF_PARCEL} where p.return_id is null and ${all([...parcel, ...order, ...matches])}`;
  const fromOrders = sql`
    ${searched?.source ? sql`${searched.source} o` : sql`orders o`} ${carried.length > 0 ? PARCEL_OF_ORDER : sql``}
     where ${all([...carried, ...order, ...(searched?.source ? [] : matches)])}`;
  const isCarried = work.length === 0 && carried.length > 0;
  return {
    condition: all([...parcel, ...order, ...matches]),
    found:
      isCarried && searched?.named
        ? fewerOf(
            { of: fromOrders, rows: sql`select ${ORDERS_OF_CUSTOMER} * count(*) from ${searched.named}` },
            { of: fromParcels, rows: sql`select count(*) from ${carriedOnly}` },
          )
        : work.length > 0 || (isCarried && searched === null)
          ? fromParcels
          : fromOrders,
    counted:
      isCarried && plain.length + matches.length === 0
        ? sql`${carriedOnly} ${view === 'all' ? sql`and ${viewCondition('all', now)}` : sql``}`
        : null,
    isAll: parcel.length + plain.length + matches.length === 0,
  };
}

/** A rough number of orders per customer, to choose the cheaper of two queries. */
const ORDERS_OF_CUSTOMER = sql.lit(5);

type Way = { of: RawBuilder<unknown>; rows: RawBuilder<unknown> };

/** The orders found, by the query that begins with fewer rows; the other one does not run. */
const fewerOf = (one: Way, other: Way) => sql`
  (with way as materialized (select (${one.rows}) <= (${other.rows}) as is_one)
   select o.* from ${one.of} and (select is_one from way)
   union all
   select o.* from ${other.of} and not (select is_one from way)) o`;

const PARCEL_OF_ORDER = sql`cross join lateral (
  select * from parcels p where p.order_id = o.id and p.return_id is null offset 0) p`;

const present = (parts: readonly (RawBuilder<unknown> | null)[]) => parts.filter((part) => part !== null);
const all = (parts: readonly RawBuilder<unknown>[]) => sql`${sql.join([sql`true`, ...parts], sql` and `)}`;

/** Conditions on `p` that leave what is under way, which is little of all. */
function workOf(filter: Filter, sight: Sight, now: Date): RawBuilder<unknown>[] {
  const { stage, waiting, view, held, toCall } = filter;
  return present([
    sight.stages === null ? null : visibleTo(sight),
    view === undefined || view === 'all' ? null : viewCondition(view, now),
    stage === undefined ? null : sql`p.stage = any(${stage})`,
    toCall === true ? sql`p.stage = 'toConfirm' and p.held_until is null` : null,
    waiting === true ? waitsForRun : null,
    held === undefined ? null : sql`(p.held_until is not null) = ${held}`,
  ]);
}

const areaOf = (city: string | undefined, area: string) => {
  const place = findPlace(city ?? '');
  return place && findArea(place, area);
};

/** How a place may stand in an address: its shopper wrote it in either language. */
const namesOf = (place: { readonly name: Localized } | null, given: string): string[] => [
  given,
  ...Object.values(place?.name ?? {}),
];
