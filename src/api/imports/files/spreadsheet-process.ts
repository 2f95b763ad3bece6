/** Reads or writes one spreadsheet: a `Task` in, its result out. */
import { tableFile } from '../../documents/table-file.ts';
import { otherKindOf } from './other-kind.ts';
import { decodeText, parseCsv } from './read-csv.ts';
import { readXlsx, type TooLarge } from './read-xlsx.ts';
import type { Most, Other, ReadFile, Task } from './spreadsheet.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

process.on('message', (task: Task) => {
  const failed = (error: unknown) => {
    process.stderr.write(`spreadsheet: ${String(error)}\n`, () => process.exit(1));
  };
  work(task).then((answer) => process.send?.(answer), failed);
});

async function work(task: Task) {
  return task.kind === 'read' ? readFile(task) : tableFile(task.table, task.format, task.language);
}

/** The type is detected from the bytes. */
async function readFile({ bytes, ...most }: Task & { kind: 'read' }): Promise<ReadFile | TooLarge | Other> {
  if (ZIP.every((byte, at) => bytes[at] === byte)) {
    const sheet = await readXlsx(bytes, most.mostColumns);
    if (sheet === null) return { other: otherKindOf(bytes) };
    return 'tooLarge' in sheet ? sheet : bounded({ encoding: 'xlsx', ...sheet }, most);
  }
  const { text, encoding } = decodeText(bytes);
  // A picture, a PDF or a web page that is called a spreadsheet.
  if (/[\0-\x08\x0E-\x1A]/.test(text.slice(0, 4000)) || /^\s*(?:%PDF-|<[!?a-z])/i.test(text))
    return { other: otherKindOf(bytes) };
  const rows = parseCsv(text, most.mostRows).map((row) => ({ ...row, formulas: [] }));
  return bounded({ encoding, rows, sheets: [] }, most);
}

function bounded({ rows, ...file }: ReadFile, { mostRows, longestCell }: Most): ReadFile | TooLarge {
  if (rows.length > mostRows) return { tooLarge: 'rows' };
  const cut = (cell: string) => cell.slice(0, longestCell);
  return { ...file, rows: rows.map(({ cells, ...row }) => ({ ...row, cells: cells.map(cut) })) };
}
