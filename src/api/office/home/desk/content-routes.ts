import { answerChange } from '../../../people/staff/answer-change.ts';
import { answerConsole } from '../../../people/staff/answer-console.ts';
import type { Store } from '../../../store.ts';
import { collectionShare } from './collection-share.ts';
import { changeHomeBlock, createHomeBlock, deleteHomeBlock, moveHomeBlock } from './edit-block.ts';
import { listHomeBlocks, previewHomeBlock, readHomeBlock } from './read-block.ts';

/** The home page and the notice as the merchant writes them. */
export function contentRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listHomeBlocks', async ({ language, now }) =>
    listHomeBlocks(db, { language, now, settings: await store.cardSettings() }),
  );
  answerConsole(store, 'getHomeBlock', async ({ input: { id }, language }) =>
    readHomeBlock(db, id, language),
  );
  answerConsole(store, 'getCollectionShare', async ({ input: { id }, now }) =>
    collectionShare(db, id, { origin: store.config.publicUrl, now }),
  );
  answerConsole(store, 'previewHomeBlock', async ({ input, language, now }) =>
    previewHomeBlock(db, input, { language, now, settings: await store.cardSettings() }),
  );
  answerChange(store, 'createHomeBlock', async (tx, { input, ...editor }) =>
    createHomeBlock(tx, input, editor),
  );
  answerChange(store, 'changeHomeBlock', async (tx, { input, ...editor }) =>
    changeHomeBlock(tx, input, editor),
  );
  answerChange(store, 'moveHomeBlock', async (tx, { input, ...editor }) => moveHomeBlock(tx, input, editor));
  answerChange(store, 'deleteHomeBlock', async (tx, { input: { id }, ...editor }) =>
    deleteHomeBlock(tx, id, editor),
  );
}
