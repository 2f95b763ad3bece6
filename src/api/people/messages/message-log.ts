import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { parsePhone } from '../../../shop/people/account/phone.ts';
import type { LoggedMessage } from '../../../shop/people/messages/log-calls.ts';
import type { MessageState } from '../../../shop/people/messages/message-states.ts';
import { hideCodes } from '../../../shop/people/notifications/hide-codes.ts';
import {
  type MessageBudget,
  OVER_BUDGET,
  type PaidKind,
} from '../../../shop/people/notifications/message-budget.ts';
import { maskedPhone } from '../../../shop/people/staff/masked-phone.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { spentKinds } from '../notifications/message-budget.ts';

const PAGE = 50;
const RESENT_DAYS = 3;
const RESENT_A_DAY = 3;

const isOverBudget = sql`b.last_error is not distinct from ${OVER_BUDGET}`;
const conditions: Record<MessageState, RawBuilder<unknown>> = {
  waiting: sql`b.sent_at is null and b.dead_at is null`,
  sent: sql`b.sent_at is not null`,
  failed: sql`b.dead_at is not null and not ${isOverBudget}`,
  inboxOnly: sql`b.dead_at is not null and ${isOverBudget}`,
};

/** `spent`: kinds whose SMS would stay in the inbox again. */
const mayResend = (spent: readonly PaidKind[], now: Date) =>
  sql`b.kind <> 'code' and b.shopper_id is not null and (b.sent_at is not null or b.dead_at is not null)
      and not (b.channel = 'sms' and b.kind = any(${spent}))
      and b.created_at > ${now}::timestamptz - ${RESENT_DAYS} * interval '1 day'`;

export type LogTerms = { readonly messageBudget: MessageBudget; readonly now: Date };

export type LogQuery = {
  readonly state?: MessageState | undefined;
  readonly phone?: string | undefined;
  readonly before?: string | undefined;
};

type Row = {
  id: string;
  kind: LoggedMessage['kind'];
  channel: LoggedMessage['channel'];
  recipient: string;
  title: string | null;
  state: MessageState;
  created_at: Date;
  at: Date;
  last_error: string | null;
  can_resend: boolean;
};

/** A page of the messages to phones, newest first, with how many there are of each state. */
export async function readMessageLog(
  db: Db,
  { state, phone, before }: LogQuery,
  language: Language,
  { messageBudget, now }: LogTerms,
): Promise<{ messages: LoggedMessage[]; next: string | null; counts: Record<MessageState, number> }> {
  const parts = [
    sql`true`,
    state === undefined ? null : conditions[state],
    phone === undefined ? null : sql`b.recipient = ${parsePhone(phone) ?? ''}`,
    // By its row: a time of JavaScript has milliseconds, so messages of the same one would be left out.
    before === undefined
      ? null
      : sql`(b.created_at, b.id) < (select l.created_at, l.id from outbox l where l.id = ${before})`,
  ].filter((part) => part !== null);
  const spent = await spentKinds(db, messageBudget, now);
  const { rows } = await sql<Row>`
    select b.id, b.kind, b.channel, b.recipient, ${sql.ref(`n.title_${language}`)} as title, b.created_at,
           case when ${conditions.sent} then 'sent' when ${conditions.failed} then 'failed'
                when ${conditions.inboxOnly} then 'inboxOnly' else 'waiting' end as state,
           coalesce(b.sent_at, b.dead_at, b.next_try_at) as at, b.last_error, ${mayResend(spent, now)} as can_resend
      from outbox b left join notifications n on n.id = b.notification_id
     where ${sql.join(parts, sql` and `)}
     order by b.created_at desc, b.id desc limit ${sql.lit(PAGE + 1)}`.execute(db);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    messages: rows.slice(0, PAGE).map(showMessage),
    next: last?.id ?? null,
    counts: await countMessages(db),
  };
}

/** How many messages there are of each state. */
export async function countMessages(db: Db): Promise<Record<MessageState, number>> {
  const { rows } = await sql<Record<MessageState, number>>`
    select count(*) filter (where ${conditions.waiting}) as waiting, count(*) filter (where ${conditions.sent}) as sent,
           count(*) filter (where ${conditions.failed}) as failed,
           count(*) filter (where ${conditions.inboxOnly}) as "inboxOnly"
      from outbox b`.execute(db);
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0, inboxOnly: 0 };
}

function showMessage({ id, recipient, title, at, last_error: error, can_resend: canResend, ...row }: Row) {
  return {
    _id: id,
    kind: row.kind,
    channel: row.channel,
    to: maskedPhone(recipient),
    title: title === null ? null : hideCodes(title),
    state: row.state,
    at: at.toISOString(),
    error: row.state === 'sent' ? null : (error?.replaceAll(/\+?\d{8,}/g, '…') ?? null),
    canResend,
  };
}

/** Sends a message once more, as a message of its own. Its first row is locked: two presses at once send it once. */
export async function resendMessage(
  tx: Tx,
  id: string,
  { messageBudget, now }: LogTerms,
): Promise<{ sent: true } | Refusal> {
  const spent = await spentKinds(tx, messageBudget, now);
  const { rows } = await sql<{ recipient: string; text: string }>`
    select b.recipient, b.text from outbox b where b.id = ${id} and ${mayResend(spent, now)} for update of b`.execute(
    tx,
  );
  const [message] = rows;
  if (message === undefined) return refuse('NOT_FOUND');
  const { rows: earlier } = await sql<{ lately: number; today: number }>`
    select count(*) filter (where created_at > ${now}::timestamptz - interval '10 minutes' and dead_at is null) as lately,
           count(*) as today
      from outbox
     where recipient = ${message.recipient} and text = ${message.text} and id <> ${id}
       and created_at > ${now}::timestamptz - interval '1 day'`.execute(tx);
  const [{ lately, today } = { lately: 0, today: 0 }] = earlier;
  if (lately > 0 || today >= RESENT_A_DAY) return refuse('RATE_LIMITED');
  const { rows: sent } = await sql`
    insert into outbox (kind, channel, shopper_id, recipient, text, notification_id, created_at, may_disturb, due_at, next_try_at)
    select b.kind, b.channel, b.shopper_id, s.phone, b.text, b.notification_id, ${now}, b.may_disturb, ${now}, ${now}
      from outbox b join shoppers s on s.id = b.shopper_id and s.phone is not null
     where b.id = ${id}
    returning 1`.execute(tx);
  return sent.length === 0 ? refuse('NOT_FOUND') : { sent: true };
}
