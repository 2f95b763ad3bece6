import { sql } from 'kysely';
import { arrangeStops } from '../../../../shop/delivery/fulfilment/runs/arrange-stops.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { StepTerms } from '../steps/parcel-step.ts';
import { lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';
import { returnsRefusal } from './return-stops.ts';
import { type RunStops, withWholeSwaps } from './swaps.ts';

export type NewRun = {
  readonly courierId?: string | undefined;
  readonly companyId?: string | undefined;
  readonly parcels: readonly string[];
  readonly returns?: readonly string[] | undefined;
  readonly arranged?: boolean | undefined;
};

/**
 * Plans a run and returns its id. Refuses parcels not packed (`NOT_PACKED`), those of an office in a courier's run
 * (`OFFICE_NEEDS_COMPANY`), returns in a company's (`RETURN_NEEDS_COURIER`) or that want no courier, and what is in another open run (`CONFLICT`).
 */
export async function createRun(
  tx: Tx,
  { courierId, companyId, parcels: givenParcels, returns: givenReturns = [], arranged = false }: NewRun,
  { by, settings, now }: Pick<StepTerms, 'by' | 'settings' | 'now'>,
): Promise<string | Refusal> {
  if ((courierId === undefined) === (companyId === undefined))
    return refuse('VALIDATION', { errors: ['value must contain exactly one of [courierId, companyId]'] });
  if (givenParcels.length + givenReturns.length === 0)
    return refuse('VALIDATION', { errors: ['"parcels" must not be empty'] });
  const carrier = courierId === undefined ? { companyId: companyId ?? '' } : { courierId };
  const stops = await withWholeSwaps(tx, { parcels: givenParcels, returns: givenReturns });
  const refusal =
    (await carrierRefusal(tx, carrier)) ?? (await stopsRefusal(tx, stops, { runId: null, companyId }));
  if (refusal !== null) return refusal;
  const { id } = await tx
    .insertInto('runs')
    .values({
      day: storeDateOf(now),
      courier_id: courierId ?? null,
      company_id: companyId ?? null,
      created_by: by.name,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const given = [...stops.parcels, ...stops.returns];
  await insertStops(tx, id, stops, arranged ? await arrange(tx, given, settings.dispatchCenter) : given);
  return id;
}

/** Locks what a run is to stop for, and refuses what cannot be in it. A company's run has no returns. */
export async function stopsRefusal(
  tx: Tx,
  { parcels, returns }: RunStops,
  { runId, companyId }: { runId: string | null; companyId: string | null | undefined },
): Promise<Refusal | null> {
  const isCompanys = typeof companyId === 'string';
  if (returns.length > 0 && isCompanys) return refuse('RETURN_NEEDS_COURIER');
  return (await parcelsRefusal(tx, parcels, { runId, isCompanys })) ?? returnsRefusal(tx, returns, runId);
}

async function arrange(
  tx: Tx,
  ids: readonly string[],
  start: { latitude: number; longitude: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string; point: { latitude: number; longitude: number } | null }>`
    select given.id, case when o.address ? 'latitude' and o.address ? 'longitude'
                      then json_build_object('latitude', o.address -> 'latitude', 'longitude', o.address -> 'longitude') end as point
      from unnest(${[...ids]}::text[]) with ordinality as given(id, place)
      left join parcels p on p.id = given.id left join returns r on r.id = given.id
      join orders o on o.id in (p.order_id, r.order_id) order by place`.execute(tx);
  return arrangeStops(start, rows).map(({ id }) => id);
}

/** Refuses an unknown courier or company. */
export async function carrierRefusal(
  tx: Tx,
  carrier: { courierId: string } | { companyId: string },
): Promise<Refusal | null> {
  const { rows } =
    'courierId' in carrier
      ? await sql`select 1 from staff where id = ${carrier.courierId} and 'courier' = any(roles) and removed_at is null`.execute(
          tx,
        )
      : await sql`select 1 from companies where id = ${carrier.companyId} and archived_at is null for share`.execute(
          tx,
        );
  return rows.length === 0 ? refuse('NOT_FOUND') : null;
}

/** Locks parcels; refuses those not packed, those a courier cannot bring, and those in another open run than `runId`. */
async function parcelsRefusal(
  tx: Tx,
  parcels: readonly string[],
  { runId, isCompanys }: { runId: string | null; isCompanys: boolean },
): Promise<Refusal | null> {
  const { rows: found } = await sql<{ id: string; stage: string | null; office: boolean; taken: boolean }>`
    select p.id, p.stage,
           (select o.address ->> 'kind' from orders o where o.id = p.order_id) is not distinct from 'office' as office,
           exists (select from run_stops t where t.parcel_id = p.id and t.ended_at is null
                                     and t.run_id is distinct from ${runId}) as taken
      from parcels p where p.id = any(${[...parcels]}) order by p.id for no key update`.execute(tx);
  if (found.length !== new Set(parcels).size || found.length !== parcels.length) return refuse('NOT_FOUND');
  if (found.some(({ stage }) => stage !== 'packed' && stage !== 'postponed')) return refuse('NOT_PACKED');
  if (!isCompanys && found.some(({ office }) => office)) return refuse('OFFICE_NEEDS_COMPANY');
  return found.some(({ taken }) => taken) ? refuse('CONFLICT') : null;
}

/** `order`: the ids of all stops in the order of the way. */
export async function insertStops(
  tx: Tx,
  runId: string,
  { parcels, returns }: RunStops,
  order: readonly string[] = [...parcels, ...returns],
): Promise<void> {
  const at = (id: string) => ({ run_id: runId, stop_no: order.indexOf(id) + 1 });
  const parcelStops = parcels.map((id) => ({ ...at(id), parcel_id: id }));
  const returnStops = returns.map((id) => ({ ...at(id), return_id: id }));
  if (parcelStops.length > 0) await tx.insertInto('run_stops').values(parcelStops).execute();
  if (returnStops.length > 0) await tx.insertInto('return_stops').values(returnStops).execute();
}

export type LockedRun = {
  id: string;
  courier_id: string | null;
  company_id: string | null;
  status: string;
  version: number;
};

type SeenRun = {
  readonly id: string;
  /** Null: the caller compares it. */
  readonly version: number | null;
  readonly statuses: readonly string[];
  /** The run of another courier is not found. */
  readonly courierId?: string | undefined;
};

/** Locks a run; refuses if its version or status differs from what the caller saw. */
export async function lockRun(
  tx: Tx,
  { id, version, statuses, courierId }: SeenRun,
): Promise<LockedRun | Refusal> {
  const { rows } = await sql<LockedRun>`
    select id, courier_id, company_id, status, version from runs where id = ${id} for no key update`.execute(
    tx,
  );
  const [run] = rows;
  if (run === undefined || (courierId !== undefined && run.courier_id !== courierId))
    return refuse('NOT_FOUND');
  const isSeen = version === null || run.version === version;
  return isSeen && statuses.includes(run.status) ? run : refuse('ORDER_STEP_NOT_ALLOWED');
}

export async function setRunStatus(
  tx: Tx,
  run: LockedRun,
  status: 'handedOver' | 'accepted' | 'ended',
  now: Date,
) {
  await sql`
    update runs set status = ${status}, version = version + 1,
           accepted_at = case when ${status} = 'accepted' then ${now}::timestamptz else accepted_at end,
           ended_at = case when ${status} = 'ended' then ${now}::timestamptz else ended_at end
     where id = ${run.id}`.execute(tx);
}

/** Hands over every parcel of a planned run, all or none. Orders are locked by id, so that two runs cannot deadlock. */
export async function handOverRun(
  tx: Tx,
  run: LockedRun,
  waybills: readonly { parcelId: string; number: string }[],
  terms: StepTerms,
): Promise<Refusal | null> {
  const { rows: stops } = await sql<{ parcel_id: string; order_id: string; carrier: string | null }>`
    select t.parcel_id, p.order_id, (select name from staff s where s.id = ${run.courier_id}) as carrier
      from run_stops t join parcels p on p.id = t.parcel_id
     where t.run_id = ${run.id} and t.ended_at is null order by p.order_id`.execute(tx);
  for (const { parcel_id: parcelId, order_id: id, carrier } of stops) {
    const parcel = await lockParcel(tx, { id });
    if (parcel === undefined) return refuse('NOT_FOUND');
    if (parcel.order.status === 'canceled') {
      await sql`update run_stops set outcome = 'cancel', ended_at = ${terms.now}
                 where run_id = ${run.id} and parcel_id = ${parcelId}`.execute(tx);
      continue;
    }
    if (parcel.stage !== 'packed' && parcel.stage !== 'postponed')
      return refuse('NOT_PACKED', {
        errors: [`parcel ${parcelId} is ${parcel.stage ?? parcel.order.status}`],
      });
    const waybill = waybills.find((given) => given.parcelId === parcelId)?.number;
    if (run.company_id !== null && waybill === undefined)
      return refuse('VALIDATION', { errors: [`"waybills" must name parcel ${parcelId}`] });
    const refusal = await stepParcel(
      tx,
      parcel,
      run.company_id === null
        ? { step: 'handOver', courierId: run.courier_id, carrier: carrier ?? '' }
        : { step: 'handOverCompany', companyId: run.company_id, waybill: waybill ?? '' },
      terms,
    );
    if (refusal !== null) return refusal;
  }
  await setRunStatus(tx, run, 'handedOver', terms.now);
  return null;
}

/** Ends a run whose stops have all ended; what was not counted back in becomes a task. */
export async function endRun(tx: Tx, run: LockedRun, now: Date): Promise<Refusal | null> {
  const { rows: stops } = await sql<{
    parcel_id: string;
    order_id: string;
    stage: string | null;
    is_open: boolean;
  }>`
    select t.parcel_id, p.order_id, p.stage, t.ended_at is null as is_open
      from run_stops t join parcels p on p.id = t.parcel_id where t.run_id = ${run.id}`.execute(tx);
  const { rows: back } = await sql<{ return_id: string; order_id: string; is_open: boolean }>`
    select t.return_id, r.order_id, t.ended_at is null as is_open
      from return_stops t join returns r on r.id = t.return_id
     where t.run_id = ${run.id}
       and (t.ended_at is null or r.collected_by = ${run.courier_id} and r.received_at is null and r.status <> 'rejected'
                                  and t.outcome in ('collect', 'pay', 'swap'))`.execute(tx);
  const open = [...stops, ...back].filter((stop) => stop.is_open);
  if (open.length > 0)
    return refuse('ORDER_STEP_NOT_ALLOWED', { errors: [`${open.length} stops have not ended`] });
  const missing = [
    ...stops.filter(({ stage }) => stage === 'comingBack').map((stop) => ({ ...stop, id: stop.parcel_id })),
    ...back.map((stop) => ({ ...stop, id: stop.return_id })),
  ];
  const details = JSON.stringify({ runId: run.id });
  for (const { id: subject, order_id } of missing)
    await tx
      .insertInto('tasks')
      .values({ kind: 'lost', order_id, subject, details, opened_at: now })
      .execute();
  await setRunStatus(tx, run, 'ended', now);
  return null;
}
