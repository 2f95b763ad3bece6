import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { type FileLimit, fileLimits } from '../../../shop/sheets/file-limits.ts';
import { countHeadings, type Headings } from '../../../shop/sheets/headings.ts';
import type { FilledRow } from './read-csv.ts';

/** Beyond these a spreadsheet has no cell. */
const LAST_ROW = 1_048_576;
/** The library fills every gap with empty cells; no table has rows farther apart than this. */
const FAR_ROW = 100_000;

export type SheetRow = FilledRow & { formulas: number[] };
/** `sheets`: the one that was read, then the filled ones after it, where there are any. */
type ReadSheet = { rows: SheetRow[]; sheets: string[] };
/** Too large to be read: the limit that is broken, or a cell far outside of any table. */
export type TooLarge = { tooLarge: FileLimit | { farCell: string } };

/** How many sheets are searched for known headings: a cover may stand before the list. */
const MOST_SHEETS = 5;

/**
 * The filled rows of the first shown sheet that has known headings, else of the first, as text; null for bytes that are no
 * workbook. A formula is its text, never its result, and an error is its name.
 */
export async function readXlsx(
  bytes: Uint8Array,
  mostColumns: number,
  known: Headings,
): Promise<ReadSheet | TooLarge | null> {
  const files = unpackXml(bytes);
  if (files === null || 'tooLarge' in files) return files;
  const sheets = shownSheets(files.xml);
  let first: ReadSheet | null = null;
  for (const [at, sheet] of sheets.slice(0, MOST_SHEETS).entries()) {
    const tooLarge = tooLargeIn(sheet.xml, mostColumns);
    if (tooLarge !== null) return { tooLarge };
    const rows = await rowsOf(bytes, sheet);
    if (rows === null) return null;
    // A cover before it is no list that was left out.
    const named = sheets.slice(at).map(({ name }) => name);
    const read = { rows, sheets: named.length > 1 ? named : [] };
    first ??= read;
    const texts = rows.map(({ cells }) => cells);
    if (countHeadings(texts, known) > 1) return read;
  }
  return first;
}

async function rowsOf(bytes: Uint8Array, { xml: sheet, number }: Sheet): Promise<SheetRow[] | null> {
  const whole = new Uint8Array(bytes).buffer;
  const rows = await readSheet(whole, number, { parseNumber: (text: string) => text }).catch(() => null);
  if (rows === null) return null;
  const formulas = formulasIn(sheet);
  const errors = errorsIn(sheet);
  const read = rows.map((cells, at): SheetRow => {
    const own = formulas.get(at + 1) ?? new Map<number, string>();
    const failed = errors.get(at + 1);
    const last = Math.max(cells.length - 1, ...own.keys(), ...(failed?.keys() ?? []));
    const texts = Array.from(
      { length: last + 1 },
      (_, place) => own.get(place) ?? failed?.get(place) ?? textOf(cells[place]),
    );
    return { number: at + 1, cells: texts, formulas: [...own.keys()] };
  });
  const filled = read.filter(
    ({ cells, formulas: own }) => own.length > 0 || cells.some((cell) => cell !== ''),
  );
  fillMerged(filled, sheet);
  return filled;
}

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g;

/** Words of cells merged over several rows count for each of these rows. Numbers do not: pieces would be counted again. */
function fillMerged(rows: readonly SheetRow[], sheet: string): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const end = rows.at(-1)?.number ?? 0;
  for (const [, letters = '', from = '', to = ''] of sheet.matchAll(MERGED)) {
    const [place, first, last] = [indexOfColumn(letters), Number(from), Number(to)];
    const source = byNumber.get(first);
    const text = source?.cells[place] ?? '';
    if (!/\p{L}/u.test(text) || source?.formulas.includes(place) === true) continue;
    for (let number = first + 1; number <= Math.min(last, end); number += 1) {
      const row = byNumber.get(number);
      if (row !== undefined && row.cells.length > place && row.cells[place] === '') row.cells[place] = text;
    }
  }
}

/**
 * The XML files of a workbook by name. They are unpacked by the archive's directory, as the library does: at most as many
 * bytes as the directory states.
 */
function unpackXml(bytes: Uint8Array): { xml: ReadonlyMap<string, Buffer> } | TooLarge | null {
  let unpacked = 0;
  let entries = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        entries += 1;
        if (unpacked > fileLimits['unpacked bytes']) throw new TooMuch('unpacked bytes');
        if (entries > fileLimits.parts) throw new TooMuch('parts');
        return /^xl\/(?:_rels\/|worksheets\/)?[^/]+\.(?:xml|rels)$/.test(name);
      },
    });
    return { xml: new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])) };
  } catch (error) {
    return error instanceof TooMuch ? { tooLarge: error.limit } : null;
  }
}

