import { useState } from 'react';
import { storedJson } from '../../client/storage/stored-json.ts';

/** An unsent text, stored on the device under `name`. `none`: the field's initial text, which is not stored. */
export function useStoredText(name: string, none = ''): [text: string, change: (text: string) => void] {
  const [text, setText] = useState(() => storedJson('localStorage', name, none));
  const change = (next: string) => {
    setText(next);
    if (next === none) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(next));
  };
  return [text, change];
}
