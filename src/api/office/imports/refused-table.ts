import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { RowFault } from '../../../shop/office/imports/faults.ts';
import { amountIn } from '../../../shop/office/imports/platform-money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { faultText, headingOf } from './read-faults.ts';

/** A formula stays refused when the file comes back, and no spreadsheet runs it. */
const keptFormula = (cell: string, isFormula: boolean) =>
  isFormula || cell.startsWith('=') ? `''=${cell.replace(/^=/, '')}` : cell;

const MONEY = ['price', 'priceAfterDiscount', 'cost'];

/** Sent again, the rows are a price list, whose prices are in pounds. */
function inPounds(cell: string, column: string | undefined, unitRate: number | null): string {
  const amount = unitRate === null || !MONEY.includes(column ?? '') ? null : amountIn(cell);
  return amount === null || unitRate === null ? cell : String(Math.round((amount * unitRate) / 100));
}

/** The refused rows as they came, with the reasons in a last column, which an import does not read. */
export async function refusedTable(db: Db, id: string, language: Language): Promise<Table | Refusal> {
  const head = await db
    .selectFrom('imports')
    .select(['head', 'columns', 'unit_rate'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (head === undefined) return refuse('NOT_FOUND');
  const { rows } = await sql<{ number: number; cells: string[]; formulas: number[]; faults: RowFault[] }>`
    select number, cells, formulas, faults from import_rows
     where import_id = ${id} and faults <> '[]' order by number`.execute(db);
  const t = texts[language].imports;
  const reasonOf = ({ number, faults }: (typeof rows)[number]) =>
    `${t.row(number)}: ${faults
      .map((fault) =>
        fault.column === null
          ? faultText(fault, language)
          : `${headingOf(fault, head.head, language)}: ${faultText(fault, language)}`,
      )
      .join(' ')}`;
  return {
    name: 'refused-rows',
    head: [...head.head, t.reasons],
    rows: rows.map((row) => {
      // Cells without a heading stay with the last one: 25 and 000 are 25,000 again.
      const last = head.head.length - 1;
      const rest = row.cells.slice(last).filter((cell, at) => at === 0 || cell.trim() !== '');
      const cells = head.head.map((_, place) =>
        keptFormula(
          inPounds(
            (place === last ? rest.join(',') : row.cells[place]) ?? '',
            head.columns[place],
            head.unit_rate,
          ),
          row.formulas.includes(place),
        ),
      );
      return [...cells, reasonOf(row)];
    }),
  };
}
