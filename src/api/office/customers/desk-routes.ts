import { sql } from 'kysely';
import { signatureOf } from '../../../shop/buying/orders/status.ts';
import { RAISE_DAYS } from '../../../shop/office/customers/case.ts';
import type { TrustLevel } from '../../../shop/people/trust/trust-level.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { rewordNote } from '../../delivery/fulfilment/desk/order/reword-note.ts';
import { answerChange, type ChangeContext } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/run-transaction.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { giveCompensation } from './compensate.ts';
import { countLimited, findCustomer, selectCustomers } from './customer-rows.ts';
import { countCases } from './list-cases.ts';
import { readCustomer, showCustomers } from './read-customer.ts';

const PAGE = 50;

/** The customers' desk: who they are to the store, and what is decided about them. */
export function customerDeskRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCustomers', async ({ input, staff, language, now }) => {
    const { view = 'all', search, after } = input;
    const reading = { staff, language, now, settings: await store.settings() };
    const readList = async (one: Db) => {
      const rows = await selectCustomers(one, { view, search, after, now }, PAGE + 1);
      const shown = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? shown.at(-1) : undefined;
      const next = last === undefined ? null : `${last.rank}_${last.id}`;
      return { customers: await showCustomers(one, shown, reading), next };
    };
    const [list, { due: cases }, limited] = await readTogether(db, (one) =>
      Promise.all([
        readList(one),
        countCases(one, { kind: undefined, staffId: staff.id }),
        countLimited(one, now),
      ]),
    );
    return { ...list, counts: { cases, limited } };
  });

  answerConsole(store, 'getCustomer', async ({ input, staff, language, now }) =>
    readCustomer(db, input.id, { staff, language, now, settings: await store.settings() }),
  );

  answerChange(store, 'addCustomerNote', async (tx, context) => {
    const { input, staff, now } = context;
    if ((await findCustomer(tx, input.id)) === undefined) return refuse('NOT_FOUND');
    const { id: note } = await tx
      .insertInto('customer_notes')
      .values({ shopper_id: input.id, staff_id: staff.id, text: input.text, at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The log has the note's id, not its text, which is erased with the customer.
    await recordStaffAudit(
      tx,
      { staff, action: 'customer.note', only: 'made', subject: input.id, after: { noteId: note } },
      now,
    );
    return readCustomer(tx, input.id, context);
  });

  answerChange(store, 'editCustomerNote', async (tx, context) => {
    const { input, staff, now } = context;
    const { id: subject, noteId, text } = input;
    const refusal = await rewordNote(tx, 'customer_notes', { noteId, subject, staffId: staff.id, text, now });
    if (refusal !== null) return refusal;
    const after = { noteId, edited: true };
    await recordStaffAudit(tx, { staff, action: 'customer.note', only: 'secret', subject, after }, now);
    return readCustomer(tx, subject, context);
  });

  answerChange(store, 'trustCustomer', (tx, context) => {
    const { level, reason, until } = context.input;
    if (level === null) return setLevel(tx, context, null);
    if (until === null) return refused('"until" is required');
    return setLevel(tx, context, { level, reason, until: new Date(until) });
  });
  answerChange(store, 'blockCustomer', (tx, context) => {
    const { reason, until } = context.input;
    return setLevel(tx, context, { level: 'blocked', reason, until: new Date(until) });
  });

  answerChange(store, 'strikeRefusal', async (tx, context) => {
    const { input, staff, now } = context;
    const { rows } = await sql`
      insert into refusal_strikes (parcel_id, staff_id, reason, at)
      select p.id, ${staff.id}, ${input.reason}, ${now} from parcels p join orders o on o.id = p.order_id
       where p.id = ${input.parcelId} and o.shopper_id = ${input.id} and p.refusal_counts
          on conflict (parcel_id) do nothing returning parcel_id`.execute(tx);
    if (rows.length === 0) return refuse('NOT_FOUND');
    const after = { parcel: input.parcelId, reason: input.reason };
    await recordStaffAudit(
      tx,
      { staff, action: 'customer.strike', only: 'made', subject: input.id, after },
      now,
    );
    return readCustomer(tx, input.id, context);
  });

  answerChange(store, 'compensate', giveCompensation);
}

async function refused(error: string): Promise<Refusal> {
  return refuse('VALIDATION', { errors: [error] });
}

type Mark = { readonly level: TrustLevel; readonly reason: string; readonly until: Date };

/** Sets a level by hand, or with null takes it away. Raised for 90 days at most, lowered until its review. */
async function setLevel(tx: Tx, context: ChangeContext<{ id: string }>, mark: Mark | null) {
  const { input, staff, settings, now } = context;
  if ((await findCustomer(tx, input.id)) === undefined) return refuse('NOT_FOUND');
  const isLowered = mark?.level === 'watched' || mark?.level === 'blocked';
  const days = isLowered ? settings.appealDays : RAISE_DAYS;
  if (mark !== null && (mark.until <= now || mark.until.getTime() > now.getTime() + days * DAY_MS))
    return refused(`"until" must be within ${days} days`);
  const before = await tx
    .deleteFrom('trust_marks')
    .where('shopper_id', '=', input.id)
    .returning(['level', 'until'])
    .executeTakeFirst();
  if (mark !== null)
    await tx
      .insertInto('trust_marks')
      .values({ shopper_id: input.id, ...mark, set_by: signatureOf(staff.actor), set_at: now })
      .execute();
  const after = mark === null ? { level: null } : { ...mark };
  await recordStaffAudit(
    tx,
    { staff, action: 'customer.trust', subject: input.id, before: before ?? { level: null }, after },
    now,
  );
  return readCustomer(tx, input.id, context);
}
