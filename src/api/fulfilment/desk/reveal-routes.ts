import { sql } from 'kysely';
import { startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import { transact, type Tx } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { answerConsole } from '../../staff/answer-console.ts';
import { recordStaffAudit } from '../../staff/staff-audit.ts';
import type { Store } from '../../store.ts';

const OPEN_FOR_MS = 10 * 60_000;
/** This many reveals by one person on one day raise the alarm. */
const ALARM_AT = 60;

type Fields = { phone: string | null; street: string; note: string };

/** Reveals a masked field of an order and logs it. */
export function revealRoutes(store: Store): void {
  answerConsole(store, 'reveal', ({ input: { kind, id, field }, staff, now, request }) =>
    transact(store.db, async (tx) => {
      const { rows } = await sql<Fields>`
        select (select phone from shoppers s where s.id = o.shopper_id) as phone, o.note,
               concat_ws(', ', o.address ->> 'street', nullif(o.address ->> 'additionalDetails', '')) as street
          from orders o where o.id = ${id}`.execute(tx);
      const value = rows[0]?.[field];
      if (value === undefined || value === null) return refuse('NOT_FOUND');
      const until = new Date(now.getTime() + OPEN_FOR_MS);
      await tx
        .insertInto('staff_reveals')
        .values({ staff_id: staff.id, kind, subject: id, field, order_id: id, at: now, until })
        .execute();
      await recordStaffAudit(tx, { staff, action: 'order.reveal', subject: id, after: { field } }, now);
      if ((await openingsToday(tx, staff.id, now)) === ALARM_AT) {
        request.log.warn({ staffId: staff.id, openings: ALARM_AT }, 'many masked fields were opened');
        await recordStaffAudit(tx, { staff, action: 'order.manyReveals', subject: staff.id }, now);
      }
      return { value, until: until.toISOString() };
    }),
  );
}

async function openingsToday(tx: Tx, staffId: string, now: Date): Promise<number> {
  const { openings } = await tx
    .selectFrom('staff_reveals')
    .select(({ fn }) => fn.countAll<number>().as('openings'))
    .where('staff_id', '=', staffId)
    .where('at', '>=', startOfStoreDay(storeDateOf(now)))
    .executeTakeFirstOrThrow();
  return openings;
}
