import { countHeadings, type Headings } from '../../../shop/sheets/headings.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256';

/** A row that has something in it, by its number in the file. */
export type FilledRow = { number: number; cells: string[] };

/** Decodes a text file: UTF-8, UTF-16 as spreadsheets save it, or the Arabic encoding of old Windows. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: decode(bytes, 'utf-16le'), encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: decode(bytes, 'utf-16be'), encoding: 'utf-16be' };
  const text = decode(bytes, 'utf-8');
  // Damaged UTF-8 still has mostly whole letters beyond ASCII; of another encoding a few bytes fit by chance.
  const damaged = countOf(text, /\uFFFD/g);
  const whole = countOf(text, /[\u00A0-\uFFFC]/g);
  return damaged > whole
    ? { text: decode(bytes, 'windows-1256'), encoding: 'windows-1256' }
    : { text, encoding: 'utf-8' };
}

const countOf = (text: string, letter: RegExp) => text.match(letter)?.length ?? 0;

const decode = (bytes: Uint8Array, encoding: Encoding) => new TextDecoder(encoding).decode(bytes);

/**
 * The filled rows of a CSV with `,` `;` `|` `،` `؛` or a tab between its cells, at most one more than `mostRows`; cells in
 * quotes may hold all of these and line breaks. Empty rows have a number but do not count.
 */
export function parseCsv(text: string, mostRows: number, known: Headings): FilledRow[] {
  const mark = markOf(text, known);
  const rows: FilledRow[] = [];
  let cells: string[] = [];
  let number = 1;
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"([^${mark}\\r\\n]*)|([^${mark}\\r\\n]*))([${mark}]|\\r\\n|\\n|\\r|$)`,
    'gy',
  );
  const endRow = () => {
    if (cells.some((each) => each.trim() !== '')) rows.push({ number, cells });
    cells = [];
    number += 1;
  };
  while (cell.lastIndex < text.length && rows.length <= mostRows) {
    const match = cell.exec(text);
    if (match === null) break;
    const [, quoted, rest = '', plain = '', end = ''] = match;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    if (end !== mark) endRow();
  }
  // The file ends with a mark: an empty cell stands behind it.
  if (cells.length > 0) {
    cells.push('');
    endRow();
  }
  return rows;
}

const USUAL = [',', ';', '\t'];
/** Marks that cells have too, of lists and of numbers. */
const MARKS = [...USUAL, '|', '،', '؛'];
/** Characters and lines in which the mark is looked for. */
const [FIRST_CHARACTERS, FIRST_LINES] = [20_000, 10];

/**
 * The mark that makes the most known headings; without two of them the one that half of the first lines have most of,
 * outside quotes, of the usual ones where there are any. A title above the table may have others.
 */
function markOf(text: string, known: Headings): string {
  const lines = text.slice(0, FIRST_CHARACTERS).match(/(?:[^"\r\n]|"(?:[^"]|"")*")+/g) ?? [];
  const first = lines
    .slice(0, FIRST_LINES)
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, (cell) => cell.replaceAll(/[",;\t|،؛]/g, ' ')));
  const counted = MARKS.map((mark) =>
    countHeadings(
      first.map((line) => line.split(mark)),
      known,
    ),
  );
  if (Math.max(...counted) > 1) return MARKS[counted.indexOf(Math.max(...counted))] ?? ',';
  const counts = MARKS.map((mark) => {
    const inLines = first.map((line) => line.split(mark).length).toSorted((one, other) => one - other);
    return inLines[Math.floor((inLines.length - 1) / 2)] ?? 0;
  });
  const usual = Math.max(...counts.slice(0, USUAL.length));
  return MARKS[counts.indexOf(usual > 1 ? usual : Math.max(...counts))] ?? ',';
}
