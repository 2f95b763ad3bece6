import { useState } from 'react';
import type { SettingGroup } from '../../../shop/settings/groups.ts';
import { storedJson } from '../../client/storage/stored-json.ts';
import type { SettingsData } from './setting-card.tsx';

/** New values by setting, only of those that differ from what is saved. */
export type Draft = Record<string, unknown>;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft of a group. It is stored on this device with each keystroke, until it is saved or discarded. */
export function useSettingDraft(group: SettingGroup, saved: SettingsData['settings']) {
  const key = `settings-draft:${group}`;
  const read = (): Draft => differing(storedJson<Draft>('localStorage', key, {}), saved);
  const [draft, setDraft] = useState<Draft>(read);
  const [wasKept, setWasKept] = useState(Object.keys(draft).length > 0);
  const store = (next: Draft) => {
    setDraft(next);
    if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
  };
  return {
    draft,
    /** Whether an earlier visit left it. */
    wasKept,
    change: (name: string, value: unknown) => {
      setWasKept(false);
      store(differing({ ...draft, [name]: value }, saved));
    },
    forget: () => store({}),
  };
}

/** Typing the saved value back is no change. */
function differing(draft: Draft, saved: SettingsData['settings']): Draft {
  const values = new Map(Object.entries(saved));
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => values.has(name) && !isSame(values.get(name), value)),
  );
}
