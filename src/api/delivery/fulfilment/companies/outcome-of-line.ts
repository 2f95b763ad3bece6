import {
  type Outcome,
  outcomes,
  outcomeWord,
  readOutcome,
} from '../../../../shop/delivery/fulfilment/companies/outcome-words.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { StatementRow } from './statement-rows.ts';

/** The outcomes of the words that only this company uses, as staff set them. */
export async function readCompanyWords(db: Db, companyId: string): Promise<ReadonlyMap<string, Outcome>> {
  const rows = await db
    .selectFrom('company_outcome_words')
    .select(['word', 'outcome'])
    .where('company_id', '=', companyId)
    .execute();
  return new Map(
    rows.flatMap(({ word, outcome }) => {
      const known = outcomes.find((each) => each === outcome);
      return known === undefined ? [] : [[word, known] as const];
    }),
  );
}

/**
 * Sets how the parcel of a line ended, chosen by a person. An unlisted word is remembered for the company: the lines that say the
 * same follow.
 */
export async function setLineOutcome(
  tx: Tx,
  row: StatementRow,
  { waybill, outcome }: { waybill: string; outcome: Outcome },
  { staff, now }: { staff: Staff; now: Date },
): Promise<Refusal | null> {
  if (row.posted_at !== null) return refuse('ALREADY_POSTED');
  const line = row.lines.find((each) => each.waybill === waybill);
  if (line === undefined) return refuse('NOT_FOUND');
  const word =
    line.said !== undefined && readOutcome(line.said) === 'unclear' ? outcomeWord(line.said) : null;
  const lines = row.lines.map((each) => {
    if (each.waybill === waybill) return { ...each, outcome, isChosen: true };
    const isSame = word !== null && each.said !== undefined && outcomeWord(each.said) === word;
    return isSame && each.isChosen !== true ? { ...each, outcome } : each;
  });
  await tx
    .updateTable('company_statements')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', row.id)
    .execute();
  if (word !== null)
    await tx
      .insertInto('company_outcome_words')
      .values({ company_id: row.company_id, word, outcome })
      .onConflict((known) => known.columns(['company_id', 'word']).doUpdateSet({ outcome }))
      .execute();
  const change = { before: { waybill, outcome: line.outcome }, after: { waybill, outcome, word } };
  await recordStaffAudit(tx, { staff, action: 'company.outcome', subject: row.id, ...change }, now);
  return null;
}
