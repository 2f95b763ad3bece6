/** What the worker tells of an answer: when it had been stored; null: the store gave it now; `failed`: neither. */
type AnswerAge = string | null;

let isLost = false;

/** Calls with the age of each answer that came; an answer that failed without a stored one is noted here. */
export function onAnswer(listener: (savedAt: string | null) => void): () => void {
  const { serviceWorker } = navigator;
  const listen = ({ data }: MessageEvent<AnswerAge>) => {
    isLost = data === 'failed';
    if (!isLost) listener(data);
  };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}

/** When this document was stored; null: the store gave it now. */
export const documentSavedAt = (): string | null => document.documentElement.dataset['savedAt'] ?? null;

/** Marks the document for styles, as the worker marks a stored one. */
export function setSavedAt(savedAt: string | null): void {
  const { dataset } = document.documentElement;
  if (savedAt === null) delete dataset['savedAt'];
  else dataset['savedAt'] = savedAt;
}

/**
 * A page that was opened by its URL is stored as a document alone: where a part of it cannot be loaded for want of a
 * connection, that document is opened.
 */
export function openSavedDocuments(): void {
  addEventListener('failed', () => {
    const [opened] = performance.getEntriesByType('navigation');
    const isStored = documentSavedAt() !== null && opened?.name === location.href;
    if (!isLost || isStored) return;
    void caches.open('pages').then(async (pages) => {
      if ((await pages.match(location.href)) !== undefined) location.reload();
    });
  });
}
