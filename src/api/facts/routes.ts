import { factsOf } from '../../shop/facts/facts-of.ts';
import { storeSentences as ar } from '../../shop/texts/ar/facts.ts';
import { storeSentences as en } from '../../shop/texts/en/facts.ts';
import { answer } from '../http/answer.ts';
import type { Store } from '../store.ts';

/**
 * The store's facts. The sentences around every page are built here, so that pages do not carry their plural forms.
 */
export function factsRoutes(store: Store): void {
  answer(store, 'getStoreFacts', async ({ language }) => {
    const facts = factsOf(await store.settings(), language);
    return { store: facts, sentences: sentences[language](facts) };
  });
}

const sentences = { en, ar };
