import { answerConsole } from '../staff/answer-console.ts';
import type { Store } from '../store.ts';
import { readTaxonomy } from './read-taxonomy.ts';

/** What products are sorted by and made of. */
export function taxonomyRoutes(store: Store): void {
  answerConsole(store, 'getTaxonomy', async ({ language }) => readTaxonomy(store.db, language));
}
