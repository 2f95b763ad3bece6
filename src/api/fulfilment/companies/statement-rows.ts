import { sql } from 'kysely';
import type { CompanyTerms, Statement } from '../../../shop/fulfilment/companies/company-calls.ts';
import { feeOf, type StatementLine } from '../../../shop/fulfilment/companies/statement.ts';
import { storeDateOf, type StoreDate } from '../../../shop/time/store-time.ts';
import type { Db } from '../../db/database.ts';

export type StatementRow = {
  id: string;
  company_id: string;
  received: number;
  into_account: 'safe' | 'bank';
  lines: StatementLine[];
  created_at: Date;
  posted_at: Date | null;
  entry_id: string | null;
};

/** A company's waybill with what is owed for its parcel: the ledger's sum, or the cash due while it is out. */
export type Owed = {
  waybill: string;
  parcelId: string;
  number: string;
  owed: number;
  /** What was to be collected at the door. */
  cashDue: number;
  isOut: boolean;
  givenAt: Date;
  deliveredOn: StoreDate | null;
  statementId: string | null;
};

/** A removed company is read too: its statements stay, and a reversed entry can leave it owing. */
export async function readCompany(db: Db, id: string): Promise<CompanyTerms | undefined> {
  const row = await db
    .selectFrom('companies')
    .select(['id as _id', 'name_en as nameEn', 'name_ar as nameAr', 'phone', 'version'])
    .select(['fee_value as feeValue', 'fee_included as feeIncluded'])
    // The database checks the same values.
    .select((of) => of.ref('fee_kind').$castTo<CompanyTerms['feeKind']>().as('feeKind'))
    .where('id', '=', id)
    .select('archived_at')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { archived_at: removedAt, ...company } = row;
  return { ...company, removedAt: removedAt?.toISOString() ?? null };
}

/** A company's waybills with these numbers; null: all that are not remitted. */
export async function readOwed(
  db: Db,
  companyId: string,
  numbers: readonly string[] | null,
): Promise<Owed[]> {
  const account = `company:${companyId}`;
  const { rows } = await sql<Omit<Owed, 'deliveredOn'> & { deliveredAt: Date | null }>`
    select w.number as waybill, w.parcel_id as "parcelId", o.number, w.given_at as "givenAt",
           p.stage in ('withCompany', 'atOffice', 'postponed') and p.company_id = w.company_id as "isOut",
           o.total - o.total % o.cash_step as "cashDue",
           case when p.stage in ('withCompany', 'atOffice', 'postponed') then o.total - o.total % o.cash_step
                else coalesce((select sum(l.amount) from cash_entries e join cash_lines l on l.entry_id = e.id
                                where e.parcel_id = p.id and l.account_id = ${account}), 0)::bigint end as owed,
           s.delivered_at as "deliveredAt", r.statement_id as "statementId"
      from waybills w join parcels p on p.id = w.parcel_id join orders o on o.id = p.order_id
      left join settlements s on s.parcel_id = p.id
      left join remitted_waybills r on r.company_id = w.company_id and r.number = w.number
     where w.company_id = ${companyId}
       and case when ${numbers === null} then r.number is null else w.number = any(${[...(numbers ?? [])]}::text[]) end
     order by w.given_at, w.number`.execute(db);
  return rows.map(({ deliveredAt, ...row }) => ({
    ...row,
    deliveredOn: deliveredAt === null ? null : storeDateOf(deliveredAt),
  }));
}

/** Compares a statement with what the company owes: each line's state, and what it leaves out. */
export async function compareStatement(
  db: Db,
  company: CompanyTerms,
  row: StatementRow,
  today: StoreDate,
): Promise<Statement> {
  const named = new Map(
    (
      await readOwed(
        db,
        company._id,
        row.lines.map(({ waybill }) => waybill),
      )
    ).map((owed) => [owed.waybill, owed]),
  );
  const lines = row.lines.map((line) =>
    lineOf(line, named.get(line.waybill), { company, today, id: row.id }),
  );
  const open = await readOwed(db, company._id, null);
  const missing = open
    .filter(({ waybill, isOut, owed }) => !named.has(waybill) && !isOut && owed !== 0)
    .map((owed) => ({
      waybill: owed.waybill,
      number: owed.number,
      amount: owed.owed,
      fee: feeOf(company, owed.owed),
      deliveredOn: owed.deliveredOn,
    }));
  const counted = lines.filter(({ state }) => state === 'matched' || state === 'differs');
  const owed = counted.reduce((sum, line) => sum + (line.outcome === 'delivered' ? (line.owed ?? 0) : 0), 0);
  const fees = company.feeIncluded ? counted.reduce((sum, { fee }) => sum + fee, 0) : 0;
  return {
    _id: row.id,
    received: row.received,
    into: row.into_account,
    createdAt: row.created_at.toISOString(),
    postedAt: row.posted_at?.toISOString() ?? null,
    entryId: row.entry_id,
    lines,
    missing,
    difference:
      row.posted_at === null ? row.received - owed + fees : await postedDifference(db, row.entry_id),
  };
}

/** What was brought less what was owed, as it was booked. */
async function postedDifference(db: Db, entryId: string | null): Promise<number> {
  const line = await db
    .selectFrom('cash_lines')
    .select('amount')
    .where('entry_id', '=', entryId)
    .where('account_id', '=', 'difference')
    .executeTakeFirst();
  return -(line?.amount ?? 0);
}

type LineState = Statement['lines'][number];

function lineOf(
  line: StatementLine,
  owed: Owed | undefined,
  { company, today, id }: { company: CompanyTerms; today: StoreDate; id: string },
): LineState {
  if (owed === undefined) return { ...line, state: 'unknown', number: null, owed: null, agreedFee: null };
  // The ledger owes nothing for a refused parcel, so its percentage is of the cash due at the door.
  const agreedFee = feeOf(company, line.outcome === 'refused' ? owed.cashDue : owed.owed);
  const due = line.outcome === 'delivered' ? owed.owed : 0;
  const known = { ...line, number: owed.number, owed: owed.owed, agreedFee };
  if (owed.statementId === id) {
    const fits = line.amount === due && line.fee === agreedFee;
    return { ...known, state: fits ? 'matched' : 'differs' };
  }
  if (owed.statementId !== null) return { ...known, state: 'posted' };
  if (line.day !== null && (line.day < storeDateOf(owed.givenAt) || line.day > today))
    return { ...known, state: 'badDay' };
  // A parcel that has ended otherwise is not posted, but becomes a question.
  const hasEndedOtherwise = !owed.isOut && (owed.deliveredOn !== null) !== (line.outcome === 'delivered');
  const isSame = line.amount === due && line.fee === agreedFee && !hasEndedOtherwise;
  return { ...known, state: isSame ? 'matched' : 'differs' };
}
