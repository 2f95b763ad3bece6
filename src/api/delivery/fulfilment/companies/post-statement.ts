import { sql } from 'kysely';
import type {
  CompanyTerms,
  Statement,
} from '../../../../shop/delivery/fulfilment/companies/company-calls.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { HOUR_MS } from '../../../../shop/time/durations.ts';
import { startOfStoreDay, type StoreDate } from '../../../../shop/time/store-time.ts';
import { postEntry } from '../../../money/cash/post-entry.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { type Db, transact, type Tx } from '../../../platform/db/database.ts';
import { remainingMs } from '../../../platform/db/deadline.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';
import {
  compareStatement,
  type Owed,
  readCompany,
  readOwed,
  readStatements,
  type StatementRow,
  UNNAMED,
} from './statement-rows.ts';

const NOON_MS = 12 * HOUR_MS;
/** As many parcels end in one transaction: of more the shoppers' orders would be locked for seconds. */
const BATCH = 50;
/** What a request keeps for a batch that has begun, the posting itself and its answer. */
const RESERVE_MS = 3000;

type Line = Statement['lines'][number];
type Posting = { staff: Staff; settings: Settings; now: Date };

/**
 * Ends the parcels of a long report in batches, each a transaction of its own, until one batch is left or the request
 * has little time. What has ended stays so where the posting is refused or never comes: the company reported it.
 */
export async function endParcels(
  db: Db,
  { id, sid }: { id: string; sid: string },
  posting: Posting,
): Promise<Refusal | null> {
  while (remainingMs() > RESERVE_MS) {
    const ended = await transact(db, async (tx) => {
      const company = await readCompany(tx, id);
      const row = await lockStatement(tx, id, sid);
      if (company === undefined || row === undefined || row.posted_at !== null) return 'all';
      const { lines } = await compareStatement(tx, company, row, posting);
      if (lines.some(({ state }) => state === 'unclear')) return 'all';
      const good = goodLines(lines);
      const out = (await readOwed(tx, id, waybillsOf(good))).filter(({ isOut }) => isOut);
      if (out.length <= BATCH) return 'all';
      return (await endEach(tx, out.slice(0, BATCH), good, posting)) ?? 'some';
    });
    if (isRefusal(ended)) return ended;
    if (ended === 'all') return null;
  }
  return null;
}

/** Locks a company's statement: postings and changes of it run one after the other. */
export async function lockStatement(tx: Tx, id: string, sid: string): Promise<StatementRow | undefined> {
  await sql`select from company_statements where id = ${sid} for update`.execute(tx);
  const [row] = await readStatements(tx, id, sid);
  return row;
}

/**
 * Posts a company's report: its parcels are delivered or refused, each known waybill is remitted once, and one entry
 * books what was received, the fees and the difference. Of a long one whose parcels have not all ended nothing is posted.
 */
export async function postStatement(
  tx: Tx,
  company: CompanyTerms,
  row: StatementRow,
  posting: Posting,
): Promise<Refusal | null> {
  const { staff, now } = posting;
  if (row.posted_at !== null) return refuse('ALREADY_POSTED');
  const { lines } = await compareStatement(tx, company, row, posting);
  if (lines.some(({ state }) => state === 'unclear')) return refuse('CONFLICT');
  const good = goodLines(lines);
  if (good.length === 0)
    return refuse(lines.some(({ state }) => state === 'posted') ? 'ALREADY_POSTED' : 'NOT_FOUND');
  const out = (await readOwed(tx, company._id, waybillsOf(good))).filter(({ isOut }) => isOut);
  if (out.length > BATCH) return null;
  // Before the parcels: a second statement with the same waybills waits here, and is then refused as posted.
  const values = good.map(({ waybill, amount, fee }) => ({
    company_id: company._id,
    number: waybill,
    statement_id: row.id,
    amount,
    fee,
  }));
  // Sorted, so that two statements cannot deadlock.
  values.sort((a, b) => (a.number < b.number ? -1 : 1));
  const remitted = await tx
    .insertInto('remitted_waybills')
    .values(values)
    .onConflict((known) => known.doNothing())
    .returning('number')
    .execute();
  if (remitted.length < values.length) return refuse('ALREADY_POSTED');
  const refusal = await endEach(tx, out, good, posting);
  if (refusal !== null) return refusal;
  const entryId = await enter(tx, company, row, { staff, now });
  await tx
    .updateTable('company_statements')
    .set({ posted_at: now, posted_by: staff.id, entry_id: entryId })
    .where('id', '=', row.id)
    .execute();
  await sql`update tasks t set done_at = ${now}, done_by = ${staff.id}
              from last_waybills w join remitted_waybills r on r.company_id = w.company_id and r.number = w.number
             where r.statement_id = ${row.id} and t.kind = 'unpaid' and t.subject = w.parcel_id and t.done_at is null`.execute(
    tx,
  );
  return null;
}

