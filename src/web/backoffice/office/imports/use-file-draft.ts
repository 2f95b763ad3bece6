import { useState } from 'react';
import { tabStore } from '../../../browser/browser-storage.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** The choices for a file, stored for the session until it is tried. */
export function useFileDraft<Draft>(
  name: string,
  none: Draft,
): [draft: Draft, change: (draft: Draft) => void, forget: () => void] {
  const [draft, setDraft] = useState(() => storedJson(tabStore, name, none));
  const change = (next: Draft) => {
    setDraft(next);
    tabStore.set(name, JSON.stringify(next));
  };
  return [draft, change, () => tabStore.remove(name)];
}
