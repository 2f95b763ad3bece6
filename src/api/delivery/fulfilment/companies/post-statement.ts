import { sql } from 'kysely';
import type { CompanyTerms } from '../../../../shop/delivery/fulfilment/companies/company-calls.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { HOUR_MS } from '../../../../shop/time/durations.ts';
import { startOfStoreDay, type StoreDate } from '../../../../shop/time/store-time.ts';
import { postEntry } from '../../../money/cash/post-entry.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';
import { compareStatement, readOwed, type StatementRow, UNNAMED } from './statement-rows.ts';

const NOON_MS = 12 * HOUR_MS;

/**
 * Posts a company's report: its parcels are delivered or refused, each known waybill is remitted once, and one entry
 * books what was received, the fees and the difference.
 */
export async function postStatement(
  tx: Tx,
  company: CompanyTerms,
  row: StatementRow,
  { staff, settings, now }: { staff: Staff; settings: Settings; now: Date },
): Promise<Refusal | null> {
  if (row.posted_at !== null) return refuse('ALREADY_POSTED');
  const { lines } = await compareStatement(tx, company, row, { settings, now });
  if (lines.some(({ state }) => state === 'unclear')) return refuse('CONFLICT');
  const good = lines.filter(({ state }) => state === 'matched' || state === 'differs');
  if (good.length === 0)
    return refuse(lines.some(({ state }) => state === 'posted') ? 'ALREADY_POSTED' : 'NOT_FOUND');
  const parcels = await readOwed(
    tx,
    company._id,
    good.map(({ waybill }) => waybill),
  );
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
  const lineOf = new Map(good.map((line) => [line.waybill, line]));
  for (const { waybill, parcelId, isOut, givenAt } of parcels) {
    const line = lineOf.get(waybill);
    if (line === undefined || !isOut) continue;
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
