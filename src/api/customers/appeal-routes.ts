import { sql } from 'kysely';
import type { Appeal } from '../../shop/customers/contract.ts';
import type { Db, Tx } from '../db/database.ts';
import { answer } from '../http/answer.ts';
import { runOnce } from '../http/idempotency.ts';
import { refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { insertCase, insertMessage, selectCases } from './cases.ts';

const DAY_MS = 24 * 3_600_000;
const MESSAGES_PER_DAY = 5;

/** A shopper's appeal against a limit on their orders: a case of the customers' desk. */
export function appealRoutes(store: Store): void {
  answer(store, 'getAppeal', async ({ shopper }) => ({ appeal: await lastAppeal(store.db, shopper.id) }));

  answer(store, 'appeal', (context) => {
    const { input, shopper, now } = context;
    return runOnce(store, 'appeal', context, async (tx, settings) => {
      // Locked, so that of two appeals at once the second adds to the first.
      await sql`select from shoppers where id = ${shopper.id} for no key update`.execute(tx);
      if ((await messagesToday(tx, shopper.id, now)) >= MESSAGES_PER_DAY)
        return refuse('RATE_LIMITED', { retryAfter: DAY_MS / 1000 });
      const open = await tx
        .selectFrom('cases')
        .select('id')
        .where('shopper_id', '=', shopper.id)
        .where('kind', '=', 'appeal')
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      const opened = { shopperId: shopper.id, orderId: null, kind: 'appeal', channel: 'site' } as const;
      const id = open?.id ?? (await insertCase(tx, opened, { settings, now }));
      await insertMessage(tx, id, { staffId: null, text: input.text }, now);
      const appeal = await lastAppeal(tx, shopper.id);
      if (appeal === null) throw new Error('an appeal that was just written is there');
      return { appeal };
    });
  });
}

async function messagesToday(tx: Tx, shopperId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select count(*) as messages from case_messages m join cases c on c.id = m.case_id
     where c.shopper_id = ${shopperId} and m.staff_id is null and m.at > ${new Date(now.getTime() - DAY_MS)}`.execute(
    tx,
  );
  return rows[0]?.messages ?? 0;
}

async function lastAppeal(db: Db, shopperId: string): Promise<Appeal | null> {
  const appeals = (await selectCases(db, shopperId)).filter(({ kind }) => kind === 'appeal');
  const [last] = appeals;
  if (last === undefined) return null;
  const { _id, openedAt, dueAt, closedAt, messages } = last;
  return {
    _id,
    openedAt,
    dueAt,
    closedAt,
    messages: messages.map(({ text, by, at }) => ({ text, byStore: by !== null, at })),
  };
}
