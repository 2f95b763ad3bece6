import { type RawBuilder, sql } from 'kysely';
import type { CashEntry, Notes } from '../../shop/cash/contract.ts';
import { type Db, transact, type Tx } from '../db/database.ts';
import { runIdempotent } from '../http/idempotency.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { answerConsole, type ConsoleContext } from '../staff/answer-console.ts';
import type { Store } from '../store.ts';
import { closeDay } from './close-day.ts';
import { balanceOf, type CashAccount, type CashLines, postEntry } from './post-entry.ts';

const PAGE = 100;
const UNDOABLE: readonly string[] = ['handOver', 'float', 'expense'];

/** The cash ledger in the console. */
export function cashRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCashAccounts', async ({ language }) => {
    const { rows: accounts } = await sql<{ _id: string; name: string | null; balance: number }>`
      select a.id as _id, coalesce(s.name, ${sql.ref(`c.name_${language}`)}) as name, a.balance
        from cash_accounts a
        left join staff s on a.id in ('courier:' || s.id, 'staffDue:' || s.id)
        left join companies c on a.id = 'company:' || c.id order by a.id`.execute(db);
    const { rows: differences } = await sql<{
      id: string;
      entry: string;
      number: string | null;
      amount: number;
      at: Date;
    }>`
      select t.id, t.subject as entry, o.number, (t.details ->> 'amount')::bigint as amount, t.opened_at as at
        from tasks t left join orders o on o.id = t.order_id
       where t.kind = 'difference' and t.done_at is null order by t.opened_at, t.id limit 200`.execute(db);
    const closed = await db.selectFrom('cash_days').select('day').orderBy('day', 'desc').limit(31).execute();
    return {
      accounts,
      differences: differences.map(({ id, entry, number, amount, at }) => ({
        _id: id,
        entryId: entry,
        orderNumber: number,
        amount,
        openedAt: at.toISOString(),
      })),
      closedDays: closed.map(({ day }) => day),
    };
  });

  answerConsole(store, 'listCashEntries', async ({ input }) => {
    const { day, account, after } = input;
    const conditions = [
      sql`true`,
      ...(day === undefined ? [] : [sql`e.day = ${day}`]),
      ...(account === undefined
        ? []
        : [sql`exists (select from cash_lines l where l.entry_id = e.id and l.account_id = ${account})`]),
      ...(after === undefined
        ? []
        : [sql`(e.day, e.at, e.id) < (select a.day, a.at, a.id from cash_entries a where a.id = ${after})`]),
    ];
    const entries = await selectEntries(db, sql.join(conditions, sql` and `), PAGE);
    return { entries, next: entries.length < PAGE ? null : (entries.at(-1)?._id ?? null) };
  });

  answerConsole(store, 'handOverCash', (asked) =>
    once(store, 'handOverCash', asked, async (tx) => {
      const { courierId, notes } = asked.input;
      const known = await courierRefusal(tx, courierId, asked.staff.id);
      if (known !== null) return known;
      const account = `courier:${courierId}` as const;
      await lockAccount(tx, account);
      const expected = await balanceOf(tx, account);
      const counted = sumOf(notes);
      const lines = { safe: counted, [account]: -expected, difference: expected - counted };
      await post(tx, asked, 'handOver', lines, { details: { notes } });
      return { counted, expected, difference: counted - expected };
    }),
  );

  answerConsole(store, 'giveFloat', (asked) =>
    once(store, 'giveFloat', asked, async (tx) => {
      const { courierId, amount } = asked.input;
      const known = await courierRefusal(tx, courierId, asked.staff.id);
      if (known !== null) return known;
      return entryAnswer(
        tx,
        await post(tx, asked, 'float', { [`courier:${courierId}`]: amount, safe: -amount }),
      );
    }),
  );

  answerConsole(store, 'payExpense', (asked) =>
    once(store, 'payExpense', asked, async (tx) => {
      const { kind, amount, reason } = asked.input;
      const lines = { [`expenses:${kind}`]: amount, safe: -amount };
      return entryAnswer(tx, await post(tx, asked, 'expense', lines, { reason }));
    }),
  );

  answerConsole(store, 'reverseCashEntry', (asked) =>
    once(store, 'reverseCashEntry', asked, async (tx) => {
      const { entryId, reason } = asked.input;
      const [entry] = await selectEntries(tx, sql`e.id = ${entryId}`, 1);
      if (entry === undefined) return refuse('NOT_FOUND');
      const { rows } = await sql`select 1 from cash_entries where reverses = ${entryId}`.execute(tx);
      if (!UNDOABLE.includes(entry.kind) || rows.length > 0) return refuse('CONFLICT');
      const lines = Object.fromEntries(entry.lines.map(({ account, amount }) => [account, -amount]));
      await sql`update tasks set done_at = ${asked.now}, done_by = ${asked.staff.id}
                 where kind = 'difference' and subject = ${entryId} and done_at is null`.execute(tx);
      return entryAnswer(tx, await post(tx, asked, 'reverse', lines, { reason, reverses: entryId }));
    }),
  );

  answerConsole(store, 'closeCashDay', (asked) =>
    once(store, 'closeCashDay', asked, (tx) => {
      const { day, notes, carried = [] } = asked.input;
      const by = { id: asked.staff.id, now: asked.now };
      return closeDay(tx, { day, counted: sumOf(notes), notes, carried }, by);
    }),
  );

  answerConsole(store, 'settleDifference', (asked) =>
    once(store, 'settleDifference', asked, async (tx) => {
      const { id, as, staffId, reason = '' } = asked.input;
      if (as === 'staffDue' && staffId === undefined)
        return refuse('VALIDATION', { errors: ['"staffId" is required'] });
      const task = await tx
        .updateTable('tasks')
        .set({ done_at: asked.now, done_by: asked.staff.id })
        .where('id', '=', id)
        .where('kind', '=', 'difference')
        .where('done_at', 'is', null)
        .returning('details')
        .executeTakeFirst();
      if (task === undefined) return refuse('NOT_FOUND');
      // Written by `postEntry`.
      const { amount } = task.details as { amount: number };
      const account = as === 'staffDue' ? (`staffDue:${staffId}` as const) : as;
      const lines = { [account]: amount, difference: -amount };
      return entryAnswer(tx, await post(tx, asked, 'settle', lines, { reason, details: { task: id } }));
    }),
  );
}

