import { factsOf } from '../../shop/facts/facts-of.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { answer } from '../http/answer.ts';
import type { Store } from '../store.ts';

/** The store's facts. Their sentences are built here, so that pages carry no plural forms. */
export function factsRoutes(store: Store): void {
  answer(store, 'getStoreFacts', async ({ language }) => {
    const facts = factsOf(await store.settings(), language);
    return { store: facts, sentences: texts[language].storeSentences(facts) };
  });
}
