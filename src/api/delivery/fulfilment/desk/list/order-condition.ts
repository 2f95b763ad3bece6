import { type RawBuilder, sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../../shop/console-endpoints.ts';
import { type Sight, visibleTo } from '../sight.ts';
import { filtersOf, hasEnded, idsOf } from './order-filters.ts';
import { hasSets, searchOrders } from './order-search.ts';
import { ORDER_OF_PARCEL, viewCondition } from './order-views.ts';

type Filter = ConsoleParsedOf<'listOrders'>;

/** On `p`: a parcel that is in no run and could go out with one. */
export const waitsForRun = sql`p.stage in ('packed', 'postponed') and not exists (
  select from run_stops t where t.parcel_id = p.id and t.ended_at is null)`;

/** What a question asks for, as SQL. */
export type OrderQuestion = {
  /** On `o` (the order) and `p` (its parcel), in any statement that has both. */
  readonly condition: RawBuilder<unknown>;
  /** `from` and `where` of the orders `o` it finds, each once, beginning with what leaves the fewest. */
  readonly found: RawBuilder<unknown>;
  /** The ids of the orders it finds, each once, read from indexes alone; null where few orders are looked up sooner. */
  readonly ids: RawBuilder<unknown> | null;
  /** All orders but erased tests: too many to look at each. */
  readonly isAll: boolean;
};

/** The question of the list's filters, within what this reader may see. */
export function questionOf(filter: Filter, sight: Sight, now: Date): OrderQuestion {
  const { search, view } = filter;
  const work = workOf(filter, sight, now);
  const filters = filtersOf(filter);
  const shown = present([view === 'all' ? sql`o.test_erased_at is null` : null]);
  const searched = search === undefined ? null : searchOrders(search, sight);
  const matches = present([searched && searched.condition]);
  const orders = [...shown, ...filters.order, ...matches];
  const fromParcels = sql`parcels p ${ORDER_OF_PARCEL} where ${all([...work, ...filters.parcel, ...orders])}`;
  const fromOrders = sql`
    orders o ${filters.parcel.length > 0 ? PARCEL_OF_ORDER : sql``} where ${all([...filters.parcel, ...orders])}`;
  const isFiltered = filters.parcel.length + filters.order.length > 0;
  const inSets = searched !== null && hasSets(searched) ? searched : null;
  const isFew = work.length > 0 || (searched !== null && inSets === null);
  return {
    condition: all([...work, ...filters.parcel, ...orders]),
    found: work.length > 0 ? fromParcels : fromOrders,
    ids: isFew || (!isFiltered && inSets === null) ? null : idsOf(filters, inSets, view === 'all'),
    isAll: work.length + matches.length === 0 && !isFiltered,
  };
}

const PARCEL_OF_ORDER = sql`cross join lateral (
  select * from parcels p where p.order_id = o.id offset 0) p`;

const present = (parts: readonly (RawBuilder<unknown> | null)[]) => parts.filter((part) => part !== null);
const all = (parts: readonly RawBuilder<unknown>[]) => sql`${sql.join([sql`true`, ...parts], sql` and `)}`;

/** Conditions on `p` that leave what is under way, which is little of all. */
function workOf(filter: Filter, sight: Sight, now: Date): RawBuilder<unknown>[] {
  const { stage, waiting, view, held, toCall } = filter;
  return present([
    sight.stages === null ? null : visibleTo(sight),
    view === undefined || view === 'all' ? null : viewCondition(view, now),
    stage === undefined || stage.some(hasEnded) ? null : sql`p.stage = any(${stage})`,
    toCall === true ? sql`p.stage = 'toConfirm' and p.held_until is null` : null,
    waiting === true ? waitsForRun : null,
    held === true ? sql`p.held_until is not null` : null,
  ]);
}
