import type {
  CompanyTerms,
  Statement,
} from '../../../../shop/delivery/fulfilment/companies/company-calls.ts';
import {
  repeatedWaybills,
  type StatementLine,
} from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { fileLimits } from '../../../../shop/sheets/file-limits.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { compareStatement, readStatements } from './statement-rows.ts';

type Given = {
  lines: readonly StatementLine[];
  /** The numbers of the rows that are no lines. */
  unreadable: readonly number[];
  received: number;
  into: 'safe' | 'bank';
  fileName?: string;
};

/** Keeps a company's statement to be compared and posted; refused where a row cannot be read or stands twice. */
export async function addStatement(
  tx: Tx,
  company: CompanyTerms,
  { lines, unreadable, received, into, fileName }: Given,
  { staff, settings, now }: { staff: Staff; settings: Settings; now: Date },
): Promise<{ statement: Statement } | Refusal> {
  const errors = [
    ...unreadable.map((row) => `row ${row} cannot be read`),
    ...repeatedWaybills(lines).map((waybill) => `waybill ${waybill} stands twice`),
    ...(lines.length === 0 ? ['"lines" is required'] : []),
    ...(lines.length > fileLimits.rows ? [`"lines" must have at most ${fileLimits.rows}`] : []),
  ];
  if (errors.length > 0) return refuse('VALIDATION', { errors: errors.slice(0, 200) });
  const row = await tx
    .insertInto('company_statements')
    .values({
      company_id: company._id,
      received,
      into_account: into,
      lines: JSON.stringify(lines),
      created_by: staff.id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = {
    company: company.nameEn,
    received,
    into,
    lines: lines.length,
    ...(fileName !== undefined && { file: fileName }),
  };
  await recordStaffAudit(
    tx,
    { staff, action: 'company.statement', only: 'made', subject: row.id, after },
    now,
  );
  const [made] = await readStatements(tx, company._id, row.id);
  if (made === undefined) return refuse('NOT_FOUND');
  return { statement: await compareStatement(tx, company, made, { settings, now }) };
}
