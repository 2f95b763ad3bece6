import { type RawBuilder, sql } from 'kysely';
import type { ParcelStage } from '../../../../../shop/buying/orders/contract.ts';
import type { ConsoleParsedOf } from '../../../../../shop/console-endpoints.ts';
import { MOST_COUNTED } from '../../../../../shop/delivery/fulfilment/order-views.ts';
import type { Localized } from '../../../../../shop/language.ts';
import { findArea, findPlace } from '../../../../../shop/people/places/find-place.ts';
import type { SearchInSets, SearchSets } from './order-search.ts';

type Filter = ConsoleParsedOf<'listOrders'>;

/** The filters of the list that may leave many orders, as conditions on `p` and on `o`, and as sets of ids of orders. */
export type OrderFilters = {
  readonly parcel: readonly RawBuilder<unknown>[];
  readonly order: readonly RawBuilder<unknown>[];
  /** Each a query of ids that an index answers alone. */
  readonly within: readonly RawBuilder<unknown>[];
  readonly without: readonly RawBuilder<unknown>[];
  /** City and area, on `o`: the index of orders by customer answers them as well as one of their own does. */
  readonly place: RawBuilder<unknown> | null;
};

/** Stages that parcels stay in: the others are under way, which is little of all. */
export const hasEnded = (stage: ParcelStage): boolean => stage === 'back' || stage === 'lost';

export function filtersOf(filter: Filter): OrderFilters {
  const { status, city, area, source, cameFrom, courier, company, stage, held } = filter;
  const parcel: RawBuilder<unknown>[] = [];
  const order: RawBuilder<unknown>[] = [];
  const within: RawBuilder<unknown>[] = [];
  const without: RawBuilder<unknown>[] = [];
  const ofParcels = (condition: RawBuilder<unknown>) => {
    parcel.push(condition);
    within.push(sql`select p.order_id from parcels p where ${condition}`);
  };
  const ofOrders = (condition: RawBuilder<unknown>) => {
    order.push(condition);
    within.push(ordersWhere(condition));
  };
  if (courier !== undefined) ofParcels(sql`p.courier_id = ${courier}`);
  if (company !== undefined) ofParcels(sql`p.company_id = ${company}`);
  if (stage?.some(hasEnded) === true) {
    const open = stage.filter((one) => !hasEnded(one));
    const inStage = (condition: RawBuilder<unknown>) =>
      sql`select p.order_id from parcels p where ${condition}`;
    parcel.push(sql`p.stage = any(${stage})`);
    // As in the index of these parcels.
    const ended = inStage(sql`p.stage in ('back', 'lost') and p.stage = any(${stage.filter(hasEnded)})`);
    within.push(open.length === 0 ? ended : sql`${ended} union all ${inStage(sql`p.stage = any(${open})`)}`);
  }
  if (held === false) {
    parcel.push(sql`p.held_until is null`);
    without.push(sql`select p.order_id from parcels p where p.held_until is not null`);
  }
  if (status !== undefined) ofOrders(sql`o.status = ${status}`);
  if (source === 'site') {
    order.push(sql`o.source = 'site'`);
    without.push(sql`select o.id from orders o where o.source <> 'site'`);
  } else if (source !== undefined) ofOrders(sql`o.source = ${source} and o.source <> 'site'`);
  if (cameFrom === 'direct') {
    order.push(sql`o.source = 'site' and o.came_from is null`);
    without.push(sql`select o.id from orders o where o.source <> 'site'`);
    without.push(sql`select o.id from orders o where o.came_from is not null`);
  } else if (cameFrom !== undefined) ofOrders(sql`o.came_from = ${cameFrom} and o.came_from is not null`);
  const places = [
    ...(city === undefined ? [] : [sql`o.city = any(${namesOf(findPlace(city), city)})`]),
    ...(area === undefined ? [] : [sql`o.area = any(${namesOf(areaOf(city, area), area)})`]),
  ];
  const place = places.length === 0 ? null : sql.join(places, sql` and `);
  if (place !== null) order.push(place);
  return { parcel, order, within, without, place };
}

const ordersWhere = (condition: RawBuilder<unknown>) => sql`select o.id from orders o where ${condition}`;

/** With more customers than this, reading the index of all orders by customer is faster than looking up theirs. */
const MOST_CUSTOMERS = 10_000;
/** So few orders of a filter are looked up sooner than all that a search finds are read. */
const FEW_ORDERS = 500;

