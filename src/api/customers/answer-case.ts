import type { Customer } from '../../shop/customers/contract.ts';
import { inEachLanguage } from '../../shop/language.ts';
import { actsAsManager } from '../../shop/staff/roles.ts';
import type { Tx } from '../db/database.ts';
import { notifyBy } from '../notifications/message-templates.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import type { ChangeContext } from '../staff/answer-change.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import { insertMessage } from './cases.ts';
import { readCustomer } from './read-customer.ts';

type Answered = Promise<{ customer: Customer } | Refusal>;

/** Stores an answer; a case from the site is answered there, and the customer is notified. */
export async function answerOpenCase(tx: Tx, context: ChangeContext<{ id: string; text: string }>): Answered {
  const { input, staff, now } = context;
  const open = await lockCase(tx, context);
  if (isRefusal(open)) return open;
  await insertMessage(tx, open.id, { staffId: staff.id, text: input.text }, context);
  if (open.channel === 'site')
    await notifyBy(
      tx,
      {
        shopperId: open.shopper_id,
        template: 'account.answer',
        fields: inEachLanguage(() => ({ answer: input.text })),
        href: open.kind === 'appeal' ? '/appeal' : '/support',
      },
      context,
    );
  await recordStaffAudit(
    tx,
    { staff, action: 'customer.answer', only: 'made', subject: open.id, after: aboutCase(open) },
    now,
  );
  return readCustomer(tx, open.shopper_id, context);
}

/** Closes a case that is settled. */
export async function closeOpenCase(
  tx: Tx,
  context: ChangeContext<{ id: string; version: number }>,
): Answered {
  const { input, staff, now } = context;
  const open = await lockCase(tx, context);
  if (isRefusal(open)) return open;
  if (open.version !== input.version)
    return refuse('VERSION_CONFLICT', { data: await readCustomer(tx, open.shopper_id, context) });
  await tx
    .updateTable('cases')
    .set({ closed_at: now, version: open.version + 1 })
    .where('id', '=', open.id)
    .execute();
  const about = aboutCase(open);
  const change = { before: { ...about, isClosed: false }, after: { ...about, isClosed: true } };
  await recordStaffAudit(tx, { staff, action: 'customer.close', subject: open.id, ...change }, now);
  return readCustomer(tx, open.shopper_id, context);
}

/** What the log says of a case: not what was written. */
const aboutCase = ({
  kind,
  channel,
  shopper_id: customer,
}: {
  kind: string;
  channel: string;
  shopper_id: string;
}) => ({
  kind,
  channel,
  customer,
});

/** An open case, locked; appeals are decided by owners and managers. */
async function lockCase(tx: Tx, { input, staff }: ChangeContext<{ id: string }>) {
  const open = await tx
    .selectFrom('cases')
    .select(['id', 'kind', 'channel', 'shopper_id', 'version'])
    .where('id', '=', input.id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined) return refuse('NOT_FOUND');
  const mayDecide = actsAsManager(staff.roles);
  return open.kind === 'appeal' && !mayDecide ? refuse('FORBIDDEN') : open;
}
