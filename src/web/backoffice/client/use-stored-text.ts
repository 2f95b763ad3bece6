import { useState } from 'react';
import { storedJson } from '../../client/storage/stored-json.ts';

/** An unsent text, stored on the device under `name`. `none`: the field's initial text, which is not stored. */
export const useStoredText = (name: string, none = '') => useStored(name, none);

/** What was typed and not sent, stored on the device under `name`; the value `none` itself is not stored. */
export function useStored<Value>(name: string, none: Value): [value: Value, change: (value: Value) => void] {
  const [value, setValue] = useState(() => storedJson('localStorage', name, none));
  const change = (next: Value) => {
    setValue(next);
    if (next === none) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(next));
  };
  return [value, change];
}