/** The ids of the orders that meet all filters and a search, each once: every filter is a set that is read once and hashed. */
export function idsOf(
  { within, without, place }: OrderFilters,
  search: SearchInSets | null,
  isWithoutErased: boolean,
): RawBuilder<unknown> {
  const erased = sql`select id from orders where is_test and test_erased_at is not null`;
  const excluded = [...without, ...(isWithoutErased ? [erased] : [])].map((set) => sql`o.id not in (${set})`);
  const filters = place === null ? within : [...within, ordersWhere(place)];
  const [first, ...rest] = filters;
  const all = (...conditions: RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `);
  const meets = (...more: RawBuilder<unknown>[]) => all(...rest.map(isIn), ...more, ...excluded);
  if (search === null)
    return sql`select o.id from (${first ?? sql`select id from orders`} offset 0) o (id) where ${meets()}`;
  // Filters find each order once, and a search as often as it fits. It finds fewer, which is what should be hashed.
  const meeting = (wanted: Sets, sets: Sets) => {
    const searched = sql`select o.id from (${union(sets)}) o (id) where ${all(...excluded)}`;
    const [one, ...others] = wanted;
    const most = sql.lit((one === undefined ? sets.length : 1) * (MOST_COUNTED + 1));
    const ids =
      one === undefined
        ? searched
        : sql`select o.id from (${one} offset 0) o (id) where ${all(...others.map(isIn), isIn(searched))}`;
    return sql`select id from (${ids} limit ${most}) o`;
  };
  const found = foundBy(search.sets, {
    place: place ?? sql`true`,
    named: (set) => meeting(within, [set]),
    others: (sets) => meeting(filters, sets),
  });
  if (first === undefined) return found;
  return sql`
    with chosen as materialized (select id from (${first}) f (id) limit ${sql.lit(FEW_ORDERS + 1)}),
    size as materialized (select count(*) <= ${sql.lit(FEW_ORDERS)} as is_few from chosen)
    select o.id from orders o
     where (select is_few from size) and o.id = any(array(select id from chosen)) and ${meets(search.condition)}
    union all
    select id from (${found}) o where not (select is_few from size)`;
}

/** `offset 0`: else each id would be looked up in the tables behind the set. */
const isIn = (set: RawBuilder<unknown>) => sql`o.id in (select * from (${set}) s offset 0)`;
const union = (sets: Sets) => sql.join(sets, sql` union all `);
type Sets = readonly RawBuilder<unknown>[];

/** The filters that what a search finds has to meet. */
type Narrowing = {
  /** Asked on the way through the index of orders by customer. */
  readonly place: RawBuilder<unknown>;
  /** Of ids that are in the place, those that meet the other filters. */
  readonly named: (set: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Of the ids of some sets, those that meet all filters. */
  readonly others: (sets: Sets) => RawBuilder<unknown>;
};

/** What a search finds and the filters leave, each once. */
function foundBy({ named, others }: SearchSets, narrowing: Narrowing): RawBuilder<unknown> {
  const most = sql.lit(MOST_COUNTED + 1);
  const anyOf = (...sets: Sets) =>
    sql`select id from (select distinct id from (${union(sets)}) o limit ${most}) o`;
  const elsewhere = narrowing.others(others);
  if (named === null) return anyOf(elsewhere);
  // An array is read from the index in one pass.
  const bought = sql`
    select o.id from orders o where o.shopper_id = any(array(select id from names)) and ${narrowing.place}`;
  // In the order of its index.
  const orders = sql`
    select o.id, o.shopper_id from orders o where ${narrowing.place} order by o.shopper_id, o.placed_at desc`;
  const boughtByMany = sql`
    select o.id from (${orders}) o where o.shopper_id in (select s.id from ${named.from} where ${named.where})`;
  // Few customers are read once, to be counted and to be looked up.
  return sql`
    with names as materialized (
      select s.id from ${named.from} where ${named.where} limit ${sql.lit(MOST_CUSTOMERS + 1)}),
    way as materialized (select count(*) <= ${sql.lit(MOST_CUSTOMERS)} as is_few from names)
    select id from (${anyOf(narrowing.named(bought), elsewhere)}) few where (select is_few from way)
    union all
    select id from (${anyOf(narrowing.named(boughtByMany), elsewhere)}) many where not (select is_few from way)`;
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