const goodLines = (lines: readonly Line[]) =>
  lines.filter(({ state }) => state === 'matched' || state === 'differs');

const waybillsOf = (lines: readonly Line[]) => lines.map(({ waybill }) => waybill);

/** Delivers or refuses each of these parcels, as its line says. */
async function endEach(
  tx: Tx,
  out: readonly Owed[],
  lines: readonly Line[],
  { staff, settings, now }: Posting,
): Promise<Refusal | null> {
  const lineOf = new Map(lines.map((line) => [line.waybill, line]));
  for (const { waybill, parcelId, givenAt } of out) {
    const line = lineOf.get(waybill);
    if (line === undefined) continue;
    const parcel = await lockParcel(tx, { parcelId });
    if (parcel === undefined) return refuse('NOT_FOUND');
    const terms = {
      by: { ...staff.actor, roles: staff.roles },
      version: null,
      settings,
      now,
      occurredAt: line.day === null ? now : onDay(line.day, { givenAt, now }),
    };
    const refusal = await stepParcel(
      tx,
      parcel,
      line.outcome === 'delivered'
        ? { step: 'deliver', kept: null }
        : { step: 'refuse', refusal: UNNAMED, reason: waybill, collected: line.amount },
      terms,
    );
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Noon of the delivery day, clamped between the hand-over and now. */
function onDay(day: StoreDate, { givenAt, now }: { givenAt: Date; now: Date }): Date {
  const noon = startOfStoreDay(day).getTime() + NOON_MS;
  return new Date(Math.min(now.getTime(), Math.max(givenAt.getTime(), noon)));
}

async function enter(
  tx: Tx,
  { _id, feeIncluded }: CompanyTerms,
  { id, received, into_account: into }: StatementRow,
  { staff, now }: { staff: Staff; now: Date },
): Promise<string | null> {
  const account = `company:${_id}` as const;
  const { rows } = await sql<{ owed: number; fees: number }>`
    select coalesce(sum((select sum(l.amount) from cash_entries e join cash_lines l on l.entry_id = e.id
                          where e.parcel_id = w.parcel_id and l.account_id = ${account})), 0)::bigint as owed,
           sum(r.fee)::bigint as fees
      from remitted_waybills r left join last_waybills w on w.company_id = r.company_id and w.number = r.number
     where r.statement_id = ${id}`.execute(tx);
  const { owed, fees } = rows[0] ?? { owed: 0, fees: 0 };
  // Fees charged apart are paid out of what was received.
  const [deducted, paid] = feeIncluded ? [fees, 0] : [0, fees];
  return postEntry(tx, {
    kind: 'remittance',
    lines: {
      [into]: received - paid,
      companyFees: fees,
      [account]: -owed,
      difference: owed - received - deducted,
    },
    actor: `merchant:${staff.id}`,
    staff,
    details: { statement: id },
    occurredAt: now,
    now,
  });
}
