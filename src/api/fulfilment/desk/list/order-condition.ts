import { type RawBuilder, sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { Localized } from '../../../../shop/language.ts';
import { findArea, findPlace } from '../../../../shop/places/find-place.ts';
import { type Sight, visibleTo } from '../sight.ts';
import { matchesOrder } from './order-search.ts';
import { viewCondition } from './order-views.ts';

type Filter = ConsoleParsedOf<'listOrders'>;

const waitsForRun = sql`p.stage in ('packed', 'postponed') and not exists (
  select from run_stops t where t.parcel_id = p.id and t.ended_at is null)`;

type Parts = { order: RawBuilder<unknown>[]; parcel: RawBuilder<unknown>[] };

/** The condition of the list's filters on `o` (the order) and `p` (its parcel), within what this reader may see. */
export function conditionOf(filter: Filter, sight: Sight, now: Date): RawBuilder<unknown> {
  const { order, parcel } = partsOf(filter, sight, now);
  return both([...parcel, ...order]);
}

/** `from` and `where` of what the filters find, with no table that they do not ask: every order has one parcel of its own. */
export function foundBy(filter: Filter, sight: Sight, now: Date): RawBuilder<unknown> {
  const { order, parcel } = partsOf(filter, sight, now);
  if (parcel.length === 0) return sql`orders o where ${both(order)}`;
  if (order.length === 0 && filter.view !== 'late')
    return sql`parcels p where p.return_id is null and ${both(parcel)}`;
  return sql`orders o join parcels p on p.order_id = o.id and p.return_id is null
             where ${both([...parcel, ...order])}`;
}

const both = (parts: readonly RawBuilder<unknown>[]) => sql`${sql.join([sql`true`, ...parts], sql` and `)}`;

function partsOf(filter: Filter, sight: Sight, now: Date): Parts {
  const { stage, status, search, city, area, source, courier, company, waiting, view, held, toCall } = filter;
  const parcel = [
    sight.stages === null ? null : visibleTo(sight),
    view === undefined || view === 'all' ? null : viewCondition(view, now),
    stage === undefined ? null : sql`p.stage = any(${stage})`,
    toCall === true ? sql`p.stage = 'toConfirm' and p.held_until is null` : null,
    courier === undefined ? null : sql`p.courier_id = ${courier}`,
    company === undefined ? null : sql`p.company_id = ${company}`,
    waiting === true ? waitsForRun : null,
    held === undefined ? null : sql`(p.held_until is not null) = ${held}`,
  ];
  const order = [
    view === 'all' ? sql`o.test_erased_at is null` : null,
    status === undefined ? null : sql`o.status = ${status}`,
    city === undefined ? null : sql`o.address ->> 'city' = any(${namesOf(findPlace(city), city)})`,
    area === undefined ? null : sql`o.address ->> 'area' = any(${namesOf(areaOf(city, area), area)})`,
    source === undefined ? null : sql`o.source = ${source}`,
    source === undefined || source === 'site' ? null : sql`o.source <> 'site'`,
    search === undefined ? null : matchesOrder(search, sight),
  ];
  return {
    parcel: parcel.filter((part) => part !== null),
    order: order.filter((part) => part !== null),
  };
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
