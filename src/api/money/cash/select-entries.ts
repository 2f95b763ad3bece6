import { type RawBuilder, sql } from 'kysely';
import { asciiDigits } from '../../../shop/ascii-digits.ts';
import type { Language } from '../../../shop/language.ts';
import type { CashAccount, CashEntry, CashEntryFilter, CashSums } from '../../../shop/money/cash/contract.ts';
import { whyIrreversible } from '../../../shop/money/cash/reversal.ts';
import type { Db } from '../../platform/db/database.ts';

type EntryRow = Omit<
  CashEntry,
  '_id' | 'orderNumber' | 'returnId' | 'runId' | 'reversedBy' | 'irreversible' | 'occurredAt' | 'at'
> & {
  id: string;
  number: string | null;
  return_id: string | null;
  run_id: string | null;
  reversed_by: string | null;
  is_settled: boolean;
  is_repaid: boolean;
  occurred_at: Date;
  at: Date;
};

// An actor is a role and an id: of the staff, or of a key.
const ACTOR_ID = sql`split_part(e.actor, ':', 2)`;

/** Entries that meet a condition on `e`, newest first. */
export async function selectEntries(
  db: Db,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<CashEntry[]> {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.day, o.number, e.return_id, e.run_id, coalesce(s.name, (select name from machine_keys m where m.id = ${ACTOR_ID})) as by,
           e.reason, e.reverses, (select r.id from cash_entries r where r.reverses = e.id) as reversed_by, e.occurred_at, e.at,
           (select json_build_object('reason', t.details ->> 'reason', 'note', coalesce(t.details ->> 'note', ''))
              from tasks t where t.kind = 'difference' and t.subject = e.id limit 1) as difference,
           exists (select from tasks t where t.kind = 'difference' and t.subject = e.id and t.done_at is not null) as is_settled,
           case when e.kind in ('settle', 'lost') then exists (
             select from cash_lines l join cash_accounts a on a.id = l.account_id
              where l.entry_id = e.id
                and (a.id like 'staffDue:%' and a.balance < l.amount
                     or a.id like 'company:%' and coalesce((select k.balance from company_claims k where k.account_id = a.id), 0) < l.amount))
             else false end as is_repaid,
           (select coalesce(json_agg(json_build_object('account', l.account_id, 'amount', l.amount) order by l.account_id), '[]')
              from cash_lines l where l.entry_id = e.id) as lines
      from cash_entries e left join orders o on o.id = e.order_id left join staff s on s.id = ${ACTOR_ID}
     where ${condition} order by e.day desc, e.at desc, e.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows.map(
    ({ id, number, return_id, run_id, reversed_by, is_settled, is_repaid, occurred_at, at, ...entry }) => ({
      ...entry,
      irreversible: whyIrreversible({
        kind: entry.kind,
        isReversed: reversed_by !== null,
        isSettled: is_settled,
        isRepaid: is_repaid,
      }),
      _id: id,
      orderNumber: number,
      returnId: return_id,
      runId: run_id,
      reversedBy: reversed_by,
      occurredAt: occurred_at.toISOString(),
      at: at.toISOString(),
    }),
  );
}

/** With more entries than this an account's newest are met soon on the way from the newest of all. */
const MOST_READ = 1000;

/** The condition on `e` of a filter. Entries of test orders are found by their number alone. */
export async function entriesOf(db: Db, filter: CashEntryFilter): Promise<RawBuilder<unknown>> {
  const { day, from = day, to = day, account, entryKind, actor, order, entry } = filter;
  const ids = account === undefined ? [] : await entryIds(db, account);
  const ofAccount =
    ids.length > MOST_READ
      ? sql`exists (select from cash_lines l where l.entry_id = e.id and l.account_id = ${account})`
      : sql`e.id = any(${ids})`;
  const number = order === undefined ? undefined : asciiDigits(order).replace(/\D/g, '');
  const conditions = [
    number === undefined
      ? sql`not exists (select from orders t where t.id = e.order_id and t.is_test)`
      : sql`e.order_id = (select id from orders where number = ${number})`,
    from !== undefined && sql`e.day >= ${from}`,
    to !== undefined && sql`e.day <= ${to}`,
    account !== undefined && ofAccount,
    entryKind !== undefined && sql`e.kind = ${entryKind}`,
    actor !== undefined && sql`${ACTOR_ID} = ${actor}`,
    entry !== undefined && sql`e.id in (${belongingTo(entry)})`,
  ].filter((each) => each !== false);
  return sql.join(conditions, sql` and `);
}

/** The ids of an entry, of those that settle its difference or whose difference it settles, and of what reverses them. */
const belongingTo = (entry: string) => sql`
  with one as (select coalesce(reverses, id) as id from cash_entries where id = ${entry}),
       all_of_it as (
         select id from one
         union select t.subject from one join cash_entries s on s.id = one.id and s.kind = 'settle' join tasks t on t.id = s.details ->> 'task'
         union select s.id from one join tasks t on t.kind = 'difference' and t.subject = one.id
                 join cash_entries s on s.kind = 'settle' and s.details ->> 'task' = t.id)
  select id from all_of_it union select r.id from all_of_it a join cash_entries r on r.reverses = a.id`;

/** The entries of an account; one more than `MOST_READ` of them where there are more. */
async function entryIds(db: Db, account: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry_id as id from cash_lines where account_id = ${account} limit ${sql.lit(MOST_READ + 1)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type AccountSum = { account: string; debit: number; credit: number; entries: number; uncounted: boolean };

/**
 * The sums of all entries `found` by a filter; of an account alone its own. Null without a period, an order or an entry, as
 * it would sum the whole ledger.
 */
export async function sumEntries(
  db: Db,
  filter: CashEntryFilter,
  found: RawBuilder<unknown>,
): Promise<CashSums | null> {
  const { day, from = day, to = day, account, entryKind, actor, order, entry } = filter;
  if (from === undefined && order === undefined && entry === undefined) return null;
  const ofAccount = account === undefined ? sql`true` : sql`account_id = ${account}`;
  const isPeriod = from !== undefined && [actor, order, entry].every((each) => each === undefined);
  // A year has a million lines.
  const sums = isPeriod
    ? sql`
      select account_id as account, sum(debit) as debit, sum(credit) as credit, sum(entries) as entries
        from cash_sums
       where not is_test and day >= ${from} and day <= ${to ?? 'infinity'} and ${ofAccount}
         and ${entryKind === undefined ? sql`true` : sql`kind = ${entryKind}`} group by 1`
    : sql`
      select l.account_id as account, sum(greatest(l.amount, 0)) as debit, sum(-least(l.amount, 0)) as credit, count(*) as entries
        from cash_entries e join cash_lines l on l.entry_id = e.id where ${found} and ${ofAccount} group by 1`;
  const { rows } = await sql<AccountSum>`
    select s.account, s.debit::bigint, s.credit::bigint, s.entries::int, s.account like 'courier:%' and a.balance <> 0 as uncounted
      from (${sums}) s join cash_accounts a on a.id = s.account order by s.account`.execute(db);
  // An entry has at most one line of an account.
  const entries = account === undefined ? await countEntries(db, found) : (rows[0]?.entries ?? 0);
  const accounts = rows.map(({ account: _id, uncounted, debit, credit }) => ({
    account: _id,
    debit: uncounted ? null : debit,
    credit: uncounted ? null : credit,
  }));
  const sumOf = (side: 'debit' | 'credit') => rows.reduce((sum, row) => sum + row[side], 0);
  const isUncounted = account !== undefined && rows.some(({ uncounted }) => uncounted);
  const isShown = account !== undefined && isPeriod && entryKind === undefined;
  return {
    entries,
    debit: isUncounted ? null : sumOf('debit'),
    credit: isUncounted ? null : sumOf('credit'),
    accounts,
    balance:
      isShown && !isUncounted
        ? await balanceAround(db, { account, from, to: to ?? null, listed: sumOf('debit') - sumOf('credit') })
        : null,
  };
}

async function countEntries(db: Db, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from cash_entries e where ${found}`.execute(db);
  return rows[0]?.entries ?? 0;
}

type Period = { account: string; from: string; to: string | null; listed: number };

/** What stood on an account before and after a period. */
async function balanceAround(db: Db, { account, from, to, listed }: Period): Promise<CashSums['balance']> {
  const { rows } = await sql<{ opening: number; closing: number }>`
    select a.balance - coalesce(since.amount, 0)::bigint as opening, a.balance - coalesce(since.later, 0)::bigint as closing
      from cash_accounts a left join lateral (
        select sum(debit - credit) as amount, sum(debit - credit) filter (where day > ${to}) as later
          from cash_sums where account_id = a.id and day >= ${from}) since on true
     where a.id = ${account}
       and (a.id not like 'courier:%' or a.balance = 0)`.execute(db);
  const [found] = rows;
  return found === undefined ? null : { ...found, test: found.closing - found.opening - listed };
}

/** Every account with its balance; null: a courier's cash that is still to be counted. */
export async function readAccounts(db: Db, language: Language): Promise<CashAccount[]> {
  const { rows } = await sql<CashAccount>`
    select a.id as _id, coalesce(s.name, ${sql.ref(`c.name_${language}`)}) as name,
           case when a.id not like 'courier:%' or a.balance = 0 then a.balance end as balance
      from cash_accounts a
      left join staff s on a.id in ('courier:' || s.id, 'staffDue:' || s.id)
      left join companies c on a.id = 'company:' || c.id order by a.id`.execute(db);
  return rows;
}
