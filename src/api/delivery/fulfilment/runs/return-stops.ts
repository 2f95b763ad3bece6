import { type RawBuilder, sql } from 'kysely';
import type { RunReturn, WaitingReturn } from '../../../../shop/delivery/fulfilment/runs/waiting-return.ts';
import type { Language } from '../../../../shop/language.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import { addressInLanguage } from '../../../../shop/people/places/find-place.ts';
import type { StaffRole } from '../../../../shop/people/staff/roles.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { sightOf } from '../desk/sight.ts';

/** The parcel of the new pieces was canceled, and none is sent again. */
const IS_CALLED_OFF = sql`
  coalesce((select bool_and(x.status = 'canceled') from orders x where x.exchange_of = r.id), false)`;

/**
 * What a courier's visit is for, or null where none is needed: to collect the pieces, or to pay for those that came in
 * before.
 */
export const RETURN_TASK = sql<'collect' | 'pay' | 'swap' | null>`
  case when r.status = 'approved' and r.way = 'courier' and r.collected_at is null
            then case when r.kind = 'return' then 'collect' when not ${IS_CALLED_OFF} then 'swap' end
       when r.status = 'received' and r.kind = 'return' and r.wants = 'cash' then 'pay' end`;

/** Whether a courier has the parcel of order `x` on the way. */
export const isOnWayWith = (courierId: RawBuilder<unknown>) => sql<boolean>`
  exists (select from parcels p join run_stops w on w.parcel_id = p.id and w.ended_at is null join runs v on v.id = w.run_id
           where p.order_id = x.id and x.status = 'inDelivery' and v.courier_id = ${courierId})`;

/** What the exchange order of return `r` brings in: one that this courier has with it, or one that was paid. */
export const exchangeDue = (courierId: RawBuilder<unknown>) => sql<number>`
  coalesce((select sum(x.cash_due)::integer from orders x
             where x.exchange_of = r.id and (x.status in ('delivered', 'completed') or ${isOnWayWith(courierId)})), 0)`;

/** The cash of `r` that a courier may pay at the door: an estimate, as other returns of its order may end meanwhile. */
export const doorRefund = (courierId: RawBuilder<unknown>, { doorRefundMax }: DoorLimit) => sql<number>`
  case when r.kind = 'return' and r.wants = 'cash' and r.status in ('approved', 'received')
            and (r.status = 'received' or r.refund_amount - ${exchangeDue(courierId)} <= ${doorRefundMax})
       then r.refund_amount else 0 end`;

export type DoorLimit = Pick<Settings, 'doorRefundMax'>;

/** Locks returns; refuses those that want no courier, or that are in another open run than `runId` (`CONFLICT`). */
export async function returnsRefusal(
  tx: Tx,
  returns: readonly string[],
  runId: string | null,
): Promise<Refusal | null> {
  const { rows: found } = await sql<{ task: string | null; taken: boolean }>`
    select ${RETURN_TASK} as task, exists (select from return_stops t where t.return_id = r.id and t.ended_at is null
                                             and t.run_id is distinct from ${runId}) as taken
      from returns r where r.id = any(${[...returns]}) order by r.id for no key update`.execute(tx);
  if (found.length !== returns.length) return refuse('NOT_FOUND');
  if (found.some(({ task }) => task === null)) return refuse('ORDER_STEP_NOT_ALLOWED');
  return found.some(({ taken }) => taken) ? refuse('CONFLICT') : null;
}

/** Ends the open stop of a return, with `courierId` only in that courier's open run. False where no stop was open. */
export async function endReturnStop(
  tx: Tx,
  returnId: string,
  outcome: string,
  { now, courierId = null }: { now: Date; courierId?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update return_stops t set outcome = ${outcome}, ended_at = ${now}
      from runs r
     where t.return_id = ${returnId} and t.ended_at is null and r.id = t.run_id
       and (${courierId}::text is null or r.courier_id = ${courierId} and r.status in ('handedOver', 'accepted'))
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Whether a courier has, or had, a stop at a return. */
export async function hadReturnStop(tx: Tx, returnId: string, courierId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from return_stops t join runs r on r.id = t.run_id
     where t.return_id = ${returnId} and r.courier_id = ${courierId} limit 1`.execute(tx);
  return rows.length > 0;
}

type Row = Omit<RunReturn, 'city' | 'area'> & { address: AddressInput };
export type RunReading = { readonly language: Language; readonly settings: DoorLimit };
/** Who reads the stops of a run: names are shown by roles. */
export type StopReading = RunReading & { readonly roles: readonly StaffRole[] };

type Selected = { readonly columns: RawBuilder<unknown>; readonly rest: RawBuilder<unknown> };

const selectRows = (
  courierId: RawBuilder<unknown>,
  { columns, rest }: Selected,
  { settings, roles }: StopReading,
) =>
  sql<Row & { order_id: string }>`
  select r.id as "returnId", o.number, o.address, r.kind, ${doorRefund(courierId, settings)} as refund, r.pickup_day as "pickupDay",
         case when ${sightOf(roles).person !== 'none'} then (select s.name from shoppers s where s.id = o.shopper_id) end as customer,
         r.attempts, (select sum(i.quantity)::integer from return_items i where i.return_id = r.id) as pieces, ${columns}
    from returns r join orders o on o.id = r.order_id ${rest}`;

function placed<R extends Row>({ address, ...row }: R, language: Language) {
  const { city, area } = addressInLanguage(address, language);
  return { ...row, city, area };
}

/** Returns that want a courier and are in no run; the nearest day first. */
export async function selectWaitingReturns(db: Db, reading: StopReading): Promise<WaitingReturn[]> {
  const { rows } = await selectRows(
    sql`null`,
    {
      columns: sql`${RETURN_TASK} as task`,
      // The statuses that have a task, for their index: nearly all returns are settled.
      rest: sql`where r.status in ('approved', 'received') and ${RETURN_TASK} is not null
          and not exists (select from return_stops t where t.return_id = r.id and t.ended_at is null)
        order by r.pickup_day nulls last, r.decided_at, r.id limit 200`,
    },
    reading,
  ).execute(db);
  return rows.map((row) => placed(row, reading.language));
}

/** The stops of a run for returns, in their order. The task of one that ended is what it would have been. */
export async function selectRunReturns(db: Db, runId: string, reading: StopReading): Promise<RunReturn[]> {
  const { rows } = await selectRows(
    sql`u.courier_id`,
    {
      columns: sql`coalesce(${RETURN_TASK}, case r.kind when 'exchange' then 'swap' else 'collect' end) as task, t.stop_no as "stopNo",
        t.outcome, coalesce(t.outcome in ('collect', 'pay', 'swap'), false) and r.collected_at is not null
                   and r.received_at is null and r.status <> 'rejected' as "isOut"`,
      rest: sql`join return_stops t on t.return_id = r.id join runs u on u.id = t.run_id
        where t.run_id = ${runId} order by t.stop_no`,
    },
    reading,
  ).execute(db);
  return rows.map((row) => placed(row, reading.language));
}
