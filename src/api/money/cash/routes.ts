import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { CashDifference, CashEntry } from '../../../shop/money/cash/contract.ts';
import { isPeriodInOrder, PERIOD_ORDER } from '../../../shop/time/periods.ts';
import { addDays, storeDateOf } from '../../../shop/time/store-time.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole, type ConsoleContext } from '../../people/staff/answer-console.ts';
import { readActors, recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { answerCount, countCash, courierRefusal, readCounts, SHOWN_COUNTS, sumOf } from './cash-counts.ts';
import { readLosses } from './claims.ts';
import { closeDay, readClosedDays, reopenDay } from './close-day.ts';
import { balanceOf, type CashLines, postEntry, shareDays } from './post-entry.ts';
import { readCashRows, readCashSheet, readCompanies } from './read-days.ts';
import { reverseByStaff, type Undoing } from './reverse-entry.ts';
import { entriesOf, readAccounts, selectEntries, sumEntries } from './select-entries.ts';
import { type Invoicing, settleDifference } from './settle-difference.ts';
import { lockStaffDue, readChargeable, readStaffDue } from './staff-due.ts';

const PAGE = 50;
const SHOWN_DAYS = 7;

/** `later`: what features that come after the ledger do when an entry is settled or reversed. */
export function cashRoutes(store: Store, later: Undoing): void {
  readingRoutes(store);
  countingRoutes(store, later);
  entryRoutes(store, later);
}

function readingRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCashAccounts', async ({ language }) => {
    const closed = await readClosedDays(db);
    const closedDays = closed.flatMap(({ day, isOpen }) => (isOpen ? [] : [day]));
    return {
      accounts: await readAccounts(db, language),
      differences: await readDifferences(db, language),
      closedDays,
    };
  });

  answerConsole(store, 'listCashDays', async ({ input, language, now }) => {
    const today = storeDateOf(now);
    const to = input.to ?? today;
    const from = input.from ?? addDays(to, 1 - SHOWN_DAYS);
    // Without `to` it is today.
    if (!isPeriodInOrder({ from, to }))
      return refuse('VALIDATION', { errors: [`"from" ${PERIOD_ORDER.error}`] });
    const closed = await readClosedDays(db);
    return {
      from,
      to,
      today,
      ...(await readCashRows(db, { from, to, today }, language)),
      differences: await readDifferences(db, language),
      losses: await readLosses(db, language),
      closed: closed.filter(({ day }) => day >= from && day <= to),
      companies: await readCompanies(db, language),
      staffDue: await readStaffDue(db),
      staff: await readChargeable(db),
      takesOldNotes: (await store.settings()).showOldPounds,
      safeShort: Math.max(0, -(await balanceOf(db, 'safe'))),
    };
  });

  answerConsole(store, 'getCashSheet', async ({ input: { day, who } }) => {
    const sheet = await readCashSheet(db, { day, courierId: who });
    return sheet === null
      ? refuse('NOT_FOUND')
      : { sheet, takesOldNotes: (await store.settings()).showOldPounds };
  });

  answerConsole(store, 'listCashEntries', async ({ input }) => {
    const { after, ...filter } = input;
    const found = await entriesOf(db, filter);
    const later = sql`(e.day, e.at, e.id) < (select day, at, id from cash_entries where id = ${after})`;
    const page = after === undefined ? found : sql`${found} and ${later}`;
    const entries = await selectEntries(db, page, PAGE + 1);
    const shown = entries.slice(0, PAGE);
    return {
      entries: shown,
      next: entries.length > PAGE ? (shown.at(-1)?._id ?? null) : null,
      sums: await sumEntries(db, filter, found),
      actors: await readActors(db),
    };
  });

  answerConsole(store, 'getMyCash', async ({ staff }) => {
    const counts = await readCounts(db, sql`c.courier_id = ${staff.id}`, SHOWN_COUNTS);
    return { held: await balanceOf(db, `courier:${staff.id}`), counts };
  });
}

function countingRoutes(store: Store, invoicing: Invoicing): void {
  answerChange(store, 'handOverCash', (tx, context) => countCash(tx, context.input, context));

  answerChange(store, 'answerMyCount', async (tx, context) => {
    const { id, answer, reason = '' } = context.input;
    const answered = await answerCount(tx, { id, answer, reason }, context);
    const action = answer === 'acknowledged' ? 'cash.acknowledge' : 'cash.refuse';
    const change = { before: { answer: null }, after: { answer, reason } };
    await recordStaffAudit(tx, { staff: context.staff, action, subject: id, ...change }, context.now);
    return answered;
  });

  answerChange(store, 'closeCashDay', async (tx, context) => {
    const { day, notes, carried = [], reason, note = '' } = context.input;
    if (reason === 'other' && note === '') return refuse('VALIDATION', { errors: ['"note" is required'] });
    const why = reason === undefined ? {} : { why: { reason, note } };
    return closeDay(tx, { day, counted: sumOf(notes), notes, carried, ...why }, context);
  });

  answerChange(store, 'reopenCashDay', (tx, context) => reopenDay(tx, context.input, context));

  answerChange(store, 'explainDifference', async (tx, context) => {
    const { id, reason, note = '' } = context.input;
    if (reason === 'other' && note === '') return refuse('VALIDATION', { errors: ['"note" is required'] });
    const why = { reason, note };
    const { rows } = await sql<{ before: string | null }>`
        update tasks t set details = t.details || ${JSON.stringify(why)}::jsonb
          from tasks o where t.id = ${id} and o.id = t.id and t.kind = 'difference' and t.done_at is null
        returning o.details ->> 'reason' as before`.execute(tx);
    const [row] = rows;
    if (row === undefined) return refuse('NOT_FOUND');
    const change = { before: { reason: row.before }, after: why };
    await recordStaffAudit(
      tx,
      { staff: context.staff, action: 'cash.explain', subject: id, ...change },
      context.now,
    );
    const [difference] = await readDifferences(tx, context.language, id);
    return difference === undefined ? refuse('NOT_FOUND') : { difference };
  });

  answerChange(store, 'settleDifference', async (tx, context) => {
    const settled = await settleDifference(tx, context, invoicing);
    return isRefusal(settled) ? settled : entryAnswer(tx, settled);
  });
}

