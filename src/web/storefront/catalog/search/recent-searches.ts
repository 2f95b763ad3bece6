import { localStore } from '../../../browser/browser-storage.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

const storageKey = 'recent-searches';
const most = 6;

/** The latest searches of this browser, newest first; never sent to the server. */
export function recentSearches(): string[] {
  return storedJson<string[]>(localStore, storageKey, []);
}

export function storeSearch(words: string): void {
  const query = words.trim();
  if (query === '') return;
  const others = recentSearches().filter((known) => known !== query);
  write([query, ...others].slice(0, most));
}

/** Stores the words a search form was submitted with. */
export const storeSubmitted = (form: HTMLFormElement): void => storeSearch(fieldText(form, 'name'));

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  localStore.set(storageKey, JSON.stringify(searches));
}
