import { type RawBuilder, sql } from 'kysely';
import { startOfStoreDay, storeDateOf } from '../../../shop/time/store-time.ts';
import { transact, type Tx } from '../../db/database.ts';
import { refuse } from '../../refusal.ts';
import { answerConsole } from '../../staff/answer-console.ts';
import { recordStaffAudit } from '../../staff/staff-audit.ts';
import type { Store } from '../../store.ts';

const OPEN_FOR_MS = 10 * 60_000;

const street = (address: RawBuilder<unknown>) =>
  sql`concat_ws(', ', ${address} ->> 'street', nullif(${address} ->> 'additionalDetails', ''))`;
const fieldsOfOrder = (id: string) => sql`
  select (select phone from shoppers s where s.id = o.shopper_id) as phone, o.note, ${street(sql`o.address`)} as street
    from orders o where o.id = ${id}`;
const fieldsOfCustomer = (id: string) => sql`
  select s.phone, s.notes as note, ${street(sql`s.address`)} as street
    from shoppers s where s.id = ${id} and s.phone is not null`;

type Fields = { phone: string | null; street: string; note: string };

/** Reveals a masked field of an order or a customer and logs it. */
export function revealRoutes(store: Store): void {
  answerConsole(store, 'reveal', ({ input: { kind, id, field }, staff, now, request }) =>
    transact(store.db, async (tx) => {
      const { rows } =
        await sql<Fields>`${kind === 'order' ? fieldsOfOrder(id) : fieldsOfCustomer(id)}`.execute(tx);
      const value = rows[0]?.[field];
      if (value === undefined || value === null) return refuse('NOT_FOUND');
      const until = new Date(now.getTime() + OPEN_FOR_MS);
      await tx
        .insertInto('staff_reveals')
        .values({
          staff_id: staff.id,
          kind,
          subject: id,
          field,
          order_id: kind === 'order' ? id : null,
          at: now,
          until,
        })
        .execute();
      await recordStaffAudit(
        tx,
        { staff, action: `${kind}.reveal`, only: 'act', subject: id, after: { field } },
        now,
      );
      const { revealAlarm } = await store.settings();
      if ((await openingsToday(tx, staff.id, now)) === revealAlarm) {
        request.log.warn({ staffId: staff.id, openings: revealAlarm }, 'many masked fields were opened');
        await recordStaffAudit(
          tx,
          { staff, action: 'order.manyReveals', only: 'act', subject: staff.id },
          now,
        );
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
