/** Reads or writes one spreadsheet beside the event loop: a `Task` as its data, the result as its message. */
import { parentPort, workerData } from 'node:worker_threads';
import { tableFile } from '../cash/table-file.ts';
import { decodeText, parseCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadFile, Task } from './spreadsheet.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];

// Our own process starts this thread, with a task.
parentPort?.postMessage(await work(workerData as Task), []);

async function work(task: Task) {
  return task.kind === 'read'
    ? readFile(task.bytes, task.mostRows)
    : tableFile(task.table, task.format, task.language);
}

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
