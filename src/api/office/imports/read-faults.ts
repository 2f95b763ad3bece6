import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { ImportColumn } from '../../../shop/office/imports/column-names.ts';
import { type ProductImport, wordKinds } from '../../../shop/office/imports/contract.ts';
import type { RowFault } from '../../../shop/office/imports/faults.ts';
import { letterOf } from '../../../shop/sheets/headings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { isolated } from '../../../shop/texts/isolated.ts';
import type { Db } from '../../platform/db/database.ts';

const SHOWN_FAULTS = 200;
const SHOWN_ROWS = 200;

/** Why rows are refused, each reason once with its rows, in the reader's language. */
export async function readFaults(
  db: Db,
  id: string,
  { head, columns }: { head: readonly string[]; columns: readonly (ImportColumn | null)[] },
  language: Language,
): Promise<ProductImport['faults']> {
  // By reason: one unknown word may stand in thousands of rows.
  const { rows } = await sql<RowFault & { numbers: number[]; count: number }>`
    select f ->> 'column' as "column", f ->> 'fault' as fault, f ->> 'value' as value, f ->> 'more' as more,
           f ->> 'within' as within, (f ->> 'place')::int as place, f ->> 'nearId' as "nearId",
           (array_agg(r.number order by r.number))[1:${SHOWN_ROWS}] as numbers, count(*)::int as count
      from import_rows r cross join jsonb_array_elements(r.faults) f
     where r.import_id = ${id} and r.faults <> '[]'
     group by 1, 2, 3, 4, 5, 6, 7
     order by min(r.number) limit ${SHOWN_FAULTS}`.execute(db);
  const placeOf = ({ column, place: own }: RowFault) => {
    if (typeof own === 'number') return own;
    const place = column === null ? -1 : columns.indexOf(column);
    // A column of categories alone names the subcategory as well.
    return place === -1 && column === 'subCategory' ? columns.indexOf('category') : place;
  };
  return rows
    .map(({ numbers, count, ...fault }) => ({ numbers, count, fault: tidy(fault), place: placeOf(fault) }))
    .toSorted((one, other) => (one.numbers[0] ?? 0) - (other.numbers[0] ?? 0) || one.place - other.place)
    .map(({ numbers, count, fault, place }) => ({
      row: numbers[0] ?? 0,
      cell: place === -1 ? null : `${letterOf(place)}${numbers[0] ?? 0}`,
      rows: numbers,
      count,
      heading: headingOf(
        // A category with several subcategories stands in its cell: what is missing is the subcategory.
        fault.column === 'size' || fault.fault === 'missing'
          ? fault
          : { ...fault, column: columns[place] ?? fault.column },
        head,
        language,
      ),
      text: faultText(fault, language),
      word: wordOf(fault, columns),
      needsRate: fault.fault === 'noRate',
      needs: fillableColumn(fault),
    }));
}

/** The column that one choice for the whole file can fill; null where the row has something of it, such as a category alone. */
const fillableColumn = ({ fault, column, within }: RowFault) =>
  fault === 'pair'
    ? 'pairs'
    : fault === 'missing' && !within && (column === 'brand' || column === 'subCategory' || column === 'color')
      ? column
      : null;

// The database returns null for what a fault does not have.
const tidy = ({ column, fault, value, more, within, place, nearId }: RowFault): Required<RowFault> => ({
  column,
  fault,
  value: value ?? '',
  more: more ?? '',
  within: within ?? '',
  place: place ?? -1,
  nearId: nearId ?? '',
});

function wordOf(
  { column, fault, value, more, within, nearId }: Required<RowFault>,
  columns: readonly (ImportColumn | null)[],
): ProductImport['faults'][number]['word'] {
  const isWhole = column === 'category' && !columns.includes('subCategory');
  const kind = wordKinds.find((each) => each === (isWhole ? 'subCategory' : column));
  const isWord = ['unknown', 'ambiguous', 'dateForSize'].includes(fault) && value !== '';
  return kind === undefined || !isWord
    ? null
    : {
        kind,
        word: value,
        near: fault === 'unknown' ? more : '',
        nearId: (kind === column && nearId) || null,
        isKnown: fault !== 'unknown',
        within: within || null,
      };
}

/** The column of a fault in the reader's language; a column of pieces is called by its heading, which is a size. */
export function headingOf(
  { column, place = -1 }: Pick<RowFault, 'column' | 'place'>,
  head: readonly string[],
  language: Language,
): string {
  if (column === 'sizePieces') return head[place] || letterOf(place);
  return column === null ? '' : texts[language].imports.columns[column];
}

/** Why a cell is refused, in the reader's language. */
export const faultText = ({ fault, value = '', more = '' }: RowFault, language: Language): string =>
  texts[language].importFaults.rows[fault](apart(value), apart(more));

/** The text of a cell may have the other direction. */
const apart = (written: string) => (/^[\d, ]*$/.test(written) ? written : isolated(written));
