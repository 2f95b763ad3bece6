import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Message, Messages } from '../outside/messages.ts';

const AT_ONCE = 20;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** News of an order that nobody could be told for so long is told by the order's page. */
const WORTH_TELLING_MS = 3 * 24 * 60 * MINUTE_MS;

/**
 * Sends the messages that wait in the outbox and returns how many were taken. A message is claimed before it is sent,
 * by moving its next try ahead: when the process dies in between, it is sent again and never lost. Codes are sent by
 * the call that asks for them; a late one would be worth nothing.
 */
export async function deliverMessages(db: Db, messages: Messages, now: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const claimed = await claim(db, now);
    const results = await Promise.all(claimed.map((message) => deliver(db, messages, message, now)));
    sent += results.filter(Boolean).length;
    if (claimed.length < AT_ONCE) return sent;
  }
}

type Waiting = Message & { id: string; attempts: number };

// The pause doubles from a minute to an hour.
async function claim(db: Db, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with next as (
      select id from outbox
       where sent_at is null and kind <> 'code' and next_try_at <= ${now}
         and created_at > ${new Date(now.getTime() - WORTH_TELLING_MS)}
       order by next_try_at limit ${AT_ONCE}
         for update skip locked
    )
    update outbox o
       set attempts = attempts + 1,
           next_try_at = ${now}::timestamptz
             + least(${MINUTE_MS} * power(2, least(attempts, 10)), ${LONGEST_PAUSE_MS}) * interval '1 millisecond'
      from next where o.id = next.id
    returning o.id, o.recipient as "to", o.text, o.attempts`.execute(db);
  return rows;
}

async function deliver(db: Db, messages: Messages, { id, to, text }: Waiting, now: Date): Promise<boolean> {
  try {
    await messages.send({ to, text });
    await db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await db
      .updateTable('outbox')
      .set({ last_error: reason.slice(0, 300) })
      .where('id', '=', id)
      .execute();
    return false;
  }
}
