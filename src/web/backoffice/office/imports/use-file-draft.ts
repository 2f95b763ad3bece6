import { useState } from 'react';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** The choices for a file, stored for the session until it is tried. */
export function useFileDraft<Draft>(
  name: string,
  none: Draft,
): [draft: Draft, change: (draft: Draft) => void, forget: () => void] {
  const [draft, setDraft] = useState(() => storedJson('sessionStorage', name, none));
  const change = (next: Draft) => {
    setDraft(next);
    sessionStorage.setItem(name, JSON.stringify(next));
  };
  return [draft, change, () => sessionStorage.removeItem(name)];
}
