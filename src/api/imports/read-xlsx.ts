import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

const MOST_UNPACKED = 100_000_000;
const MOST_ENTRIES = 200;
const STEP = 64 * 1024;

type ReadSheet = { rows: string[][]; formulas: Map<number, number[]> };

/** The cells of the first sheet as text; null for bytes that are no workbook or unpack to more than 100 MB. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadSheet | null> {
  const files = unpackXml(bytes);
  if (files === null) return null;
  const whole = new Uint8Array(bytes).buffer;
  const rows = await readSheet(whole, { parseNumber: (text: string) => text }).catch(() => null);
  if (rows === null) return null;
  return { rows: rows.map((cells) => cells.map(textOf)), formulas: formulasIn(firstSheet(files)) };
}

/**
 * The XML of a workbook by its names. Unpacked in steps, because the sizes in an archive's head may lie; null where it is
 * damaged or too large.
 */
function unpackXml(bytes: Uint8Array): Map<string, Buffer> | null {
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (parts.size >= MOST_ENTRIES) throw new Error('too many entries');
    const own: Uint8Array[] = [];
    parts.set(file.name, own);
    file.ondata = (error, part) => {
      if (error !== null) throw error;
      unpacked += part.length;
      if (unpacked > MOST_UNPACKED) throw new Error('too large');
      if (/^xl\/(?:_rels\/|worksheets\/)?[^/]+\.(?:xml|rels)$/.test(file.name)) own.push(part);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let at = 0; at < bytes.length; at += STEP)
      unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch {
    return null;
  }
  return new Map([...parts].map(([name, own]) => [name, Buffer.concat(own)]));
}

/** The sheet that the workbook names first, which is the one the library reads. */
function firstSheet(files: ReadonlyMap<string, Buffer>): string {
  const textAt = (name: string) => files.get(name)?.toString('utf8') ?? '';
  const id = /<(?:\w+:)?sheet\b[^>]*?\br?:?id="([^"]+)"/.exec(textAt('xl/workbook.xml'))?.[1] ?? '';
  const relations = textAt('xl/_rels/workbook.xml.rels').match(/<Relationship\b[^>]*>/g) ?? [];
  const own = relations.find((each) => each.includes(`Id="${id}"`));
  const target = /Target="(?:\/xl\/)?([^"]+)"/.exec(own ?? '')?.[1] ?? 'worksheets/sheet1.xml';
  return textAt(`xl/${target}`);
}

/** Rows and columns with a formula: a library gives only their last results, which are never read. */
function formulasIn(sheet: string): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const [, attributes = ''] of sheet.matchAll(/<(?:\w+:)?c\s([^>]*)>\s*<(?:\w+:)?f[\s>/]/g)) {
    const [, letters = '', row = ''] = /\br="([A-Z]{1,3})(\d+)"/.exec(attributes) ?? [];
    found.set(Number(row), [...(found.get(Number(row)) ?? []), indexOfColumn(letters)]);
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
