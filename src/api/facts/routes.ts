import { factsOf } from '../../shop/facts/facts-of.ts';
import { storeSentences as ar } from '../../shop/texts/ar/facts.ts';
import { storeSentences as en } from '../../shop/texts/en/facts.ts';
import { answer } from '../http/answer.ts';
import type { Store } from '../store.ts';

/** What the store says of itself; the sentences of every page are made here, so that no page carries their plural forms. */
export function factsRoutes(store: Store): void {
  answer(store, 'getStoreFacts', async ({ language }) => {
    const facts = factsOf(await store.settings(), language);
    return { store: facts, sentences: sentences[language](facts) };
  });
}

const sentences = { en, ar };
