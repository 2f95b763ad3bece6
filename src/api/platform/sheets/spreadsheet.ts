import type { Headings } from '../../../shop/sheets/headings.ts';
import type { OtherKind } from '../../../shop/sheets/other-kinds.ts';
import { openChild } from '../../child-process.ts';
import type { Encoding } from './read-csv.ts';
import type { SheetRow, TooLarge } from './read-xlsx.ts';

/** Beyond `longestCell` characters a cell is cut. `known`: the headings that tell a table from a title above it. */
export type Most = { mostRows: number; mostColumns: number; longestCell: number; known: Headings };

export type ReadTask = { bytes: Uint8Array } & Most;

/** Neither CSV nor a readable XLSX. */
export type Other = { other: OtherKind };

export type ReadFile = {
  encoding: Encoding | 'xlsx';
  /** Those that have something in them. */
  rows: SheetRow[];
  /** The sheet of a workbook that was read, then the filled ones after it, where there are any. */
  sheets: string[];
};

/** A file of 10,000 rows takes 2 to 4 s of one core. One that takes too long, or too much memory, ends the process. */
const child = openChild(new URL('./spreadsheet-process.ts', import.meta.url), ['--max-old-space-size=768'], {
  waitMs: 10_000,
  taskMs: 30_000,
});

/**
 * Reads a CSV or XLSX file in a process of its own.
 * @throws {ChildEnded} The reader was slow or ended: answered with 503. That a file is damaged only the reader says.
 */
export async function readSpreadsheet(bytes: Uint8Array, most: Most): Promise<ReadFile | TooLarge | Other> {
  const task: ReadTask = { bytes, ...most };
  // Our own process answers with one of these.
  return (await child.ask(task)) as ReadFile | TooLarge | Other;
}

/** Ends a reader that waits; the next file starts another. */
export const endReader = (): void => child.close();
