import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { CashRow, CashRowSums, CashSheet, CompanyHolding } from '../../../shop/money/cash/contract.ts';
import { addDays, type StoreDate } from '../../../shop/time/store-time.ts';
import type { Db } from '../../platform/db/database.ts';
import { readCounts } from './cash-counts.ts';

/** A company's payment is late after this many days. */
export const REMIT_DAYS = 14;

type Row = Omit<CashRow, 'at' | 'state' | 'dueOn' | 'holder'> & {
  account: string;
  name: string | null;
  at: Date | null;
  open_difference: boolean;
  since: StoreDate | null;
  sums: CashRowSums;
};

/** What files leave out: entries and parcels of test orders, by the table that names the order. */
const notTest = (table: 'e' | 'p') =>
  sql`not exists (select from orders t where t.id = ${sql.ref(`${table}.order_id`)} and t.is_test)`;

// `offset 0`: what was booked since a count is little, and the planner would read all entries to join it.
const ENTRY_OF_LINE = sql`cross join lateral (select * from cash_entries e where e.id = l.entry_id offset 0) e`;

/** A delivery, of no test order that was erased. */
const IS_DELIVERY = sql`e.kind = 'deliver'
  and not exists (select from orders t where t.id = e.order_id and t.is_test and t.test_erased_at is not null)`;

/** Above each line of an account. */
const LAST_LINE = sql`9223372036854775807`;

// A count covers what was booked after the previous one; a reversed count covers nothing.
const isCount = (entries: RawBuilder<unknown>) => sql`
  (e.kind = 'handOver' and l.account_id like 'courier:%' or e.kind = 'remittance' and l.account_id like 'company:%')
  and not exists (select from cash_entries r where r.reverses = e.id) and ${entries}`;

/** The last count of an account before a line of it; found after few rows when read backwards from that line. */
const countBefore = (entries: RawBuilder<unknown>, account: string, line: RawBuilder<unknown>) => sql`
  select l.line_no, e.at from cash_lines l ${ENTRY_OF_LINE}
   where l.account_id = ${sql.ref(account)} and l.line_no < ${line} and ${isCount(entries)}
   order by l.line_no desc limit 1`;

