import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Store } from '../../../store.ts';
import { addHelpPart, changeHelpPart, deleteHelpPart, moveHelpPart } from './edit-part.ts';
import { publishHelpText, putBackHelpText } from './publish.ts';
import { listTexts, readHelpVersion, readText } from './read-text.ts';

/** The texts of the help pages as the merchant writes and publishes them. */
export function textRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listHelpTexts', async () => listTexts(db));
  answerConsole(store, 'getEditedHelpText', async ({ input: { page } }) =>
    readText(db, page, await store.settings()),
  );
  answerConsole(store, 'getHelpVersion', async ({ input: { page, number } }) =>
    readHelpVersion(db, page, number, await store.settings()),
  );
  answerChange(store, 'addHelpPart', async (tx, { input, ...editor }) => addHelpPart(tx, input, editor));
  answerChange(store, 'changeHelpPart', async (tx, { input, ...editor }) =>
    changeHelpPart(tx, input, editor),
  );
  answerChange(store, 'moveHelpPart', async (tx, { input, ...editor }) => moveHelpPart(tx, input, editor));
  answerChange(store, 'deleteHelpPart', async (tx, { input, ...editor }) =>
    deleteHelpPart(tx, input, editor),
  );
  answerChange(store, 'publishHelpText', async (tx, { input, ...editor }) =>
    publishHelpText(tx, input, editor),
  );
  answerChange(store, 'putBackHelpText', async (tx, { input, ...editor }) =>
    putBackHelpText(tx, input, editor),
  );
}
