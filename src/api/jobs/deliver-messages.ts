import { sql } from 'kysely';
import { NOT_IN_TIME } from '../../shop/people/messages/message-states.ts';
import {
  type MessageBudget,
  OVER_BUDGET,
  paidKinds,
} from '../../shop/people/notifications/message-budget.ts';
import { isPromised, type NotificationKind } from '../../shop/people/notifications/message-channel.ts';
import { quietUntil } from '../../shop/people/notifications/quiet-hours.ts';
import type { Settings } from '../../shop/settings.ts';
import { MINUTE_MS } from '../../shop/time/durations.ts';
import { giveBackOne, spendOne } from '../people/notifications/message-budget.ts';
import type { Db } from '../platform/db/database.ts';
import type { Integrations } from '../platform/integrations/integrations.ts';
import { NoDevice, type Pushed, pushMessage } from './push-message.ts';

const AT_ONCE = 20;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** A message about an order is not sent after this time; the order's page shows it. */
const WORTH_TELLING_MS = 3 * 24 * 60 * MINUTE_MS;
/** An SMS is retried for most of a day; a push for some minutes, because an SMS may follow. */
const TRIES = { sms: 24, push: 3 };

const UNLIMITED: MessageBudget = { order: null, stock: null };

type DeliveryTerms = { quietHours?: Settings['quietHours'] | null; messageBudget?: MessageBudget };

/**
 * Sends the pending messages and returns how many were taken. Claimed before sending, by moving the next attempt ahead:
 * after a crash it is sent again rather than lost. After all attempts it is dead. Codes are sent by their call.
 */
export async function deliverMessages(
  db: Db,
  integrations: Pick<Integrations, 'messages' | 'push'>,
  now: Date,
  { quietHours = null, messageBudget = UNLIMITED }: DeliveryTerms = {},
): Promise<number> {
  const isQuiet = quietHours !== null && quietUntil(now, quietHours) !== null;
  await giveUpOld(db, now);
  let sent = 0;
  for (;;) {
    const claimed = await claim(db, now, isQuiet);
    const results = await Promise.all(
      claimed.map((message) => deliver(db, integrations, message, { now, messageBudget })),
    );
    sent += results.filter(Boolean).length;
    if (claimed.length < AT_ONCE) return sent;
  }
}

type Waiting = Pushed & {
  kind: NotificationKind | 'test';
  channel: 'sms' | 'push';
  to: string;
  text: string;
  attempts: number;
};

async function giveUpOld(db: Db, now: Date): Promise<void> {
  await sql`
    update outbox set dead_at = ${now}, last_error = coalesce(last_error, ${NOT_IN_TIME})
     where sent_at is null and dead_at is null and kind <> 'code'
       and created_at <= ${new Date(now.getTime() - WORTH_TELLING_MS)}`.execute(db);
}

// Exponential backoff from a minute to an hour.
async function claim(db: Db, now: Date, isQuiet: boolean): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with next as (
      select id from outbox
       where sent_at is null and dead_at is null and kind <> 'code' and next_try_at <= ${now}
         and (may_disturb or not ${isQuiet}::boolean)
       order by next_try_at limit ${AT_ONCE}
         for update skip locked
    ), claimed as (
      update outbox o
         set attempts = attempts + 1,
             next_try_at = ${now}::timestamptz
               + least(${MINUTE_MS} * power(2, least(attempts, 10)), ${LONGEST_PAUSE_MS}) * interval '1 millisecond'
        from next where o.id = next.id
      returning o.*
    )
    select c.id, c.kind, c.channel, c.recipient as "to", c.text, c.attempts, c.shopper_id, c.notification_id,
           coalesce(s.language, case when c.text ~ '[ء-ي]' then 'ar' else 'en' end) as language, n.href,
           case s.language when 'en' then n.title_en else n.title_ar end as title,
           case s.language when 'en' then n.text_en else n.text_ar end as body
      from claimed c
      left join shoppers s on s.id = c.shopper_id
      left join notifications n on n.id = c.notification_id`.execute(db);
  return rows;
}

async function deliver(
  db: Db,
  integrations: Pick<Integrations, 'messages' | 'push'>,
  message: Waiting,
  { now, messageBudget }: { now: Date; messageBudget: MessageBudget },
): Promise<boolean> {
  // Counted before it is sent: several at once do not pass the budget together.
  const paid = message.channel === 'sms' ? (paidKinds.find((kind) => kind === message.kind) ?? null) : null;
  if (paid !== null && !(await spendOne(db, paid, messageBudget, now))) {
    await markOverBudget(db, message, now);
    return false;
  }
  const send =
    message.channel === 'push'
      ? pushMessage(db, integrations.push, message, now)
      : text(integrations, message);
  const failure = await send.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure === null) await markSent(db, message, now);
  else {
    if (paid !== null) await giveBackOne(db, paid, now);
    await markFailed(db, message, failure, now);
  }
  return failure === null;
}

async function markOverBudget(db: Db, { id }: Waiting, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ dead_at: now, last_error: OVER_BUDGET })
    .where('id', '=', id)
    .execute();
}

async function text(
  { messages }: Pick<Integrations, 'messages'>,
  { id, to, text: said, language }: Waiting,
): Promise<void> {
  await messages.send({ id, to, text: said, language, code: null });
}

async function markSent(db: Db, { id, channel }: Waiting, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
  if (channel === 'sms') await countForOrder(db, id);
}

/** An SMS costs money: how many went out for an order is counted beyond the month that messages are kept. */
async function countForOrder(db: Db, id: string): Promise<void> {
  await sql`
    insert into order_messages as m (order_id, sent)
    select o.id, 1 from outbox b
      join notifications n on n.id = b.notification_id and n.href like '/order/%'
      join orders o on o.id = substr(n.href, 8)
     where b.id = ${id}
        on conflict (order_id) do update set sent = m.sent + 1`.execute(db);
}

// A promised push that no device took is sent as an SMS at the next run.
async function markFailed(db: Db, message: Waiting, failure: unknown, now: Date): Promise<void> {
  const { id, kind, channel, attempts } = message;
  const reason = (failure instanceof Error ? failure.message : String(failure)).slice(0, 300);
  const isOver = failure instanceof NoDevice || attempts >= TRIES[channel];
  const next = !isOver
    ? {}
    : channel === 'push' && kind !== 'test' && isPromised(kind)
      ? ({ channel: 'sms', attempts: 0, next_try_at: now } as const)
      : { dead_at: now };
  await db
    .updateTable('outbox')
    .set({ last_error: reason, ...next })
    .where('id', '=', id)
    .execute();
}
