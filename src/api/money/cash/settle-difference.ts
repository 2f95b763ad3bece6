import { sql } from 'kysely';
import { z } from 'zod';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { postEntry } from './post-entry.ts';
import { isStaff } from './staff-due.ts';

/** What `postEntry` stores with the task of a difference. */
const DifferenceDetails = z.object({ amount: z.int() });

type Order = { readonly id: string; readonly number: string };
type Terms = { readonly settings: Settings; readonly now: Date };

/** What becomes of an order's invoices when a difference of its delivery is settled; a later feature implements it. */
export type Invoicing = {
  /** Credits an amount that the customer need not pay. */
  readonly creditWaived: (tx: Tx, order: Order, amount: number, terms: Terms) => Promise<void>;
  /** Invoices again what `creditWaived` credited last. */
  readonly chargeAgain: (tx: Tx, order: Order, terms: Terms) => Promise<void>;
};

/** Settles an open difference and returns the id of its entry. */
export async function settleDifference(
  tx: Tx,
  context: ChangeContext<ConsoleParsedOf<'settleDifference'>>,
  { creditWaived }: Invoicing,
): Promise<string | null | Refusal> {
  const { staff, now } = context;
  const { id, as, staffId, reason = '' } = context.input;
  if (as === 'staffDue' && staffId === undefined)
    return refuse('VALIDATION', { errors: ['"staffId" is required'] });
  const task = await tx
    .updateTable('tasks')
    .set({ done_at: now, done_by: staff.id })
    .where('id', '=', id)
    .where('kind', '=', 'difference')
    .where('done_at', 'is', null)
    .returning(['details', 'subject'])
    .executeTakeFirst();
  if (task === undefined) return refuse((await isDifference(tx, id)) ? 'CONFLICT' : 'NOT_FOUND');
  const { amount } = DifferenceDetails.parse(task.details);
  if (as === 'staffDue') {
    if (amount < 0) return refuse('VALIDATION', { errors: ['"as" must be another: nothing is missing'] });
    if (!(await isStaff(tx, staffId))) return refuse('NOT_FOUND');
  }
  const account = as === 'staffDue' ? (`staffDue:${staffId}` as const) : as;
  const order = as === 'loss' && amount > 0 ? await lockDelivered(tx, task.subject) : undefined;
  const settled = await postEntry(tx, {
    kind: 'settle',
    lines: { [account]: amount, difference: -amount },
    actor: `merchant:${staff.id}`,
    staff,
    reason,
    orderId: await testOrderOf(tx, task.subject),
    details: { task: id },
    occurredAt: now,
    now,
  });
  if (order !== undefined) await creditWaived(tx, order, amount, context);
  return settled;
}

/** Whether there is such a difference; one that another person settled meanwhile is not missing. */
async function isDifference(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'difference')
    .execute();
  return rows.length > 0;
}

/**
 * Opens the task of a settled difference again, before its settling is reversed. Returns the order whose
 * missing cash was waived, locked; undefined where none was.
 */
export async function reopenDifference(tx: Tx, settleId: string): Promise<Order | undefined> {
  const { rows } = await sql<{ subject: string; isLoss: boolean }>`
    update tasks t set done_at = null, done_by = null
      from cash_entries e where e.id = ${settleId} and t.id = e.details ->> 'task'
    returning t.subject, exists (select from cash_lines l where l.entry_id = e.id and l.account_id = 'loss' and l.amount > 0)
                as "isLoss"`.execute(tx);
  const [task] = rows;
  return task?.isLoss === true ? lockDelivered(tx, task.subject) : undefined;
}

/** The test order an entry is of: what becomes of its difference is no figure of the shop's either. */
async function testOrderOf(tx: Tx, entryId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join cash_entries e on e.order_id = o.id where e.id = ${entryId} and o.is_test`.execute(
    tx,
  );
  return rows[0]?.id ?? null;
}

/** The order that an entry delivered, locked; undefined for an entry of another kind. */
async function lockDelivered(tx: Tx, entryId: string): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    select o.id, o.number from orders o join cash_entries e on e.order_id = o.id
     where e.id = ${entryId} and e.kind = 'deliver' for no key update of o`.execute(tx);
  return rows[0];
}
