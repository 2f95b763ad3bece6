import { sql } from 'kysely';
import type { Channel } from '../../../shop/buying/orders/status.ts';
import { inEachLanguage } from '../../../shop/language.ts';
import { type AnswerWay, goesToPhone, MOST_BY_SMS } from '../../../shop/office/customers/case.ts';
import type { Customer } from '../../../shop/office/customers/contract.ts';
import { actsAsManager } from '../../../shop/people/staff/roles.ts';
import { notifyBy } from '../../people/notifications/message-templates.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { insertMessage } from './cases.ts';
import { readCustomer } from './read-customer.ts';

type Answered = Promise<{ customer: Customer } | Refusal>;

/** Stores an answer and how it reaches the customer; as a message it is sent. */
export async function answerOpenCase(
  tx: Tx,
  context: ChangeContext<{ id: string; text: string; way: AnswerWay }>,
): Answered {
  const { input, staff, now } = context;
  const { text, way } = input;
  const open = await lockCase(tx, context);
  if (isRefusal(open)) return open;
  const toPhone = goesToPhone(open.channel, way);
  if (toPhone && text.length > MOST_BY_SMS)
    return refuse('VALIDATION', { errors: [`"text" must be at most ${MOST_BY_SMS} characters long`] });
  await insertMessage(tx, open.id, { staffId: staff.id, text, way }, context);
  if (way === 'message')
    await notifyBy(
      tx,
      {
        shopperId: open.shopper_id,
        template: 'account.answer',
        fields: inEachLanguage(() => ({ answer: text })),
        href: placeOf(open),
        toPhone,
      },
      context,
    );
  const after = { ...aboutCase(open), way };
  await recordStaffAudit(
    tx,
    { staff, action: 'customer.answer', only: 'made', subject: open.id, after },
    now,
  );
  return readCustomer(tx, open.shopper_id, context);
}

/** Where a shopper reads on: the site shows no case that began elsewhere. */
function placeOf({
  channel,
  kind,
  order_id: orderId,
}: {
  channel: Channel;
  kind: string;
  order_id: string | null;
}) {
  if (channel !== 'site' && orderId !== null) return `/order/${orderId}`;
  return channel === 'site' && kind === 'appeal' ? '/appeal' : '/support';
}

/** Takes an open case for the member who asks, or leaves it to the others. */
export async function takeOpenCase(
  tx: Tx,
  context: ChangeContext<{ id: string; version: number; isMine: boolean }>,
): Answered {
  const { input, staff, now } = context;
  const open = await lockAnyCase(tx, input.id);
  if (isRefusal(open)) return open;
  if (open.version !== input.version)
    return refuse('VERSION_CONFLICT', { data: await readCustomer(tx, open.shopper_id, context) });
  const owner = input.isMine ? staff.id : null;
  await tx
    .updateTable('cases')
    .set({ owner_id: owner, version: open.version + 1 })
    .where('id', '=', open.id)
    .execute();
  const about = aboutCase(open);
  const change = { before: { ...about, takenBy: open.owner_id }, after: { ...about, takenBy: owner } };
  await recordStaffAudit(tx, { staff, action: 'customer.takeCase', subject: open.id, ...change }, now);
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
  const open = await lockAnyCase(tx, input.id);
  if (isRefusal(open)) return open;
  const mayDecide = actsAsManager(staff.roles);
  return open.kind === 'appeal' && !mayDecide ? refuse('FORBIDDEN') : open;
}

async function lockAnyCase(tx: Tx, id: string) {
  const open = await tx
    .selectFrom('cases')
    .select(['id', 'kind', 'shopper_id', 'order_id', 'owner_id', 'version'])
    // A check of the table limits it to these.
    .select(sql<Channel>`channel`.as('channel'))
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return open ?? refuse('NOT_FOUND');
}
