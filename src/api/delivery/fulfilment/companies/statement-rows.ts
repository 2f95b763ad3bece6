import { sql } from 'kysely';
import type { RefusalReason } from '../../../../shop/buying/orders/contract.ts';
import type {
  CompanyTerms,
  Statement,
} from '../../../../shop/delivery/fulfilment/companies/company-calls.ts';
import { readOutcome } from '../../../../shop/delivery/fulfilment/companies/outcome-words.ts';
import { feeOf, type StatementLine } from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { feeAtRefusal } from '../../../../shop/delivery/fulfilment/settlement.ts';
import type { CashEntry } from '../../../../shop/money/cash/contract.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { storeDateOf, type StoreDate } from '../../../../shop/time/store-time.ts';
import { selectEntries } from '../../../money/cash/select-entries.ts';
import type { Db } from '../../../platform/db/database.ts';

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

/**
 * A company's waybill with what is owed for its parcel: the ledger's sum, or the cash due while it is out. Where the
 * company tried it again under a new waybill, or another one has it now, nothing is owed under the first.
 */
export type Owed = {
  waybill: string;
  parcelId: string;
  number: string;
  owed: number;
  /** The delivery fee that was agreed. */
  delivery: number;
  cashStep: number;
  /** What was to be collected at the door. */
  cashDue: number;
  isOut: boolean;
  givenAt: Date;
  deliveredOn: StoreDate | null;
  statementId: string | null;
};

/** A removed company is read too: its statements stay, and a reversed entry can leave it owing. */
export async function readCompany(db: Db, id: string): Promise<CompanyTerms | undefined> {
  const row = await selectCompanies(db).where('id', '=', id).executeTakeFirst();
  return row && showCompany(row);
}

/** All companies, the removed ones last. */
export async function readCompanies(db: Db): Promise<CompanyTerms[]> {
  const rows = await selectCompanies(db)
    .orderBy((of) => of('archived_at', 'is not', null))
    .orderBy('name_en')
    .orderBy('id')
    .execute();
  return rows.map(showCompany);
}

const selectCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .select(['id as _id', 'name_en as nameEn', 'name_ar as nameAr', 'phone', 'version', 'archived_at'])
    .select(['fee_value as feeValue', 'fee_included as feeIncluded'])
    // The database checks the same values.
    .select((of) => of.ref('fee_kind').$castTo<CompanyTerms['feeKind']>().as('feeKind'));

const showCompany = ({
  archived_at: removedAt,
  ...company
}: Omit<CompanyTerms, 'removedAt'> & { archived_at: Date | null }): CompanyTerms => ({
  ...company,
  removedAt: removedAt?.toISOString() ?? null,
});

/** A company's waybills with these numbers; null: all that are not remitted. */
export async function readOwed(
  db: Db,
  companyId: string,
  numbers: readonly string[] | null,
): Promise<Owed[]> {
  const account = `company:${companyId}`;
  const { rows } = await sql<Omit<Owed, 'deliveredOn'> & { deliveredAt: Date | null }>`
    select w.number as waybill, w.parcel_id as "parcelId", o.number, w.given_at as "givenAt", o.delivery, o.cash_step as "cashStep",
           this."isOut", this."cashDue",
           case when this."isOut" then this."cashDue"
                when z.number is not null then coalesce((select sum(l.amount) from cash_entries e join cash_lines l on l.entry_id = e.id
                                                          where e.parcel_id = p.id and l.account_id = ${account}), 0)::bigint
                else 0 end as owed,
           case when z.number is not null then s.delivered_at end as "deliveredAt", r.statement_id as "statementId"
      from waybills w join parcels p on p.id = w.parcel_id join orders o on o.id = p.order_id
      left join last_waybills z on z.company_id = w.company_id and z.parcel_id = w.parcel_id and z.number = w.number
     cross join lateral (
       select z.number is not null and p.company_id = w.company_id and p.stage in ('withCompany', 'atOffice', 'postponed') as "isOut",
              o.total - o.total % o.cash_step as "cashDue") this
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

/** A company's statements, the newest first, or the one of an id. */
export async function readStatements(db: Db, companyId: string, id?: string): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select id, company_id, received, into_account, lines, created_at, posted_at, entry_id from company_statements
     where company_id = ${companyId} and (${id ?? null}::text is null or id = ${id ?? null})
     order by created_at desc, id limit 50`.execute(db);
  return rows;
}

