/** Calls when an answer came, with the time at which the worker had stored it; null: the store gave it now. */
export function onAnswer(listener: (savedAt: string | null) => void): () => void {
  const { serviceWorker } = navigator;
  // Sent by `visited-pages.ts`, and by nothing else.
  const listen = ({ data }: MessageEvent<string | null>) => listener(data);
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
 * Opens the stored document of this URL, where the data of the page could not be loaded: a page that was opened by its
 * URL is stored as a document alone.
 */
export async function openSavedDocument(): Promise<void> {
  const [opened] = performance.getEntriesByType('navigation');
  if (!('caches' in window) || (documentSavedAt() !== null && opened?.name === location.href)) return;
  const pages = await caches.open('pages');
  if ((await pages.match(location.href)) !== undefined) location.reload();
}
