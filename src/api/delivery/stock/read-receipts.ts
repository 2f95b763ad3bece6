import { sql } from 'kysely';
import type { Receipt } from '../../../shop/delivery/stock/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { rights } from '../../../shop/people/staff/roles.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { receiptNumber, showVariant, variantColumns, variantNames, type VariantRow } from './read-stock.ts';

/** Who reads or changes a receipt. */
export type ReceiptStaff = Pick<Staff, 'id' | 'roles'> & { readonly sessionId?: string };
export type Reader = { staff: ReceiptStaff; language: Language };

type Row = {
  id: string;
  number: number;
  supplier_id: string | null;
  supplier: string | null;
  document: string;
  note: string;
  currency: 'USD' | 'SYP';
  state: Receipt['state'];
  version: number;
  made_by: string;
  made_at: Date;
  posted_by: string | null;
  posted_at: Date | null;
  pieces: number;
  cost: number | null;
  extra_cost: number | null;
};

const PAGE = 50;

/** Whether the roles of this person read what goods cost. */
export const readsCosts = ({ roles }: Pick<Staff, 'roles'>) => roles.some((role) => role in rights.readCosts);

/** Receipts without their lines, newest first. */
export async function readReceipts(
  db: Db,
  { before, supplierId }: { before: number | null; supplierId: string | null },
  reader: Reader,
) {
  const wanted = sql`(${before}::bigint is null or r.number < ${before})
                     and (${supplierId}::text is null or r.supplier_id = ${supplierId})`;
  const rows = await selectReceipts(db, wanted, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    receipts: shown.map((row) => show(row, [], reader)),
    next: rows.length > PAGE ? (shown.at(-1)?.number ?? null) : null,
  };
}

/** A receipt with its lines; `NOT_FOUND` for an unknown id. */
export async function readReceipt(
  db: Db,
  id: string,
  reader: Reader,
): Promise<{ receipt: Receipt } | Refusal> {
  const [row] = await selectReceipts(db, sql`r.id = ${id}`, 1);
  if (row === undefined) return refuse('NOT_FOUND');
  const { rows: lines } = await sql<LineRow>`
    select ${variantColumns(reader.language)}, l.expected, l.counted, l.unit_cost
      from receipt_lines l
      join variants v using (product_id, color_id, size_id)
      ${variantNames}
     where l.receipt_id = ${id} order by l.position`.execute(db);
  return { receipt: show(row, lines, reader) };
}

type LineRow = VariantRow & { expected: number | null; counted: number; unit_cost: number | null };

async function selectReceipts(db: Db, condition: ReturnType<typeof sql>, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.number::float8 as number, r.supplier_id, u.name as supplier, r.document, r.note, r.currency, r.state,
           r.version, m.name as made_by, r.made_at, w.name as posted_by, r.posted_at,
           coalesce(l.pieces, 0)::int as pieces, (l.cost + coalesce(r.extra_cost, 0))::float8 as cost,
           r.extra_cost::float8 as extra_cost
      from receipts r
      left join suppliers u on u.id = r.supplier_id
      join staff m on m.id = r.made_by
      left join staff w on w.id = r.posted_by
      left join lateral (select sum(counted) as pieces, sum(counted * unit_cost::bigint) as cost
                           from receipt_lines where receipt_id = r.id) l on true
     where ${condition} order by r.number desc limit ${limit}`.execute(db);
  return rows;
}

function show(row: Row, lines: LineRow[], { staff }: Reader): Receipt {
  const seesCosts = readsCosts(staff);
  const { supplier_id: supplierId, supplier } = row;
  return {
    _id: row.id,
    number: receiptNumber(row.number),
    supplier: supplierId === null || supplier === null ? null : { _id: supplierId, name: supplier },
    document: row.document,
    note: row.note,
    currency: row.currency,
    state: row.state,
    version: row.version,
    madeBy: row.made_by,
    madeAt: row.made_at.toISOString(),
    postedBy: row.posted_by,
    postedAt: row.posted_at?.toISOString() ?? null,
    pieces: row.pieces,
    cost: seesCosts ? row.cost : null,
    extraCost: seesCosts ? row.extra_cost : null,
    lines: lines.map((line) => ({
      ...showVariant(line),
      expected: line.expected,
      counted: line.counted,
      unitCost: seesCosts ? line.unit_cost : null,
    })),
  };
}
