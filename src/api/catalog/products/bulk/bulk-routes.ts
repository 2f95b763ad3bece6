import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import { transact } from '../../../platform/db/database.ts';
import type { Store } from '../../../store.ts';
import { applyChange, undoChange } from './apply-bulk.ts';
import { previewChange } from './preview-bulk.ts';
import { readChangePage, readLastChanges } from './read-bulk.ts';

/** Steps, seasons and categories of many products at once. */
export function productBulkRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'previewProductChange', async ({ input, ...editor }) =>
    transact(db, async (tx) => previewChange(tx, input, editor)),
  );
  answerConsole(store, 'listProductChanges', async ({ language, now }) => ({
    changes: await readLastChanges(db, language, now),
  }));
  answerConsole(store, 'getProductChange', async ({ input, language, now }) => {
    const { id, kind = null, before: after = 0 } = input;
    return readChangePage(db, { id, kind, after }, language, now);
  });
  answerChange(store, 'applyProductChange', async (tx, { input: { id }, ...editor }) =>
    applyChange(tx, id, editor),
  );
  answerChange(store, 'undoProductChange', async (tx, { input: { id }, ...editor }) =>
    undoChange(tx, id, editor),
  );
}
