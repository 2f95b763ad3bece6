import { sql } from 'kysely';
import {
  feeOf,
  readStatement,
  statementHeadings,
  statementTable,
} from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { rightsOf } from '../../../../shop/people/staff/roles.ts';
import { fileLimits } from '../../../../shop/sheets/file-limits.ts';
import { claimsOn, lockClaimsOn } from '../../../money/cash/claims.ts';
import { balanceOf, postEntry } from '../../../money/cash/post-entry.ts';
import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import { transact } from '../../../platform/db/database.ts';
import { parseCsv } from '../../../platform/sheets/read-csv.ts';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { addStatement } from './add-statement.ts';
import { readCompanyWords, setLineOutcome } from './outcome-of-line.ts';
import { endParcels, lockStatement, postStatement } from './post-statement.ts';
import { statementFileRoutes } from './statement-files.ts';
import { compareStatement, readCompanies, readCompany, readOwed, readStatements } from './statement-rows.ts';

/** Transport companies: their fees, what they owe, their statements. */
export function companyRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listCompanies', async ({ staff }) => {
    const mayCount = rightsOf(staff.roles).countCash === 'all';
    const companies = await readCompanies(db);
    const balances = mayCount
      ? await Promise.all(companies.map(({ _id }) => balanceOf(db, `company:${_id}`)))
      : [];
    return { companies: companies.map((company, at) => ({ ...company, balance: balances[at] ?? null })) };
  });

  answerConsole(store, 'getCompany', async ({ input: { id } }) => {
    const company = await readCompany(db, id);
    if (company === undefined) return refuse('NOT_FOUND');
    const owed = await readOwed(db, id, null);
    const statements = await readStatements(db, id);
    return {
      company,
      balance: await balanceOf(db, `company:${id}`),
      charged: await claimsOn(db, id),
      owed: owed
        .filter(({ isOut, owed: amount }) => !isOut && amount !== 0)
        .map(({ waybill, number, owed: amount, deliveredOn }) => ({
          waybill,
          number,
          amount,
          fee: feeOf(company, amount),
          deliveredOn,
        })),
      out: sumOf(owed.filter(({ isOut }) => isOut)),
      statements: statements.map((row) => ({
        _id: row.id,
        received: row.received,
        into: row.into_account,
        createdAt: row.created_at.toISOString(),
        postedAt: row.posted_at?.toISOString() ?? null,
        difference: 0,
        entryId: row.entry_id,
      })),
    };
  });

  answerConsole(store, 'updateCompany', ({ input, staff, now }) =>
    transact(db, async (tx) => {
      const { id, version, nameEn, nameAr, phone, feeKind, feeValue, feeIncluded } = input;
      if (feeKind === 'percent' && feeValue > 10_000)
        return refuse('VALIDATION', { errors: ['"feeValue" must be at most 10000'] });
      const before = await readCompany(tx, id);
      if (before === undefined) return refuse('NOT_FOUND');
      const { numUpdatedRows } = await tx
        .updateTable('companies')
        .set({ name_en: nameEn, name_ar: nameAr, phone, fee_kind: feeKind, fee_value: feeValue })
        .set({ fee_included: feeIncluded, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      const company = await readCompany(tx, id);
      if (company === undefined) return refuse('NOT_FOUND');
      if (numUpdatedRows === 0n) return refuse('VERSION_CONFLICT', { data: { company } });
      const change = { before, after: company };
      await recordStaffAudit(tx, { staff, action: 'company.change', subject: id, ...change }, now);
      return { company };
    }),
  );

  answerConsole(store, 'removeCompany', ({ input: { id, version }, staff, now }) =>
    transact(db, async (tx) => {
      // Who hands it parcels or plans a run for it at the same time waits, and is then refused.
      await sql`select from companies where id = ${id} for update`.execute(tx);
      const company = await readCompany(tx, id);
      if (company?.removedAt !== null) return refuse('NOT_FOUND');
      const owed = await readOwed(tx, id, null);
      const planned = await tx
        .selectFrom('run_stops as t')
        .innerJoin('runs as r', 'r.id', 't.run_id')
        .select('r.id')
        .where('r.company_id', '=', id)
        .where('r.status', '=', 'planned')
        .where('t.ended_at', 'is', null)
        .executeTakeFirst();
      const hasParcels = planned !== undefined || owed.some(({ isOut }) => isOut);
      if (hasParcels || (await balanceOf(tx, `company:${id}`)) !== 0) return refuse('NOT_ZERO');
      const { numUpdatedRows } = await tx
        .updateTable('companies')
        .set({ archived_at: now, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return refuse('VERSION_CONFLICT', { data: { company } });
      await recordStaffAudit(
        tx,
        { staff, action: 'company.archive', only: 'removed', subject: id, before: company },
        now,
      );
      return null;
    }),
  );

  answerChange(store, 'repayClaims', async (tx, { input, staff, now }) => {
    const { id, amount, into } = input;
    if ((await readCompany(tx, id)) === undefined) return refuse('NOT_FOUND');
    if ((await lockClaimsOn(tx, id)) < amount) return refuse('CONFLICT');
    const lines = { [into]: amount, [`company:${id}`]: -amount };
    const actor = `merchant:${staff.id}`;
    await postEntry(tx, { kind: 'repay', lines, actor, staff, occurredAt: now, now });
    return { charged: await claimsOn(tx, id) };
  });

  answerConsole(store, 'addStatement', ({ input, staff, now }) =>
    transact(db, async (tx) => {
      const { id, csv = '', received, into } = input;
      const company = await readCompany(tx, id);
      if (company === undefined) return refuse('NOT_FOUND');
      const rows = parseCsv(csv, fileLimits.rows, statementHeadings);
      const table = statementTable(rows);
      const parsed = readStatement(table.rows, table.guessed, await readCompanyWords(tx, id));
      const lines = [...(input.lines ?? []), ...parsed.lines];
      return addStatement(
        tx,
        company,
        { lines, unreadable: parsed.unreadable, received, into },
        { staff, settings: await store.settings(), now },
      );
    }),
  );

  statementFileRoutes(store);

  answerConsole(store, 'getStatement', async ({ input: { id, sid }, now }) => {
    const company = await readCompany(db, id);
    const [row] = await readStatements(db, id, sid);
    if (company === undefined || row === undefined) return refuse('NOT_FOUND');
    return { statement: await compareStatement(db, company, row, { settings: await store.settings(), now }) };
  });

  answerConsole(store, 'setLineOutcome', ({ input: { id, sid, waybill, outcome }, staff, now }) =>
    transact(db, async (tx) => {
      const company = await readCompany(tx, id);
      const row = await lockStatement(tx, id, sid);
      if (company === undefined || row === undefined) return refuse('NOT_FOUND');
      const refusal = await setLineOutcome(tx, row, { waybill, outcome }, { staff, now });
      if (refusal !== null) return refusal;
      const [changed] = await readStatements(tx, id, sid);
      if (changed === undefined) return refuse('NOT_FOUND');
      return {
        statement: await compareStatement(tx, company, changed, { settings: await store.settings(), now }),
      };
    }),
  );

  answerChange(
    store,
    'postStatement',
    async (tx, context) => {
      const { id, sid } = context.input;
      const company = await readCompany(tx, id);
      const row = await lockStatement(tx, id, sid);
      if (company === undefined || row === undefined) return refuse('NOT_FOUND');
      const refusal = await postStatement(tx, company, row, context);
      if (refusal !== null) return refusal;
      const [posted] = await readStatements(tx, id, sid);
      if (posted === undefined) return refuse('NOT_FOUND');
      return { statement: await compareStatement(tx, company, posted, context) };
    },
    (context) => endParcels(db, context.input, context),
  );
}

const sumOf = (parcels: readonly { owed: number }[]) => ({
  parcels: parcels.length,
  amount: parcels.reduce((sum, { owed }) => sum + owed, 0),
});
