const storageKey = 'recent-searches';
const most = 6;

/** What this browser searched for last, newest first; it never leaves it. */
export function recentSearches(): string[] {
  // Written below, as a list of texts.
  return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as string[];
}

export function keepSearch(words: string): void {
  const kept = words.trim();
  if (kept === '') return;
  const others = recentSearches().filter((known) => known !== kept);
  localStorage.setItem(storageKey, JSON.stringify([kept, ...others].slice(0, most)));
}
