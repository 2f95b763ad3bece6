import writeXlsxFile from 'write-excel-file/node';
import type { Language } from '../../../shop/language.ts';
import type { SavedFile } from '../../../shop/wire/wire-types.ts';

/** A table as it is shown: amounts are numbers, an empty cell is null. */
export type Table = {
  name: string;
  head: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type TableFormat = keyof typeof TYPES;

/** A file that spreadsheets open with its Arabic intact and no text read as a formula. */
export async function tableFile(
  { name, head, rows }: Table,
  format: TableFormat,
  language: Language,
): Promise<SavedFile> {
  const cells = [head, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? inert(cell) : cell)),
  );
  const content = format === 'csv' ? csvOf(cells) : await xlsxOf(cells, language);
  return { name: `${name}.${format}`, type: TYPES[format], content: content.toString('base64') };
}

/** Spreadsheets read such a text as a formula. */
export const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

type Cells = readonly (readonly (string | number | null)[])[];

/** The byte order mark tells spreadsheets that it is UTF-8. */
export const csvOf = (cells: Cells) =>
  Buffer.from(`\uFEFF${cells.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`);

function quoted(cell: string | number | null): string {
  const text = String(cell ?? '');
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const xlsxOf = (cells: Cells, language: Language): Promise<Buffer> =>
  writeXlsxFile(
    cells.map((row) => row.map((cell) => (cell === null ? null : { value: cell }))),
    { rightToLeft: language === 'ar', stickyRowsCount: 1 },
  ).toBuffer();