/** Compares a statement with what the company owes: each line's state, and what it leaves out. */
export async function compareStatement(
  db: Db,
  company: CompanyTerms,
  row: StatementRow,
  { settings, now }: { settings: Settings; now: Date },
): Promise<Statement> {
  const numbers = row.lines.map(({ waybill }) => waybill);
  const named = new Map((await readOwed(db, company._id, numbers)).map((owed) => [owed.waybill, owed]));
  const lines = row.lines.map((line) =>
    lineOf(line, named.get(line.waybill), { company, settings, today: storeDateOf(now), id: row.id }),
  );
  const ended = new Set(lines.flatMap(({ waybill, state }) => (state === 'out' ? [] : [waybill])));
  const open = await readOwed(db, company._id, null);
  const missing = open
    .filter(({ waybill, isOut, owed }) => !isOut && owed !== 0 && !ended.has(waybill))
    .map((owed) => ({
      waybill: owed.waybill,
      number: owed.number,
      amount: owed.owed,
      fee: feeOf(company, owed.owed),
      deliveredOn: owed.deliveredOn,
    }));
  const counted = lines.filter(({ state }) => state === 'matched' || state === 'differs');
  const owed = counted.reduce((sum, line) => sum + (line.owed ?? 0), 0);
  const fees = company.feeIncluded ? counted.reduce((sum, { fee }) => sum + fee, 0) : 0;
  const [entry] = row.entry_id === null ? [] : await selectEntries(db, sql`e.id = ${row.entry_id}`, 1);
  return {
    _id: row.id,
    received: row.received,
    into: row.into_account,
    createdAt: row.created_at.toISOString(),
    postedAt: row.posted_at?.toISOString() ?? null,
    entryId: row.entry_id,
    lines,
    irreversible: entry?.irreversible ?? null,
    missing,
    parcelsOut: counted.filter(({ waybill }) => named.get(waybill)?.isOut === true).length,
    difference: row.posted_at === null ? row.received - owed + fees : bookedDifference(entry),
  };
}

/** What was brought less what was owed, as it was booked. */
const bookedDifference = (entry: CashEntry | undefined): number =>
  -(entry?.lines.find(({ account }) => account === 'difference')?.amount ?? 0);

type LineState = Statement['lines'][number];
type Comparing = { company: CompanyTerms; settings: Settings; today: StoreDate; id: string };

function lineOf(
  line: StatementLine,
  found: Owed | undefined,
  { company, settings, today, id }: Comparing,
): LineState {
  const said = line.said ?? null;
  // A word that is in no list can be given another meaning until the statement is posted.
  const isUnlisted = said !== null && readOutcome(said) === 'unclear';
  const shown = { ...line, said, isAsked: isUnlisted };
  if (found === undefined) return { ...shown, state: 'unknown', number: null, owed: null, agreedFee: null };
  const owed = owedFor(line, found, settings);
  // The ledger owes nothing for a refused parcel, so its percentage is of the cash due at the door.
  const agreedFee = feeOf(company, line.outcome === 'refused' ? found.cashDue : owed);
  const isUnpaid = line.outcome === 'delivered' && line.amount === 0 && found.owed > 0;
  const isAsked = isUnlisted || isUnpaid || line.isChosen === true;
  const known = { ...shown, isAsked, number: found.number, owed, agreedFee };
  if (found.statementId !== null && found.statementId !== id) return { ...known, state: 'posted' };
  const isPosted = found.statementId === id;
  if (!isPosted && (line.outcome === 'unclear' || (isUnpaid && line.isChosen !== true)))
    return { ...known, state: 'unclear' };
  if (line.outcome === 'out') return { ...known, state: 'out' };
  if (!isPosted && line.day !== null && (line.day < storeDateOf(found.givenAt) || line.day > today))
    return { ...known, state: 'badDay' };
  const hasEndedOtherwise = !found.isOut && (found.deliveredOn !== null) !== (line.outcome === 'delivered');
  const isSame = line.amount === owed && line.fee === agreedFee && !hasEndedOtherwise;
  return { ...known, state: isSame ? 'matched' : 'differs' };
}

/** What the books say of a waybill once its statement is posted. A refused parcel owes the fee that was taken, if any. */
function owedFor({ outcome, amount }: StatementLine, found: Owed, settings: Settings): number {
  if (!found.isOut || outcome === 'delivered') return found.owed;
  const due = feeAtRefusal(UNNAMED, found.delivery, { ...settings, cashStep: found.cashStep });
  return Math.min(amount, due);
}

/** A statement does not say why a parcel was refused. */
export const UNNAMED = 'refusedUnnamed' satisfies RefusalReason;
