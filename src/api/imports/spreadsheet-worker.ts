/** Reads and writes spreadsheets beside the event loop: `Task` in, `Done` out. */
import { parentPort } from 'node:worker_threads';
import { type Table, tableFile } from '../cash/table-file.ts';
import { decodeText, parseCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadFile, Task } from './spreadsheet.ts';

parentPort?.on('message', (task: Task) => {
  void work(task).then((done) => parentPort?.postMessage(done));
});

const work = async (task: Task) =>
  task.kind === 'read'
    ? readFile(task.bytes, task.mostRows)
    : tableFile(task.table satisfies Table, task.format, task.language);

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The type is detected from the bytes. Null for a file that is neither CSV nor XLSX. */
async function readFile(bytes: Uint8Array, mostRows: number): Promise<ReadFile | null> {
  if (ZIP.every((byte, at) => bytes[at] === byte)) {
    const sheet = await readXlsx(bytes);
    if (sheet === null) return null;
    const rows = sheet.rows.map((cells, at) => ({ cells, formulas: sheet.formulas.get(at + 1) ?? [] }));
    return { encoding: 'xlsx', rows };
  }
  const { text, encoding } = decodeText(bytes);
  // A picture or a PDF: a text has no such characters.
  if (/[\0-\x08\x0E-\x1A]/.test(text.slice(0, 4000))) return null;
  return { encoding, rows: parseCsv(text, mostRows).map((cells) => ({ cells, formulas: [] })) };
}
