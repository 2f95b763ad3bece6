import { sql } from 'kysely';
import {
  type DoorEvent,
  DoorResult,
  type ParcelEvent,
  type ReturnEvent,
} from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { MOST_PIN_TRIES } from '../steps/door.ts';
import type { WantedParcelStep } from '../steps/parcel-step.ts';
import { lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';

export type Syncing = { readonly staff: Staff; readonly settings: Settings; readonly now: Date };

/** Applies what was done with a return, a later feature, at `occurredAt`. */
export type ReturnStepAtDoor = (
  tx: Tx,
  event: ReturnEvent,
  syncing: Syncing & {
    readonly occurredAt: Date;
    /** Whose act it is. */
    readonly courierId: string;
    /** `staff` settles it: the stop may have ended. */
    readonly isSettling: boolean;
  },
) => Promise<Refusal | null>;

const NOTED_CLOCK_S = 600;

/**
 * Applies a device's events in sequence, each once and in its own transaction; a repeated one gets the same answer.
 * An event that the table of steps refuses becomes a conflict with a task; so does every event of a courier who has been
 * removed since. A wrong PIN typed online is asked for again. Times are corrected by the device's clock, and clamped between
 * the hand-over and now.
 */
export async function applyDoorEvents(
  db: Db,
  { deviceNow, events }: { deviceNow: string; events: readonly DoorEvent[] },
  syncing: Syncing,
  stepReturnAtDoor: ReturnStepAtDoor,
): Promise<DoorResult[]> {
  const clockOffMs = new Date(deviceNow).getTime() - syncing.now.getTime();
  const results: DoorResult[] = [];
  for (const event of [...events].sort((a, b) => a.sequence - b.sequence)) {
    if (syncing.staff.hasLeft === true) {
      results.push(await keepRefused(db, event, 'STAFF_REMOVED', { clockOffMs, syncing }));
      continue;
    }
    const counted = await countPinTry(db, event, syncing.staff.id);
    const apply = async (tx: Tx, occurredAt: Date) =>
      'returnId' in event
        ? stepReturnAtDoor(tx, event, {
            ...syncing,
            occurredAt,
            courierId: syncing.staff.id,
            isSettling: false,
          })
        : stepParcelAtDoor(tx, event, { ...syncing, occurredAt });
    results.push(counted ?? (await applyEvent(db, event, { clockOffMs, apply, syncing })));
  }
  return results;
}

type Applying = {
  readonly clockOffMs: number;
  readonly apply: (tx: Tx, occurredAt: Date) => Promise<Refusal | null>;
  readonly syncing: Syncing;
};

async function stepParcelAtDoor(
  tx: Tx,
  event: ParcelEvent,
  { staff, settings, now, occurredAt }: Syncing & { readonly occurredAt: Date },
): Promise<Refusal | null> {
  const parcel = await lockParcel(tx, { parcelId: event.parcelId });
  if (parcel === undefined) return refuse('NOT_FOUND');
  return stepParcel(tx, parcel, stepOf(event), {
    by: { ...staff.actor, roles: ['courier'] },
    version: null,
    settings,
    now,
    occurredAt,
    eventId: event.eventId,
    isLate: event.offline,
  });
}

async function applyEvent(
  db: Db,
  event: DoorEvent,
  { clockOffMs, apply, syncing }: Applying,
): Promise<DoorResult> {
  const done = await transact(db, (tx) =>
    applyOnce(tx, event, clockOffMs, syncing, async (occurredAt) => apply(tx, occurredAt)),
  );
  if (!isRefusal(done)) return done;
  const { code } = done;
  if (code === 'PIN_WRONG') return { eventId: event.eventId, outcome: 'again', known: false, code };
  return keepRefused(db, event, code, { clockOffMs, syncing });
}

/** Stores an event that is not applied, with a task. */
async function keepRefused(
  db: Db,
  event: DoorEvent,
  code: string,
  { clockOffMs, syncing }: Omit<Applying, 'apply'>,
): Promise<DoorResult> {
  const kept = await transact(db, (tx) =>
    applyOnce(tx, event, clockOffMs, syncing, async () => {
      await openConflict(tx, event, code, syncing);
      return code;
    }),
  );
  // Another courier's event has this id.
  return isRefusal(kept)
    ? { eventId: event.eventId, outcome: 'conflict', known: true, code: kept.code }
    : kept;
}

/** Runs `work` for a new event and stores the event with its answer; a refusal stores nothing. */
async function applyOnce<Outcome extends string | null>(
  tx: Tx,
  event: DoorEvent,
  clockOffMs: number,
  { staff, now }: Syncing,
  work: (occurredAt: Date) => Promise<Outcome | Refusal>,
): Promise<DoorResult | Refusal> {
  const { eventId, sequence, kind } = event;
  // Serializes two syncs of the same event.
  await sql`select pg_advisory_xact_lock(hashtextextended(${eventId}, 13))`.execute(tx);
  const earlier = await tx
    .selectFrom('device_events')
    .select(['courier_id', 'result'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (earlier !== undefined && earlier.courier_id !== staff.id) return refuse('NOT_FOUND');
  if (earlier !== undefined) return { ...DoorResult.parse(earlier.result), known: true };
  const told = new Date(event.occurredAt).getTime() - clockOffMs;
  const givenAt = await readGivenAt(tx, event, staff.id);
  const occurredAt = new Date(Math.min(now.getTime(), Math.max(givenAt?.getTime() ?? told, told)));
  const code = await work(occurredAt);
  if (isRefusal(code)) return code;
  const result: DoorResult = { eventId, outcome: code === null ? 'done' : 'conflict', known: false, code };
  const isBefore = givenAt !== null && told < givenAt.getTime();
  const clockOff = Math.round((isBefore ? told - givenAt.getTime() : clockOffMs) / 1000);
  await tx
    .insertInto('device_events')
    .values({
      event_id: eventId,
      courier_id: staff.id,
      sequence,
      parcel_id: 'parcelId' in event ? event.parcelId : null,
      return_id: 'returnId' in event ? event.returnId : null,
      kind,
      body: JSON.stringify(event),
      result: JSON.stringify(result),
      clock_off_s: Math.abs(clockOff) > NOTED_CLOCK_S ? clockOff : 0,
      occurred_at: occurredAt,
      received_at: now,
    })
    .execute();
  return result;
}

/** When the courier was given what an event is of; null where they were not. */
async function readGivenAt(tx: Tx, event: DoorEvent, courierId: string): Promise<Date | null> {
  const { rows } =
    'returnId' in event
      ? await sql<{ at: Date | null }>`
          select max(coalesce(r.accepted_at, r.created_at)) as at from return_stops s join runs r on r.id = s.run_id
           where s.return_id = ${event.returnId} and r.courier_id = ${courierId}`.execute(tx)
      : await sql<{ at: Date | null }>`
          select max(at) as at from parcel_history where parcel_id = ${event.parcelId} and step = 'handOver'`.execute(
          tx,
        );
  return rows[0]?.at ?? null;
}

async function openConflict(tx: Tx, event: DoorEvent, code: string, { staff, now }: Syncing): Promise<void> {
  const id = 'returnId' in event ? event.returnId : event.parcelId;
  const order = await tx
    .selectFrom('returnId' in event ? 'returns' : 'parcels')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  await tx
    .insertInto('tasks')
    .values({
      kind: 'conflict',
      order_id: order?.order_id ?? null,
      subject: id,
      details: JSON.stringify({ event, code, courierId: staff.id }),
      opened_at: now,
    })
    .execute();
  const subject = order?.order_id ?? id;
  await recordStaffAudit(
    tx,
    { staff, action: 'parcel.conflict', only: 'made', subject, after: { kind: event.kind, code } },
    now,
  );
}

/** Counts a PIN typed online before comparing it, against concurrent guesses; after MOST_PIN_TRIES wrong ones only a reason is accepted. */
async function countPinTry(db: Db, event: DoorEvent, courierId: string): Promise<DoorResult | null> {
  if (event.kind !== 'deliver' || event.offline || event.pin === undefined || event.noPin !== undefined)
    return null;
  const { rows } = await sql<{ is_left: boolean }>`
    with tried as (
      update parcels set pin_tries = pin_tries + 1
       where id = ${event.parcelId} and courier_id = ${courierId} and pin <> ${event.pin} and pin_tries < ${sql.lit(MOST_PIN_TRIES)} returning 1)
    select pin_tries < ${sql.lit(MOST_PIN_TRIES)} or pin is null as is_left from parcels
     where id = ${event.parcelId} and courier_id = ${courierId}`.execute(db);
  const isOver = rows[0]?.is_left === false;
  return isOver ? { eventId: event.eventId, outcome: 'again', known: false, code: 'PIN_WRONG' } : null;
}

export function stepOf(event: ParcelEvent): WantedParcelStep {
  const paid =
    'collected' in event && event.collected !== undefined ? { collected: event.collected } : undefined;
  switch (event.kind) {
    case 'attempt':
      return { step: 'attempt', reason: event.reason, nextDate: event.nextDate };
    case 'refuse':
      return { step: 'refuse', refusal: event.refusal, reason: event.reason, ...paid };
    case 'deliver':
      return {
        step: 'deliver',
        kept: event.kept?.map(({ reason = null, ...line }) => ({ ...line, reason })) ?? null,
        ...(event.pin !== undefined && { pin: event.pin }),
        ...(event.noPin !== undefined && { noPin: event.noPin }),
        ...paid,
      };
  }
}
