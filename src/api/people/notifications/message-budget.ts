import { sql } from 'kysely';
import {
  budgetMonth,
  isNearlySpent,
  type MessageBudget,
  type PaidKind,
  paidKinds,
} from '../../../shop/people/notifications/message-budget.ts';
import type { Db } from '../../platform/db/database.ts';

/** Counts an SMS against its kind's budget of the month; false, and not counted, where it is spent. */
export async function spendOne(db: Db, kind: PaidKind, budget: MessageBudget, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into message_counts as c (month, kind, sent) values (${budgetMonth(now)}, ${kind}, 1)
        on conflict (month, kind) do update set sent = c.sent + 1
     where ${budget[kind]}::int is null or c.sent < ${budget[kind]}::int
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Takes one back that was not sent after all. */
export async function giveBackOne(db: Db, kind: PaidKind, now: Date): Promise<void> {
  await sql`
    update message_counts set sent = sent - 1 where month = ${budgetMonth(now)} and kind = ${kind} and sent > 0`.execute(
    db,
  );
}

export type SpentBudget = { kind: PaidKind; sent: number; budget: number };

/** The budgets of which most is spent in this month. */
export async function nearlySpent(db: Db, budget: MessageBudget, now: Date): Promise<SpentBudget[]> {
  const counts = await db
    .selectFrom('message_counts')
    .select(['kind', 'sent'])
    .where('month', '=', budgetMonth(now))
    .execute();
  return paidKinds.flatMap((kind) => {
    const sent = counts.find((count) => count.kind === kind)?.sent ?? 0;
    const most = budget[kind];
    return most !== null && isNearlySpent(sent, most) ? [{ kind, sent, budget: most }] : [];
  });
}

/** The kinds of which no SMS is sent any more in this month. */
export async function spentKinds(db: Db, budget: MessageBudget, now: Date): Promise<PaidKind[]> {
  const spent = (await nearlySpent(db, budget, now)).filter((one) => one.sent >= one.budget);
  return spent.map(({ kind }) => kind);
}
