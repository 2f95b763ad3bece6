import { sql } from 'kysely';
import type { OrderStatus, ParcelStage } from '../../../../shop/buying/orders/contract.ts';
import { type Actor, signatureOf } from '../../../../shop/buying/orders/status.ts';
import { type ParcelStepName, UNDO_ACCEPTED_MS } from '../../../../shop/delivery/fulfilment/steps.ts';
import { takeCouponAgain } from '../../../buying/coupons/spend-coupon.ts';
import { piecesOf } from '../../../buying/orders/queries.ts';
import { takePieces } from '../../../buying/orders/stock.ts';
import { withdrawNotices } from '../../../people/notifications/notify.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Refusal } from '../../../refusal.ts';
import { closeShortTask } from './packing.ts';
import { type Effect, refuseStep, type StepTerms } from './parcel-step.ts';
import type { LockedParcel } from './parcel.ts';

type Place = { status: OrderStatus; stage: ParcelStage | null };

/** Where a parcel was before a step. */
type Before = Place & {
  held: { reason: string; until: string } | null;
  claim: { by: string; at: string } | null;
};

type StepToUndo = {
  readonly step: ParcelStepName;
  readonly by: Actor;
  readonly before: Place;
  readonly noticeId: string | null;
};

/**
 * Stores how to undo the step just taken, for `UNDO_ACCEPTED_MS` of the database's clock. Steps of one transaction (a
 * call that confirms) are undone together. `parcel` has its new version; its hold and claim are still those before.
 */
export async function storeUndo(tx: Tx, parcel: LockedParcel, undone: StepToUndo): Promise<void> {
  const { held_reason: reason, held_until: until, claimed_by: by, claimed_at: at } = parcel;
  const before = {
    ...undone.before,
    held: reason === null ? null : { reason, until },
    claim: by === null ? null : { by, at },
  };
  const notices = undone.noticeId === null ? [] : [undone.noticeId];
  await sql`
    insert into parcel_undos as u (parcel_id, steps, version, actor, before, notice_ids, until)
    values (${parcel.id}, ${[undone.step]}, ${parcel.version}, ${signatureOf(undone.by)}, ${JSON.stringify(before)}, ${notices},
            clock_timestamp() + ${UNDO_ACCEPTED_MS} * interval '1 millisecond')
        on conflict (parcel_id) do update
       set steps = case when u.at = now() then u.steps else '{}' end || excluded.steps,
           before = case when u.at = now() then u.before else excluded.before end,
           notice_ids = case when u.at = now() then u.notice_ids else '{}' end || excluded.notice_ids,
           version = excluded.version, actor = excluded.actor, at = excluded.at, until = excluded.until`.execute(
    tx,
  );
}

type StoredUndo = {
  steps: ParcelStepName[];
  before: Before;
  notice_ids: string[];
  in_time: boolean;
};

/**
 * Takes back the last step of the same employee: restores the parcel's state, takes stock and coupon again and
 * withdraws messages. Refused after its time, after any other step, and once a message is sent.
 */
export const undo: Effect<'undo'> = async (tx, parcel, _, terms) => {
  const { rows } = await sql<StoredUndo>`
    select steps, before, notice_ids, until > clock_timestamp() as in_time
      from parcel_undos
     where parcel_id = ${parcel.id} and version = ${parcel.version} and actor = ${signatureOf(terms.by)}`.execute(
    tx,
  );
  const [stored] = rows;
  if (stored === undefined) return refuseStep(tx, parcel);
  const { steps, before, notice_ids: notices } = stored;
  if (!stored.in_time || !(await withdrawNotices(tx, notices)))
    return refuseStep(tx, parcel, 'UNDO_TOO_LATE');
  for (const step of steps.toReversed()) {
    const refusal = await reversals[step]?.(tx, parcel, terms);
    if (refusal) return refusal;
  }
  const { held, claim } = before;
  return {
    to: before.stage,
    status: before.status,
    changes: {
      held: held && { ...held, until: new Date(held.until) },
      claim: claim && { ...claim, at: new Date(claim.at) },
    },
    details: { steps },
  };
};

type Reversal = (tx: Tx, parcel: LockedParcel, terms: StepTerms) => Promise<Refusal | null>;

// Reverses `undoOrder`: others may have bought the pieces or used the coupon meanwhile.
const takeAgain: Reversal = async (tx, parcel, { by, now }) => {
  const { order } = parcel;
  // A return pays for one order at a time.
  const { rows: others } = await sql`
    select from orders x join orders o on o.exchange_of = x.exchange_of
     where o.id = ${order.id} and x.id <> o.id and x.status <> 'canceled'`.execute(tx);
  if (others.length > 0) return refuseStep(tx, parcel, 'UNDO_TOO_LATE');
  const coupon = await takeCouponAgain(tx, order.id, now);
  if (coupon !== null) return coupon;
  return takePieces(tx, await piecesOf(tx, order.id), { reason: 'canceled', orderId: order.id, by, now });
};

const reversals: Partial<Record<ParcelStepName, Reversal>> = {
  cancel: takeAgain,
  giveUp: takeAgain,
  call: async (tx, { order }) => {
    await sql`delete from call_attempts
               where id = (select max(id) from call_attempts where order_id = ${order.id})`.execute(tx);
    return null;
  },
  // The stops of a run are parcels that are packed.
  pack: async (tx, parcel) => {
    const { rows } = await sql`
      select from run_stops where parcel_id = ${parcel.id} and ended_at is null`.execute(tx);
    return rows.length > 0 ? refuseStep(tx, parcel, 'UNDO_TOO_LATE') : null;
  },
  short: async (tx, parcel, { by, now }) => {
    await closeShortTask(tx, parcel.id, by.name, now);
    return null;
  },
};
