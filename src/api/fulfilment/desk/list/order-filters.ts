import { type RawBuilder, sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { MOST_COUNTED } from '../../../../shop/fulfilment/order-views.ts';
import type { Localized } from '../../../../shop/language.ts';
import type { ParcelStage } from '../../../../shop/orders/contract.ts';
import { findArea, findPlace } from '../../../../shop/places/find-place.ts';
import type { SearchInSets, SearchSets } from './order-search.ts';

type Filter = ConsoleParsedOf<'listOrders'>;

/** The filters of the list that may leave many orders, as conditions on `p` and on `o`, and as sets of ids of orders. */
export type OrderFilters = {
  readonly parcel: readonly RawBuilder<unknown>[];
  readonly order: readonly RawBuilder<unknown>[];
  /** Each a query of ids that an index answers alone. */
  readonly within: readonly RawBuilder<unknown>[];
  readonly without: readonly RawBuilder<unknown>[];
};

/** Stages that parcels stay in: the others are under way, which is little of all. */
export const hasEnded = (stage: ParcelStage): boolean => stage === 'back' || stage === 'lost';

export function filtersOf(filter: Filter): OrderFilters {
  const { status, city, area, source, courier, company, stage, held } = filter;
  const parcel: RawBuilder<unknown>[] = [];
  const order: RawBuilder<unknown>[] = [];
  const within: RawBuilder<unknown>[] = [];
  const without: RawBuilder<unknown>[] = [];
  const ofParcels = (condition: RawBuilder<unknown>) => {
    parcel.push(condition);
    within.push(sql`select p.order_id from parcels p where p.return_id is null and ${condition}`);
  };
  const ofOrders = (condition: RawBuilder<unknown>) => {
    order.push(condition);
    within.push(sql`select o.id from orders o where ${condition}`);
  };
  if (courier !== undefined) ofParcels(sql`p.courier_id = ${courier}`);
  if (company !== undefined) ofParcels(sql`p.company_id = ${company}`);
  if (stage?.some(hasEnded) === true) {
    const open = stage.filter((one) => !hasEnded(one));
    const inStage = (condition: RawBuilder<unknown>) =>
      sql`select p.order_id from parcels p where p.return_id is null and ${condition}`;
    parcel.push(sql`p.stage = any(${stage})`);
    // As in the index of these parcels.
    const ended = inStage(sql`p.stage in ('back', 'lost') and p.stage = any(${stage.filter(hasEnded)})`);
    within.push(open.length === 0 ? ended : sql`${ended} union all ${inStage(sql`p.stage = any(${open})`)}`);
  }
  if (held === false) {
    parcel.push(sql`p.held_until is null`);
    without.push(
      sql`select p.order_id from parcels p where p.held_until is not null and p.return_id is null`,
    );
  }
  if (status !== undefined) ofOrders(sql`o.status = ${status}`);
  // By the figures of orders, which hold both as columns: an index of an expression is never read alone.
  const places = [
    city === undefined ? null : { of: 'city', names: namesOf(findPlace(city), city) },
    area === undefined ? null : { of: 'area', names: namesOf(areaOf(city, area), area) },
  ].filter((part) => part !== null);
  if (places.length > 0) {
    const inAddress = places.map(({ of, names }) => sql`o.address ->> ${sql.lit(of)} = any(${names})`);
    const inFigures = places.map(({ of, names }) => sql`${sql.ref(`f.${of}`)} = any(${names})`);
    order.push(...inAddress);
    // Orders that are tests have no figures.
    within.push(sql`
      select f.order_id from order_figures f where ${sql.join(inFigures, sql` and `)}
      union all select o.id from orders o where o.is_test and ${sql.join(inAddress, sql` and `)}`);
  }
  if (source === 'site') {
    order.push(sql`o.source = 'site'`);
    without.push(sql`select o.id from orders o where o.source <> 'site'`);
  } else if (source !== undefined) ofOrders(sql`o.source = ${source} and o.source <> 'site'`);
  return { parcel, order, within, without };
}

/** With more customers than this, reading the index of all orders by customer is faster than looking up theirs. */
const MOST_CUSTOMERS = 10_000;
/** So few orders of a filter are looked up sooner than all that a search finds are read. */
const FEW_ORDERS = 500;

/** The ids of the orders that meet all filters and a search, each once: every filter is a set that is read once and hashed. */
export function idsOf(
  { within, without }: OrderFilters,
  search: SearchInSets | null,
  isWithoutErased: boolean,
): RawBuilder<unknown> {
  const erased = sql`select id from orders where is_test and test_erased_at is not null`;
  const excluded = [...without, ...(isWithoutErased ? [erased] : [])].map((set) => sql`o.id not in (${set})`);
  const [first, ...rest] = within;
  const included = rest.map((set) => sql`o.id in ${whole(set)}`);
  const all = (...conditions: RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions], sql` and `);
  const meets = (...more: RawBuilder<unknown>[]) => all(...included, ...more, ...excluded);
  if (search === null)
    return sql`select o.id from (${first ?? sql`select id from orders`} offset 0) o (id) where ${meets()}`;
  // Filters find each order once, and a search as often as it fits. It finds fewer, which is what should be hashed.
  if (first === undefined)
    return foundBy(
      search.sets,
      (sets) => sql`
        select distinct id from (
          select o.id from (${union(sets)}) o (id) where ${meets()} limit ${sql.lit(sets.length * (MOST_COUNTED + 1))}) o`,
    );
  const found = foundBy(search.sets, (sets) => {
    const searched = sql`select o.id from (${union(sets)}) o (id) where ${all(...excluded)}`;
    return sql`
      select o.id from (${first} offset 0) o (id) where ${all(...included, sql`o.id in ${whole(searched)}`)}`;
  });
  return sql`
    with chosen as materialized (select id from (${first}) f (id) limit ${sql.lit(FEW_ORDERS + 1)}),
    size as materialized (select count(*) <= ${sql.lit(FEW_ORDERS)} as is_few from chosen)
    select o.id from orders o
     where (select is_few from size) and o.id = any(array(select id from chosen)) and ${meets(search.condition)}
    union all
    select id from (${found}) o where not (select is_few from size)`;
}