type Asked = ConsoleContext<unknown>;

async function once<Data extends object>(
  store: Store,
  call: string,
  asked: Asked,
  work: (tx: Tx) => Promise<Data | Refusal>,
): Promise<Data | Refusal> {
  return transact(store.db, (tx) => runIdempotent(tx, call, asked, () => work(tx)));
}

function post(
  tx: Tx,
  { staff, now }: Asked,
  kind: 'handOver' | 'float' | 'expense' | 'settle' | 'reverse',
  lines: CashLines,
  more: { reason?: string; details?: Record<string, unknown>; reverses?: string } = {},
): Promise<string | null> {
  return postEntry(tx, { kind, lines, actor: `merchant:${staff.id}`, occurredAt: now, now, ...more });
}

const sumOf = (notes: Notes) => notes.reduce((sum, { value, count }) => sum + value * count, 0);

/** A courier who is there, and not the one who counts; in a shop of one person that cannot be. */
async function courierRefusal(tx: Tx, courierId: string, staffId: string): Promise<Refusal | null> {
  const { rows } = await sql<{ others: boolean }>`
    select exists (select from staff o where o.id <> s.id and o.removed_at is null) as others
      from staff s where s.id = ${courierId}`.execute(tx);
  const [courier] = rows;
  if (courier === undefined) return refuse('NOT_FOUND');
  return courierId === staffId && courier.others ? refuse('OWN_CASH') : null;
}

/** Two counts of one courier's cash wait for each other. */
async function lockAccount(tx: Tx, account: CashAccount): Promise<void> {
  await sql`select from cash_accounts where id = ${account} for no key update`.execute(tx);
}

async function entryAnswer(tx: Tx, id: string | null): Promise<{ entry: CashEntry } | Refusal> {
  const [entry] = await selectEntries(tx, sql`e.id = ${id}`, 1);
  return entry === undefined ? refuse('CONFLICT') : { entry };
}

type EntryRow = Omit<CashEntry, '_id' | 'orderNumber' | 'occurredAt' | 'at'> & {
  id: string;
  number: string | null;
  occurred_at: Date;
  at: Date;
};

async function selectEntries(db: Db, condition: RawBuilder<unknown>, limit: number): Promise<CashEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.day, o.number, s.name as by, e.reason, e.reverses, e.occurred_at, e.at,
           (select coalesce(json_agg(json_build_object('account', l.account_id, 'amount', l.amount) order by l.account_id), '[]')
              from cash_lines l where l.entry_id = e.id) as lines
      from cash_entries e left join orders o on o.id = e.order_id left join staff s on e.actor = 'merchant:' || s.id
     where ${condition} order by e.day desc, e.at desc, e.id desc limit ${limit}`.execute(db);
  return rows.map(({ id, number, occurred_at: occurredAt, at, ...entry }) => ({
    ...entry,
    _id: id,
    orderNumber: number,
    occurredAt: occurredAt.toISOString(),
    at: at.toISOString(),
  }));
}