function entryRoutes(store: Store, later: Undoing): void {
  answerChange(store, 'giveFloat', async (tx, context) => {
    const { courierId, amount } = context.input;
    const known = await courierRefusal(tx, courierId, context.staff.id);
    if (typeof known !== 'boolean') return known;
    if (!(await isCourier(tx, courierId))) return refuse('NOT_FOUND');
    const lines = { [`courier:${courierId}`]: amount, safe: -amount };
    return entryAnswer(tx, await post(tx, context, 'float', lines));
  });

  answerChange(store, 'payExpense', async (tx, context) => {
    const { kind, amount, reason } = context.input;
    const lines = { [`expenses:${kind}`]: amount, safe: -amount };
    return entryAnswer(tx, await post(tx, context, 'expense', lines, { reason }));
  });

  answerChange(store, 'moveOwnersCash', async (tx, context) => {
    const { way, amount, reason } = context.input;
    if (way === 'draw' && !context.staff.isFresh) return refuse('REAUTH');
    if (way === 'draw' && (await lockSafe(tx)) < amount) return refuse('CASH_SHORT');
    const change = way === 'draw' ? -amount : amount;
    return entryAnswer(tx, await post(tx, context, way, { safe: change, owner: -change }, { reason }));
  });

  answerChange(store, 'repayStaffDue', async (tx, context) => {
    const { staffId, amount, into } = context.input;
    const known = await courierRefusal(tx, staffId, context.staff.id);
    if (typeof known !== 'boolean') return known;
    if ((await lockStaffDue(tx, staffId)) < amount) return refuse('CONFLICT');
    const lines = { [into]: amount, [`staffDue:${staffId}`]: -amount };
    return entryAnswer(tx, await post(tx, context, 'repay', lines));
  });

  answerChange(store, 'reverseCashEntry', async (tx, context) => {
    const refusal = await reverseByStaff(tx, context.input, context, later);
    if (refusal !== null) return refusal;
    const [entry] = await selectEntries(tx, sql`e.reverses = ${context.input.entryId}`, 1);
    return entry === undefined ? refuse('CONFLICT') : { entry };
  });
}

/** Change is given to couriers alone, though anyone who still holds cash can hand it over. */
async function isCourier(tx: Tx, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    select from staff where id = ${staffId} and removed_at is null and 'courier' = any(roles) for share`.execute(
    tx,
  );
  return rows.length > 0;
}

/** What is in the safe, locked: of two who take out at once, the second sees what the first left. */
async function lockSafe(tx: Tx): Promise<number> {
  // Before any account, as for every entry: closing a day holds this lock while it waits for the safe.
  await shareDays(tx);
  const safe = await tx
    .selectFrom('cash_accounts')
    .select('balance')
    .where('id', '=', 'safe')
    .forUpdate()
    .executeTakeFirst();
  return safe?.balance ?? 0;
}

function post(
  tx: Tx,
  { staff, now }: ConsoleContext<unknown>,
  kind: 'float' | 'expense' | 'deposit' | 'draw' | 'repay',
  lines: CashLines,
  more: { reason?: string } = {},
): Promise<string | null> {
  return postEntry(tx, { kind, lines, actor: `merchant:${staff.id}`, staff, occurredAt: now, now, ...more });
}

async function entryAnswer(tx: Tx, id: string | null): Promise<{ entry: CashEntry } | Refusal> {
  const [entry] = await selectEntries(tx, sql`e.id = ${id}`, 1);
  return entry === undefined ? refuse('CONFLICT') : { entry };
}

async function readDifferences(db: Db, language: Language, id?: string): Promise<CashDifference[]> {
  const { rows } = await sql<Omit<CashDifference, 'openedAt'> & { openedAt: Date }>`
    select t.id as _id, t.subject as "entryId", o.number as "orderNumber", (t.details ->> 'amount')::bigint as amount,
           t.details ->> 'reason' as reason, coalesce(t.details ->> 'note', '') as note, t.opened_at as "openedAt",
           (select coalesce(s.name, ${sql.ref(`c.name_${language}`)})
              from cash_lines l left join staff s on l.account_id = 'courier:' || s.id
              left join companies c on l.account_id = 'company:' || c.id
             where l.entry_id = t.subject and coalesce(s.id, c.id) is not null limit 1) as holder,
           (select substr(l.account_id, 9) from cash_lines l
             where l.entry_id = t.subject and l.account_id like 'courier:%' limit 1) as "courierId"
      from tasks t left join orders o on o.id = t.order_id
     where t.kind = 'difference' and t.done_at is null and (${id ?? null}::text is null or t.id = ${id ?? null})
     order by t.opened_at, t.id limit 200`.execute(db);
  return rows.map((row) => ({ ...row, openedAt: row.openedAt.toISOString() }));
}
