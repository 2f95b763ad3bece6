import { sql } from 'kysely';
import { actsAsManager } from '../../../../shop/people/staff/roles.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { StepTerms } from '../steps/parcel-step.ts';
import { lockParcel, recordParcelStep, updateParcel } from '../steps/parcel.ts';
import { uncountedCash } from '../steps/sending.ts';
import { carrierRefusal, insertStops, type LockedRun, setRunStatus, stopsRefusal } from './runs.ts';
import { type RunStops, withWholeSwaps } from './swaps.ts';

export type RunChanges = {
  readonly parcels?: readonly string[] | undefined;
  readonly returns?: readonly string[] | undefined;
  readonly courierId?: string | undefined;
};

/**
 * Changes a run's stops, their order or its courier; returns the id of the run with the open stops. Stops change before
 * the hand-over only; a run without stops ends.
 */
export async function changeRun(
  tx: Tx,
  run: LockedRun,
  { parcels, returns, courierId }: RunChanges,
  terms: StepTerms,
): Promise<string | Refusal> {
  const isPlanned = run.status === 'planned';
  if (parcels !== undefined) {
    const stops = { parcels, returns: returns ?? (await selectOpenReturns(tx, run)) };
    const refusal = isPlanned ? await replaceStops(tx, run, stops) : await orderStops(tx, run, stops);
    if (refusal !== null) return refusal;
  }
  await sql`update runs set version = version + 1 where id = ${run.id}`.execute(tx);
  if (parcels?.length === 0 && (await selectOpenReturns(tx, run)).length === 0)
    await setRunStatus(tx, run, 'ended', terms.now);
  if (courierId === undefined || courierId === run.courier_id) return run.id;
  if (run.courier_id === null)
    return refuse('VALIDATION', { errors: ['"courierId" is not allowed: the run is a company’s'] });
  const unknown = await carrierRefusal(tx, { courierId });
  if (unknown !== null) return unknown;
  if (!isPlanned) return reassign(tx, run, courierId, terms);
  await sql`update runs set courier_id = ${courierId} where id = ${run.id}`.execute(tx);
  return run.id;
}

async function replaceStops(tx: Tx, run: LockedRun, given: RunStops): Promise<Refusal | null> {
  const before = {
    parcels: (await selectOpenStops(tx, run)).map(({ parcel_id: id }) => id),
    returns: await selectOpenReturns(tx, run),
  };
  const stops = await withWholeSwaps(tx, given, before);
  const refusal = await stopsRefusal(tx, stops, { runId: run.id, companyId: run.company_id });
  if (refusal !== null) return refusal;
  await sql`delete from run_stops where run_id = ${run.id}`.execute(tx);
  await sql`delete from return_stops where run_id = ${run.id}`.execute(tx);
  await insertStops(tx, run.id, stops);
  return null;
}

async function orderStops(tx: Tx, run: LockedRun, { parcels, returns }: RunStops): Promise<Refusal | null> {
  const open = [
    ...(await selectOpenStops(tx, run)).map(({ parcel_id: id }) => id),
    ...(await selectOpenReturns(tx, run)),
  ];
  const given = [...parcels, ...returns];
  if (open.length !== given.length || !open.every((id) => given.includes(id)))
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: ['the run was handed over'] });
  const places = sql`unnest(${given}::text[]) with ordinality as given(id, place)`;
  await sql`update run_stops t set stop_no = given.place from ${places}
             where t.run_id = ${run.id} and t.parcel_id = given.id`.execute(tx);
  await sql`update return_stops t set stop_no = given.place from ${places}
             where t.run_id = ${run.id} and t.return_id = given.id`.execute(tx);
  return null;
}

/** Moves the open stops of a run to another courier. Ended ones stay: their cash is the first courier's. */
async function reassign(
  tx: Tx,
  run: LockedRun,
  courierId: string,
  terms: StepTerms,
): Promise<string | Refusal> {
  const { by, now } = terms;
  if (!actsAsManager(by.roles)) return refuse('FORBIDDEN');
  const uncounted = await uncountedCash(tx, courierId, terms);
  if (uncounted !== null) return uncounted;
  const open = await selectOpenStops(tx, run);
  if (open.length + (await selectOpenReturns(tx, run)).length === 0) return refuse('ORDER_STEP_NOT_ALLOWED');
  for (const { order_id: id } of open) {
    const parcel = await lockParcel(tx, { id });
    if (parcel?.stage !== 'withCourier') continue;
    await updateParcel(tx, parcel, parcel.stage, { courierId }, now);
    await recordParcelStep(tx, parcel.id, {
      step: 'handOver',
      stage: parcel.stage,
      by,
      reason: '',
      details: { courierId, from: run.courier_id },
      occurredAt: null,
      now,
    });
  }
  const target = await runForOpenStops(tx, run, by.name, now);
  await sql`update runs set courier_id = ${courierId}, status = 'handedOver', accepted_at = null where id = ${target}`.execute(
    tx,
  );
  return target;
}

/** The run itself if no stop has ended, else a new one for the open stops. */
async function runForOpenStops(tx: Tx, run: LockedRun, createdBy: string, now: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into runs (day, courier_id, status, created_by, created_at)
    select r.day, r.courier_id, 'handedOver', ${createdBy}, ${now}::timestamptz from runs r
     where r.id = ${run.id}
       and (exists (select from run_stops where run_id = r.id and ended_at is not null)
            or exists (select from return_stops where run_id = r.id and ended_at is not null))
    returning id`.execute(tx);
  const [made] = rows;
  if (made === undefined) return run.id;
  for (const table of [sql.table('run_stops'), sql.table('return_stops')])
    await sql`update ${table} set run_id = ${made.id} where run_id = ${run.id} and ended_at is null`.execute(
      tx,
    );
  return made.id;
}

/** Sorted by order, as every caller locks them: two changes at once cannot deadlock. */
async function selectOpenStops(tx: Tx, run: LockedRun) {
  const { rows } = await sql<{ parcel_id: string; order_id: string }>`
    select t.parcel_id, p.order_id from run_stops t join parcels p on p.id = t.parcel_id
     where t.run_id = ${run.id} and t.ended_at is null order by p.order_id`.execute(tx);
  return rows;
}

async function selectOpenReturns(tx: Tx, run: LockedRun): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select return_id as id from return_stops where run_id = ${run.id} and ended_at is null order by stop_no`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
