import { shopPause } from '../../../shop/people/closures/promised-days.ts';
import { factsOf } from '../../../shop/people/facts/facts-of.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { answer } from '../../platform/http/answer.ts';
import { pauseSentence } from '../../platform/http/reply/messages.ts';
import type { Store } from '../../store.ts';
import { noticeReader } from './notice.ts';

/** The store's facts. Their sentences are built here, so that pages carry no plural forms. */
export function factsRoutes(store: Store): void {
  const readNotice = noticeReader(store.db);
  answer(store, 'getStoreFacts', async ({ language, now, asFallback }) => {
    const settings = await store.settings();
    const facts = factsOf(settings, language);
    const sentences = texts[language].storeSentences(facts);
    const pause = shopPause(settings, now);
    if (pause !== null) {
      const notice = pauseSentence(pause, language);
      return { store: facts, sentences: { ...sentences, notice, noticeShort: notice } };
    }
    const written = await readNotice(language, now, asFallback);
    return { store: facts, sentences: { ...sentences, ...written } };
  });
}
