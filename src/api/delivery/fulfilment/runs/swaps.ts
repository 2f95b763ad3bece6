import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { IS_SWAP } from '../steps/exchange-at-door.ts';

/** The stops of a run: parcels, and returns of a courier's. */
export type RunStops = { readonly parcels: readonly string[]; readonly returns: readonly string[] };

/**
 * The stops with both halves of each swap, the parcel of the new pieces and the pick-up of the old ones: the second comes and
 * goes with the first. `before`: the stops of the run until now.
 */
export async function withWholeSwaps(
  tx: Tx,
  { parcels, returns }: RunStops,
  before: RunStops = { parcels: [], returns: [] },
): Promise<RunStops> {
  const { rows: swaps } = await sql<{ parcel: string; request: string }>`
    select p.id as parcel, r.id as request
      from returns r join orders x on x.exchange_of = r.id and x.status <> 'canceled' join parcels p on p.order_id = x.id
     where ${IS_SWAP} and x.status in ('pending', 'inProgress', 'inDelivery')
       and (r.id = any(${[...returns]}) or p.id = any(${[...parcels]})) order by r.id`.execute(tx);
  const removed = swaps.filter(
    ({ parcel, request }) =>
      (before.parcels.includes(parcel) && !parcels.includes(parcel)) ||
      (before.returns.includes(request) && !returns.includes(request)),
  );
  const kept = swaps.filter((swap) => !removed.includes(swap));
  const gone = new Set(removed.flatMap(({ parcel, request }) => [parcel, request]));
  const ids = (given: readonly string[], more: string[]) =>
    [...new Set([...given, ...more])].filter((id) => !gone.has(id));
  return {
    parcels: ids(
      parcels,
      kept.map(({ parcel }) => parcel),
    ),
    returns: ids(
      returns,
      kept.map(({ request }) => request),
    ),
  };
}

/** Whether run stop `t` brings the new pieces of a swap that is a stop of the same run. */
export const IS_IN_SWAP = sql<boolean>`
  exists (select from orders x join returns r on r.id = x.exchange_of join return_stops b on b.return_id = r.id
           where x.id = p.order_id and r.kind = 'exchange' and b.run_id = t.run_id)`;
