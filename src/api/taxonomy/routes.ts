import { keysOf } from '../../shop/keys-of.ts';
import { callsOfKind } from '../../shop/taxonomy/calls-of-kind.ts';
import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import type { Store } from '../store.ts';
import { changeRow, createRow, readRows, removeRow } from './edit-taxonomy.ts';
import { readTaxonomy } from './read-taxonomy.ts';

/** What products are sorted by and made of. */
export function taxonomyRoutes(store: Store): void {
  answerConsole(store, 'getTaxonomy', async ({ language }) => readTaxonomy(store.db, language));
  for (const kind of keysOf(callsOfKind)) {
    const { list, create, change, remove } = callsOfKind[kind];
    answerConsole(store, list, async () => ({ rows: await readRows(store.db, kind, null) }));
    answerChange(store, create, async (tx, { input, ...editor }) => createRow(tx, kind, input, editor));
    answerChange(store, change, async (tx, { input, ...editor }) => changeRow(tx, kind, input, editor));
    answerChange(store, remove, async (tx, { input: { id }, ...editor }) => removeRow(tx, kind, id, editor));
  }
}
