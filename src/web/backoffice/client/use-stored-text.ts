import { useState } from 'react';
import { storedJson } from '../../client/storage/stored-json.ts';

/** What is typed and not sent yet, kept on the device under `name`; `none` is what the field begins with. */
export function useStoredText(name: string, none = ''): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => storedJson('localStorage', name, none));
  const change = (next: string) => {
    setText(next);
    if (next === none) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(next));
  };
  return [text, change];
}
