/** What the worker tells of an answer: when it had been stored; null: the store gave it now; `failed`: neither. */
type AnswerAge = string | null;

/** Calls with the age of each answer that came. Of those that failed see below. */
export function onAnswer(listener: (savedAt: string | null) => void): () => void {
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<AnswerAge>) => {
    if (data === 'failed') setTimeout(openSavedDocument, SHOWN_AFTER_MS);
    else listener(data);
  };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}

/** How soon a page shows that a part of it failed. */
const SHOWN_AFTER_MS = 500;

/** When this document was stored; null: the store gave it now. */
export const documentSavedAt = (): string | null => document.documentElement.dataset['savedAt'] ?? null;

/** Marks the document for styles, as the worker marks a stored one. */
export function setSavedAt(savedAt: string | null): void {
  const { dataset } = document.documentElement;
  if (savedAt === null) delete dataset['savedAt'];
  else dataset['savedAt'] = savedAt;
}

/**
 * A page that was opened by its URL is stored as a document alone: where a part of it could not be loaded, and says so,
 * that document is opened.
 */
function openSavedDocument(): void {
  const [opened] = performance.getEntriesByType('navigation');
  const isStored = documentSavedAt() !== null && opened?.name === location.href;
  if (isStored || document.querySelector('[data-retry]') === null) return;
  void caches.open('pages').then(async (pages) => {
    if ((await pages.match(location.href)) !== undefined) location.reload();
  });
}
