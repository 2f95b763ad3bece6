import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Settings } from '../../../../shop/settings.ts';
import { startOfStoreDay, storeDateOf } from '../../../../shop/time/store-time.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';

const OPEN_FOR_MS = 10 * 60_000;

type Opening = { readonly kind: 'order' | 'customer'; readonly subject: string; readonly field: string };
type Reading = { readonly staff: Staff; readonly settings: Settings; readonly now: Date };

/**
 * Opens a masked field to a member of the staff for ten minutes and logs it. The owner is told of who opens many in a
 * day; as many are never open at once: `RATE_LIMITED`. Returns until when it is open.
 */
export async function openMasked(
  tx: Tx,
  { kind, subject, field }: Opening,
  { staff, settings, now }: Reading,
  log: FastifyBaseLogger,
): Promise<Date | Refusal> {
  const { revealAlarm } = settings;
  // Locked, so that openings at once are counted one after the other and none passes the alarm.
  await sql`select from staff where id = ${staff.id} for no key update`.execute(tx);
  const earlier = await countOpenings(tx, staff.id, now);
  if (earlier.open >= revealAlarm)
    return refuse('RATE_LIMITED', { retryAfter: (earlier.nextEnd - now.getTime()) / 1000 });
  const until = new Date(now.getTime() + OPEN_FOR_MS);
  const orderId = kind === 'order' ? subject : null;
  await tx
    .insertInto('staff_reveals')
    .values({ staff_id: staff.id, kind, subject, field, order_id: orderId, at: now, until })
    .execute();
  const after = { field };
  await recordStaffAudit(tx, { staff, action: `${kind}.reveal`, only: 'act', subject, after }, now);
  if (earlier.today + 1 === revealAlarm) {
    log.warn({ staffId: staff.id, openings: revealAlarm }, 'many masked fields were opened');
    await recordStaffAudit(tx, { staff, action: 'order.manyReveals', only: 'act', subject: staff.id }, now);
  }
  return until;
}

/** Of this person: openings of the store's day, those that still are, and when the first of these ends. */
async function countOpenings(tx: Tx, staffId: string, now: Date) {
  const day = startOfStoreDay(storeDateOf(now));
  const openFrom = new Date(now.getTime() - OPEN_FOR_MS);
  const { rows } = await sql<{ today: number; open: number; next_end: Date | null }>`
    select count(*) filter (where at >= ${day}) as today,
           count(*) filter (where until > ${now}) as open, min(until) filter (where until > ${now}) as next_end
      from staff_reveals where staff_id = ${staffId} and at >= ${openFrom < day ? openFrom : day}`.execute(
    tx,
  );
  const [row] = rows;
  return { today: row?.today ?? 0, open: row?.open ?? 0, nextEnd: row?.next_end?.getTime() ?? 0 };
}
