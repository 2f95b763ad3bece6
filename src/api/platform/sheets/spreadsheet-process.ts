/** Reads one spreadsheet: a `ReadTask` in, its rows out. */
import { answerTasks } from '../../answer-tasks.ts';
import { otherKindOf } from './other-kind.ts';
import { decodeText, parseCsv } from './read-csv.ts';
import { readXlsx, type TooLarge } from './read-xlsx.ts';
import type { Most, Other, ReadFile, ReadTask } from './spreadsheet.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

// The store's own process sends the tasks.
answerTasks((task) => readFile(task as ReadTask).catch((): Other => ({ other: 'damaged' })));

/** The type is detected from the bytes. */
async function readFile({ bytes, ...most }: ReadTask): Promise<ReadFile | TooLarge | Other> {
  if (ZIP.every((byte, at) => bytes[at] === byte)) {
    const sheet = await readXlsx(bytes, most.mostColumns, most.known);
    if (sheet === null) return { other: otherKindOf(bytes) };
    return 'tooLarge' in sheet ? sheet : bounded({ encoding: 'xlsx', ...sheet }, most);
  }
  const { text, encoding } = decodeText(bytes);
  // A picture, a PDF or a web page that is called a spreadsheet.
  if (/[\0-\x08\x0E-\x1A]/.test(text.slice(0, 4000)) || /^\s*(?:%PDF-|<[!?a-z])/i.test(text))
    return { other: otherKindOf(bytes) };
  const rows = parseCsv(text, most.mostRows, most.known).map((row) => ({ ...row, formulas: [] }));
  return bounded({ encoding, rows, sheets: [] }, most);
}

function bounded({ rows, ...file }: ReadFile, { mostRows, longestCell }: Most): ReadFile | TooLarge {
  if (rows.length > mostRows) return { tooLarge: 'rows' };
  const cut = (cell: string) => cell.slice(0, longestCell);
  return { ...file, rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cells.map(cut) })) };
}
