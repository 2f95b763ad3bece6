import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Store } from '../../../store.ts';
import { ignoreQuestion, listMissedQuestions } from './missed-questions.ts';
import { previewSynonym } from './preview-synonym.ts';
import { changeSynonym, createSynonym, listSynonyms, removeSynonym } from './synonyms.ts';

/** What shoppers' words mean, as the merchant edits it. */
export function searchDeskRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listSynonyms', async ({ input: { search } }) => listSynonyms(db, search ?? null));
  answerConsole(store, 'previewSynonym', async ({ input, language, now }) =>
    previewSynonym(db, input, { language, now, settings: await store.settings() }),
  );
  answerConsole(store, 'listMissedQuestions', async ({ now }) => listMissedQuestions(db, now));
  answerChange(store, 'createSynonym', async (tx, { input, ...editor }) => createSynonym(tx, input, editor));
  answerChange(store, 'changeSynonym', async (tx, { input, ...editor }) => changeSynonym(tx, input, editor));
  answerChange(store, 'removeSynonym', async (tx, { input: { id }, ...editor }) =>
    removeSynonym(tx, id, editor),
  );
  answerChange(store, 'ignoreQuestion', async (tx, { input, ...editor }) =>
    ignoreQuestion(tx, input, editor),
  );
}
