import type { Language } from '../../../shop/language.ts';
import type { SavedFile } from '../../../shop/wire/wire-types.ts';
import { openChild } from '../../child-process.ts';
import { type Table, tableFile, type TableFormat } from './table-file.ts';

export type TableTask = { table: Table; format: TableFormat; language: Language };

const child = openChild(new URL('./table-process.ts', import.meta.url), ['--max-old-space-size=2048'], {
  waitMs: 30_000,
  taskMs: 60_000,
});

/** Written within 0.1 s: a process of its own would only start slower. */
const FEW_CELLS = 10_000;

/** Writes a table as a file; a large one in a process of its own, as it takes seconds of a core. */
export const writeTable = (table: Table, format: TableFormat, language: Language): Promise<SavedFile> =>
  table.head.length * table.rows.length <= FEW_CELLS
    ? tableFile(table, format, language)
    : // Our own process answers with this.
      (child.ask({ table, format, language } satisfies TableTask) as Promise<SavedFile>);