/** The counts that match a condition on `e` and `l`, each with the end of the one before it. */
const countsOf = (entries: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
  counts as (
    select c.*, coalesce(b.line_no, 0) as after_line, coalesce(b.at, '-infinity') as after_at
      from (select e.id, e.kind, e.day, e.at, e.actor, l.account_id, l.line_no, -l.amount as expected
              from cash_entries e join cash_lines l on l.entry_id = e.id
             where e.kind in ('handOver', 'remittance') and ${isCount(entries)} and ${condition}) c
      left join lateral (${countBefore(entries, 'c.account_id', sql`c.line_no`)}) b on true)`;

/** Refused parcels of the courier or company that an account is of. */
const refusedBetween = (parcels: RawBuilder<unknown>, account: string, from: string, until: string) => {
  const refusedOf = (carrier: RawBuilder<unknown>, prefix: string) => sql`
    (select count(*) from parcels p
      where ${carrier} = case when starts_with(${sql.ref(account)}, ${sql.lit(prefix)}) then substr(${sql.ref(account)}, ${sql.lit(prefix.length + 1)}) end
        and ${parcels} and p.refused_at > ${sql.raw(from)} and p.refused_at <= ${sql.raw(until)})`;
  return sql`(${refusedOf(sql`p.courier_id`, 'courier:')} + ${refusedOf(sql`p.company_id`, 'company:')})`;
};

/**
 * Counts and remittances of the days from `from` to `to`, and who holds cash now; newest first, and the sums of all of them.
 * `isReported`: without test orders.
 */
export async function readCashRows(
  db: Db,
  {
    from,
    to,
    today,
    isReported = false,
  }: { from: StoreDate; to: StoreDate; today: StoreDate; isReported?: boolean },
  language: Language,
): Promise<{ rows: CashRow[]; sums: CashRowSums }> {
  const [entries, parcels] = isReported ? [notTest('e'), notTest('p')] : [sql`true`, sql`true`];
  const accounts = sql.table(isReported ? 'reported_cash_accounts' : 'cash_accounts');
  const { rows } = await sql<Row>`
    with ${countsOf(entries, sql`e.day between ${from} and ${to}`)}, found as (
    select c.id as _id, c.day, c.account_id as account,
           (select count(*) from cash_lines l join cash_entries e on e.id = l.entry_id
             where l.account_id = c.account_id and l.line_no > c.after_line and l.line_no < c.line_no and ${IS_DELIVERY} and ${entries}) as delivered,
           ${refusedBetween(parcels, 'c.account_id', 'c.after_at', 'c.at')} as refused,
           c.expected, c.expected - coalesce(d.amount, 0) as counted, -coalesce(d.amount, 0) as difference, s.name as by, c.at,
           exists (select from tasks t where t.kind = 'difference' and t.subject = c.id and t.done_at is null) as open_difference,
           null::date as since, h.name
      from counts c
      left join cash_lines d on d.entry_id = c.id and d.account_id = 'difference'
      left join staff s on c.actor = 'merchant:' || s.id
      left join lateral (${holderName('c.account_id', language)}) h on true
    union all
    select a.id, ${today}::date, a.id,
           (select count(*) from cash_lines l ${ENTRY_OF_LINE}
             where l.account_id = a.id and l.line_no > coalesce(b.line_no, 0) and ${IS_DELIVERY} and ${entries}),
           ${refusedBetween(parcels, 'a.id', "coalesce(b.at, '-infinity')", "'infinity'")},
           case when a.id like 'company:%' then a.balance end, null, null, null, null, false,
           (select min(e.day) from cash_lines l ${ENTRY_OF_LINE}
             where l.account_id = a.id and l.line_no > coalesce(b.line_no, 0) and ${IS_DELIVERY} and ${entries}), h.name
      from ${accounts} a left join lateral (${countBefore(entries, 'a.id', LAST_LINE)}) b on true
      left join lateral (${holderName('a.id', language)}) h on true
     where (a.id like 'courier:%' or a.id like 'company:%') and a.balance <> 0 and ${today}::date <= ${to})
    select f.*, (select json_build_object(
             'rows', count(counted), 'counted', coalesce(sum(counted), 0), 'difference', coalesce(sum(difference), 0),
             'unsettled', coalesce(sum(difference) filter (where open_difference), 0),
             'expected', coalesce(sum(expected) filter (where counted is not null), 0),
             'withCompanies', coalesce(sum(expected) filter (where counted is null), 0)) from found) as sums
      from found f order by f.day desc, f.since desc nulls first, f._id limit 500`.execute(db);
  const none = { rows: 0, expected: 0, counted: 0, difference: 0, unsettled: 0, withCompanies: 0 };
  return { rows: rows.map((row) => rowOf(row, today)), sums: rows[0]?.sums ?? none };
}

const holderName = (account: string, language: Language) => sql`
  select name from staff where ${sql.ref(account)} = 'courier:' || id
  union all select ${sql.ref(`name_${language}`)} from companies where ${sql.ref(account)} = 'company:' || id`;

function rowOf(
  { account, name, open_difference: isOpen, since, at, sums: _sums, ...row }: Row,
  today: StoreDate,
): CashRow {
  const isCompany = account.startsWith('company:');
  const dueOn = isCompany && row.counted === null && since !== null ? addDays(since, REMIT_DAYS) : null;
  const waits = isCompany ? (dueOn !== null && dueOn < today ? 'late' : 'withCompany') : 'toCount';
  return {
    ...row,
    holder: { _id: account, name: name ?? '' },
    at: at?.toISOString() ?? null,
    dueOn,
    state:
      row.counted === null ? waits : isOpen ? 'difference' : row.difference === 0 ? 'counted' : 'settled',
  };
}

/** The transport companies in use, and removed ones that still owe. */
export async function readCompanies(db: Db, language: Language): Promise<CompanyHolding[]> {
  const { rows } = await sql<CompanyHolding>`
    select c.id as _id, ${sql.ref(`c.name_${language}`)} as name, coalesce(a.balance, 0) as balance,
           (select count(*) from parcels p
             where p.company_id = c.id and p.stage in ('withCompany', 'atOffice', 'postponed')) as parcels
      from companies c left join cash_accounts a on a.id = 'company:' || c.id
     where c.archived_at is null or a.balance <> 0 order by 2, 1`.execute(db);
  return rows;
}

/** A courier's counts of a day with their orders, and the uncounted ones without amounts. */
export async function readCashSheet(
  db: Db,
  { day, courierId, isReported = false }: { day: StoreDate; courierId: string; isReported?: boolean },
): Promise<CashSheet | null> {
  const courier = await db
    .selectFrom('staff')
    .select(['id as _id', 'name'])
    .where('id', '=', courierId)
    .executeTakeFirst();
  if (courier === undefined) return null;
  const account = `courier:${courierId}`;
  const entries = isReported ? notTest('e') : sql`true`;
  const { rows } = await sql<{
    count: string | null;
    kind: CashSheet['open'][number]['kind'];
    number: string | null;
    amount: number;
    at: Date;
  }>`
    with ${countsOf(entries, sql`l.account_id = ${account} and e.day = ${day}`)}, account as (select ${account}::text as id),
    last as (select b.* from account a cross join lateral (${countBefore(entries, 'a.id', LAST_LINE)}) b)
    select c.id as count, e.kind, o.number, l.amount, e.occurred_at as at
      from cash_lines l join cash_entries e on e.id = l.entry_id left join orders o on o.id = e.order_id
      left join counts c on c.account_id = l.account_id and l.line_no > c.after_line and l.line_no < c.line_no
     where l.account_id = ${account} and e.kind <> 'handOver' and ${entries}
       and (e.kind <> 'reverse' or (select r.kind from cash_entries r where r.id = e.reverses) <> 'handOver')
       -- A bound for the index: an account may have tens of thousands of lines.
       and l.line_no > coalesce((select min(after_line) from counts), (select line_no from last), 0)
       and (c.id is not null or l.line_no > coalesce((select line_no from last), 0))
     order by l.line_no`.execute(db);
  const lines = rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString() }));
  const done = await readCounts(db, sql`c.courier_id = ${courierId} and e.day = ${day}`);
  const [last] = await readCounts(db, sql`c.courier_id = ${courierId}`, 1);
  return {
    courier,
    lastCount: last?._id ?? null,
    counts: done.map((count) => ({
      ...count,
      lines: lines.flatMap(({ count: of, ...line }) => (of === count.entryId ? [line] : [])),
    })),
    open: lines.flatMap(({ count, amount: _hidden, ...line }) => (count === null ? [line] : [])),
  };
}
