import { sql } from 'kysely';
import { z } from 'zod';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { postEntry } from '../../../money/cash/post-entry.ts';
import { isStaff } from '../../../money/cash/staff-due.ts';
import type { ChangeContext } from '../../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { refuseStep } from '../steps/parcel-step.ts';
import { lockParcel } from '../steps/parcel.ts';

type Context = ChangeContext<ConsoleParsedOf<'chargeLoss'>>;

const Details = z.object({ runId: z.string().nullable(), most: z.int() });

/** Closes a claim for what an order or a return of it lost: charged to a member of the staff or a company by an entry, or waived with a reason. */
export async function chargeLoss(tx: Tx, context: Context): Promise<Refusal | null> {
  const { id, version, lossId, as, amount = 0, reason = '' } = context.input;
  const parcel = await lockParcel(tx, { id });
  if (parcel === undefined) return refuse('NOT_FOUND');
  const task = await tx
    .selectFrom('tasks')
    .select(['id', 'done_at', 'details'])
    .where('kind', '=', 'claim')
    .where('id', '=', lossId)
    .where('order_id', '=', parcel.order.id)
    .forUpdate()
    .executeTakeFirst();
  if (task === undefined) return refuse('NOT_FOUND');
  if (task.done_at !== null) return refuse('CONFLICT');
  if (version !== parcel.version) return refuseStep(tx, parcel, 'ORDER_STEP_NOT_ALLOWED');
  await finish(tx, task.id, context);
  if (as === 'nobody') return chargeNobody(tx, { task: task.id, number: parcel.order.number }, context);
  const account = await accountOf(tx, context.input);
  if (typeof account !== 'string') return account;
  const { runId, most } = Details.parse(task.details);
  if (amount < 1 || amount > most)
    return refuse('VALIDATION', { errors: [`"amount" must be from 1 to ${most}`] });
  const { staff, now } = context;
  // Without the parcel: what its waybill brought is settled apart from the claim.
  await postEntry(tx, {
    kind: 'lost',
    lines: { [account]: amount, lossRecovered: -amount },
    orderId: parcel.order.id,
    runId,
    actor: `merchant:${staff.id}`,
    staff,
    reason,
    details: { task: task.id },
    occurredAt: now,
    now,
  });
  return null;
}

async function finish(tx: Tx, id: string, { staff, now }: Context): Promise<void> {
  await tx.updateTable('tasks').set({ done_at: now, done_by: staff.id }).where('id', '=', id).execute();
}

async function chargeNobody(
  tx: Tx,
  { task, number }: { task: string; number: string },
  { input: { reason = '' }, staff, now }: Context,
): Promise<Refusal | null> {
  if (reason === '') return refuse('VALIDATION', { errors: ['"reason" is required'] });
  await sql`update tasks set details = details || ${JSON.stringify({ nobody: reason })}::jsonb where id = ${task}`.execute(
    tx,
  );
  await recordStaffAudit(
    tx,
    { staff, action: 'cash.nobodyPays', only: 'made', subject: task, after: { number, reason } },
    now,
  );
  return null;
}

/** The account that is charged; also of a company or of one of the staff that was removed. */
async function accountOf(
  tx: Tx,
  { as, staffId, companyId }: Context['input'],
): Promise<`staffDue:${string}` | `company:${string}` | Refusal> {
  const id = as === 'staff' ? staffId : companyId;
  if (id === undefined) return refuse('VALIDATION', { errors: [`"${as}Id" is required`] });
  if (as === 'staff') return (await isStaff(tx, id)) ? `staffDue:${id}` : refuse('NOT_FOUND');
  const { rows } = await sql`select from companies where id = ${id} for key share`.execute(tx);
  return rows.length > 0 ? `company:${id}` : refuse('NOT_FOUND');
}