/** `offset 0`: else each id would be looked up in the tables behind the set. */
const whole = (set: RawBuilder<unknown>) => sql`(select * from (${set}) s offset 0)`;
const union = (sets: Sets) => sql.join(sets, sql` union all `);
type Sets = readonly RawBuilder<unknown>[];

/** What a search finds; `narrowed` makes of its sets the ids that meet the filters, each once. */
function foundBy(
  { named, others }: SearchSets,
  narrowed: (sets: Sets) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const anyOf = (sets: Sets) =>
    sql`select id from (select id from (${narrowed(sets)}) o limit ${sql.lit(MOST_COUNTED + 1)}) o`;
  if (named === null) return anyOf(others);
  // An array is read from the index in one pass.
  const bought = sql`select o.id from orders o where o.shopper_id = any(array(select id from names))`;
  // In the order of its index.
  const orders = sql`select id, shopper_id from orders order by shopper_id, placed_at desc`;
  const boughtByMany = sql`
    select o.id from (${orders}) o where o.shopper_id in (select s.id from ${named.from} where ${named.where})`;
  // Few customers are read once, to be counted and to be looked up.
  return sql`
    with names as materialized (
      select s.id from ${named.from} where ${named.where} limit ${sql.lit(MOST_CUSTOMERS + 1)}),
    way as materialized (select count(*) <= ${sql.lit(MOST_CUSTOMERS)} as is_few from names)
    select id from (${anyOf([bought, ...others])}) few where (select is_few from way)
    union all
    select id from (${anyOf([boughtByMany, ...others])}) many where not (select is_few from way)`;
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
