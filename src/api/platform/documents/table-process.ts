/** Writes one table as a file: a `TableTask` in, its file out. */
import { answerTasks } from '../../answer-tasks.ts';
import { tableFile } from './table-file.ts';
import type { TableTask } from './write-table.ts';

answerTasks((task) => {
  // The store's own process sends it.
  const { table, format, language } = task as TableTask;
  return tableFile(table, format, language);
});
