import { sql } from 'kysely';
import type { ConsoleEvent, ConsoleEventType } from '../../../shop/delivery/fulfilment/event-calls.ts';
import type { StaffRole } from '../../../shop/people/staff/roles.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Db } from '../../platform/db/database.ts';
import { sightOf } from './desk/sight.ts';

/** A place in the feed, by transaction and id: a transaction may commit after one that took a higher id. `at` in ms. */
export type Cursor = { readonly madeBy: string; readonly id: string; readonly at: number };

const KEPT_MS = DAY_MS;
const MOST_AT_ONCE = 500;

export const cursorText = ({ madeBy, id, at }: Cursor): string => `${madeBy}-${id}-${at}`;

/** Parses a cursor; null if it is malformed or older than the stored events. */
export function readCursor(given: string, now: Date): Cursor | null {
  const [, madeBy, id, at] = /^(\d{1,19})-(\d{1,18})-(\d{1,15})$/.exec(given) ?? [];
  if (madeBy === undefined || id === undefined || at === undefined) return null;
  return now.getTime() - Number(at) > KEPT_MS ? null : { madeBy, id, at: Number(at) };
}

export async function endOfFeed(db: Db, now: Date): Promise<Cursor> {
  const { rows } = await sql<{
    seen: string;
  }>`select pg_snapshot_xmin(pg_current_snapshot())::text as seen`.execute(db);
  return { madeBy: rows[0]?.seen ?? '0', id: '0', at: now.getTime() };
}

type Row = {
  made_by: string;
  id: string;
  type: ConsoleEventType;
  subject: string;
  version: number;
  stages: string[];
  courier_id: string | null;
};

export type Reader = { readonly id: string; readonly roles: readonly StaffRole[] };

export type PlacedEvent = ConsoleEvent & { readonly cursor: Cursor };

/** The events after `cursor` for this reader, in transaction order. `isBehind`: more follow or are not committed. */
export async function eventsAfter(
  db: Db,
  cursor: Cursor,
  reader: Reader,
  now: Date,
): Promise<{ events: PlacedEvent[]; next: Cursor; isBehind: boolean }> {
  const at = now.getTime();
  const { rows } = await sql<Row & { is_final: boolean }>`
    select made_by::text, id::text, type, subject, version, stages, courier_id,
           made_by < pg_snapshot_xmin(pg_current_snapshot()) as is_final
      from console_events
     where (made_by, id) > (${cursor.madeBy}::xid8, ${cursor.id}::bigint)
     order by made_by, id limit ${MOST_AT_ONCE}`.execute(db);
  // Sorted by transaction: what is final comes first.
  const final = rows.filter((row) => row.is_final);
  const place = ({ made_by: madeBy, id }: Row): Cursor => ({ madeBy, id, at });
  const last = final.at(-1);
  return {
    events: final
      .filter((row) => maySee(reader, row))
      .map((row) => ({ type: row.type, id: row.subject, version: row.version, cursor: place(row) })),
    next: last === undefined ? { ...cursor, at } : place(last),
    isBehind: final.length < rows.length || rows.length === MOST_AT_ONCE,
  };
}

const everything = ['order', 'parcel', 'run', 'return', 'task', 'stock', 'settings'] as const;

/** The events of each role; couriers get only those of their own parcels and runs. */
const typesOf: Record<StaffRole, readonly ConsoleEventType[]> = {
  owner: everything,
  manager: everything,
  support: ['order', 'parcel', 'return', 'task'],
  accountant: ['order', 'parcel', 'run', 'return', 'task'],
  packer: ['order', 'parcel', 'run', 'stock'],
  courier: ['order', 'parcel', 'run'],
};

function maySee({ id, roles }: Reader, event: Row): boolean {
  return roles.some((role) => {
    if (!typesOf[role].includes(event.type)) return false;
    if (role === 'courier') return event.courier_id === id;
    const { stages } = sightOf([role]);
    const isParcel = event.type === 'order' || event.type === 'parcel';
    return !isParcel || stages === null || stages.some((stage) => event.stages.includes(stage));
  });
}
