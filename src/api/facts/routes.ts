import { shopPause } from '../../shop/closures/promised-days.ts';
import { factsOf } from '../../shop/facts/facts-of.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { answer } from '../http/answer.ts';
import { pauseSentence } from '../http/reply/messages.ts';
import type { Store } from '../store.ts';

/** The store's facts. Their sentences are built here, so that pages carry no plural forms. */
export function factsRoutes(store: Store): void {
  answer(store, 'getStoreFacts', async ({ language, now }) => {
    const settings = await store.settings();
    const facts = factsOf(settings, language);
    const sentences = texts[language].storeSentences(facts);
    const pause = shopPause(settings, now);
    return {
      store: facts,
      sentences: pause === null ? sentences : { ...sentences, notice: pauseSentence(pause, language) },
    };
  });
}
