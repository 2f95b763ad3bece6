import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { OtherKind } from '../../../shop/imports/faults.ts';
import type { Language } from '../../../shop/language.ts';
import type { SavedFile } from '../../../shop/wire/wire-types.ts';
import { createSemaphore } from '../../db/semaphore.ts';
import type { Table } from '../../documents/table-file.ts';
import type { Encoding } from './read-csv.ts';
import type { SheetRow, TooLarge } from './read-xlsx.ts';

/** Beyond `longestCell` characters a cell is cut. */
export type Most = { mostRows: number; mostColumns: number; longestCell: number };

export type Task =
  | ({ kind: 'read'; bytes: Uint8Array } & Most)
  | { kind: 'write'; table: Table; format: 'csv' | 'xlsx'; language: Language };

/** Neither CSV nor a readable XLSX. */
export type Other = { other: OtherKind };

export type ReadFile = {
  encoding: Encoding | 'xlsx';
  /** Those that have something in them. */
  rows: SheetRow[];
  /** The sheet of a workbook that was read, then the filled ones after it, where there are any. */
  sheets: string[];
};

/** A file of 10,000 rows takes 2 to 4 s of one core. */
const LONGEST_MS = 30_000;
const LONGEST_WAIT_MS = 10_000;
const MEMORY_MB = 768;
const inTurn = createSemaphore(1, () => LONGEST_WAIT_MS);

/** Reads a CSV or XLSX file in a thread of its own. One that takes too long counts as damaged. */
export const readSpreadsheet = (bytes: Uint8Array, most: Most): Promise<ReadFile | TooLarge | Other> =>
  inTurn(() =>
    // Our own thread answers a read with one of these.
    (run({ kind: 'read', bytes, ...most }) as Promise<ReadFile | TooLarge | Other>).catch(() => ({
      other: 'damaged' as const,
    })),
  );

/** Writes a table as a file in a thread of its own. */
export const writeSpreadsheet = (
  table: Table,
  format: 'csv' | 'xlsx',
  language: Language,
): Promise<SavedFile> =>
  // Our own thread answers a write with this.
  inTurn(() => run({ kind: 'write', table, format, language }) as Promise<SavedFile>);

async function run(task: Task): Promise<unknown> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    env: {},
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const settled = new AbortController();
  try {
    const late = AbortSignal.timeout(LONGEST_MS);
    const [answer] = await Promise.race([
      once(worker, 'message', { signal: AbortSignal.any([late, settled.signal]) }),
      once(worker, 'exit', settled).then(() => {
        throw new Error('the spreadsheet thread ended');
      }),
    ]);
    return answer;
  } finally {
    settled.abort();
    await worker.terminate();
  }
}
