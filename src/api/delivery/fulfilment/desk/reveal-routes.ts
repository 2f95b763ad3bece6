import { type RawBuilder, sql } from 'kysely';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { transact } from '../../../platform/db/database.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { openMasked } from './open-masked.ts';

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
  answerConsole(store, 'reveal', async ({ input: { kind, id, field }, staff, now, request }) => {
    const settings = await store.settings();
    return transact(store.db, async (tx) => {
      const { rows } =
        await sql<Fields>`${kind === 'order' ? fieldsOfOrder(id) : fieldsOfCustomer(id)}`.execute(tx);
      const value = rows[0]?.[field];
      if (value === undefined || value === null) return refuse('NOT_FOUND');
      const opening = { kind, subject: id, field };
      const until = await openMasked(tx, opening, { staff, settings, now }, request.log);
      return isRefusal(until) ? until : { value, until: until.toISOString() };
    });
  });
}
