import { useState } from 'react';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

/** An unsent text, stored on the device under `name`. `none`: the field's initial text, which is not stored. */
export const useStoredText = (name: string, none = '') => useStored(name, none);

/** What was typed and not sent, stored on the device under `name`; the value `none` itself is not stored. */
export function useStored<Value>(name: string, none: Value): [value: Value, change: (value: Value) => void] {
  const [value, setValue] = useState(() => readDraft(name, none));
  const change = (next: Value) => {
    setValue(next);
    if (next === none) removeDraft(name);
    else writeDraft(name, next);
  };
  return [value, change];
}