class TooMuch extends Error {
  readonly limit: FileLimit;

  constructor(limit: FileLimit) {
    super(limit);
    this.limit = limit;
  }
}

/** `number` as the library counts it. */
type Sheet = { name: string; xml: string; number: number };

const FILLED = /<(?:\w+:)?(?:v|is|f)[\s>]/;

/** The filled sheets that are not hidden, at least one sheet. */
function shownSheets(files: ReadonlyMap<string, Buffer>): Sheet[] {
  const textAt = (name: string) => files.get(name)?.toString('utf8') ?? '';
  const relations = textAt('xl/_rels/workbook.xml.rels').match(/<Relationship\b[^>]*>/g) ?? [];
  const sheetOf = (tag: string, at: number): Sheet => {
    const id = /\br?:?id="([^"]+)"/.exec(tag)?.[1] ?? '';
    const own = relations.find((each) => each.includes(`Id="${id}"`));
    const target = /Target="(?:\/xl\/)?([^"]+)"/.exec(own ?? '')?.[1] ?? 'worksheets/sheet1.xml';
    return { name: nameIn(tag), xml: textAt(`xl/${target}`), number: at + 1 };
  };
  const tags = textAt('xl/workbook.xml').match(/<(?:\w+:)?sheet\b[^>]*>/g) ?? [];
  const isShown = tags.map((tag) => !/\bstate="(?:very)?hidden"/i.test(tag));
  const shown = tags.map(sheetOf).filter((_, at) => isShown[at]);
  const filled = shown.filter(({ xml }) => FILLED.test(xml));
  return filled.length > 0 ? filled : [shown[0] ?? sheetOf(tags[0] ?? '', 0)];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const nameIn = (tag: string) =>
  (/\bname="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll(
    /&(\w+);/g,
    (all, name: string) => entities[name] ?? all,
  );

/** Too many columns with something in them, else the first filled cell that is too far away or that no spreadsheet has. */
function tooLargeIn(sheet: string, mostColumns: number): TooLarge['tooLarge'] | null {
  const filled = new Set<number>();
  let farCell: string | null = null;
  for (const [, attributes = '', after = ''] of sheet.matchAll(/<(?:\w+:)?(?:c|row)\s([^>]*)>(?=(<?\/?))/g)) {
    const [, letters = '', digits = ''] = /\br="([A-Z]{0,3})(\d+)"/.exec(attributes) ?? [];
    const row = Number(digits);
    const column = indexOfColumn(letters);
    // Formats without content reach to the last row of many files.
    const isFilled = letters !== '' && !attributes.endsWith('/') && after !== '</';
    if (isFilled) filled.add(column);
    const isFar = isFilled && (row > FAR_ROW || column >= mostColumns);
    if (row > LAST_ROW || isFar) farCell ??= `${letters || 'A'}${digits}`;
  }
  if (filled.size > mostColumns) return 'columns';
  return farCell === null ? null : { farCell };
}

/** The text of each formula by row and place: a library gives only their last results, which are never read. */
const formulasIn = (sheet: string) =>
  cellsIn(sheet, /<(?:\w+:)?c\s([^>]*)>\s*<(?:\w+:)?f(?:\s[^>]*)?>?([^<]*)/g, '=');

/** The errors of cells, such as `#N/A`, which the library leaves out. */
const errorsIn = (sheet: string) =>
  cellsIn(sheet, /<(?:\w+:)?c\s([^>]*\bt="e"[^>]*)>\s*<(?:\w+:)?v>([^<]*)/g, '');

function cellsIn(sheet: string, pattern: RegExp, before: string): Map<number, Map<number, string>> {
  const found = new Map<number, Map<number, string>>();
  for (const [, attributes = '', text = ''] of sheet.matchAll(pattern)) {
    const [, letters = '', row = ''] = /\br="([A-Z]{1,3})(\d+)"/.exec(attributes) ?? [];
    const own = found.get(Number(row)) ?? new Map<number, string>();
    own.set(indexOfColumn(letters), before + text);
    found.set(Number(row), own);
  }
  return found;
}

const indexOfColumn = (letters: string) =>
  Buffer.from(letters).reduce((index, letter) => index * 26 + letter - 64, 0) - 1;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  return String(cell);
}
