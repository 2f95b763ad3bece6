import { useRef, useState } from 'react';
import { storedJson } from '../../client/storage/stored-json.ts';

/** New values by field, only of those that differ from what is saved. */
export type Draft = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

/** What another editor saved in a field that is being edited here. */
export type Collision = { by: string; value: unknown };

export type RecordFormOptions<Saved> = {
  /** Where the draft is stored on this device. */
  storageKey: string;
  loaded: Saved;
  valuesOf: (saved: Saved) => Values;
  save: (saved: Saved, draft: Draft) => Promise<Saved>;
  /** The current record, if the failure is a conflict with another editor. */
  conflictOf: (failure: unknown) => Saved | null;
  /** Who changed a field last. */
  editorOf: (saved: Saved, field: string) => string;
  onSaved: () => void;
  onFailed: (failure: unknown) => void;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form for a record that others may edit too. Each keystroke is stored on this device until it is saved or discarded.
 * When another editor saved meanwhile, fields that both changed keep what was typed and show both; the others merge.
 */
export function useRecordForm<Saved>(options: RecordFormOptions<Saved>) {
  const { storageKey, loaded, valuesOf, conflictOf } = options;
  const [saved, setSaved] = useState(loaded);
  const [draft, setDraft] = useState<Draft>(() =>
    differing(storedJson<Draft>('localStorage', storageKey, {}), valuesOf(loaded)),
  );
  const [wasKept, setWasKept] = useState(Object.keys(draft).length > 0);
  const [collisions, setCollisions] = useState<Readonly<Record<string, Collision>>>({});
  const [busy, setBusy] = useState(false);

  // A ref: an answer that arrives after a later render needs the newest draft.
  const latest = useRef(draft);
  const newest = useRef(loaded);
  const settle = (next: Saved) => {
    newest.current = next;
    setSaved(next);
  };
  const store = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    if (Object.keys(next).length > 0) localStorage.setItem(storageKey, JSON.stringify(next));
    else localStorage.removeItem(storageKey);
  };
  const change = (field: string, value: unknown) => {
    setWasKept(false);
    store(differing({ ...latest.current, [field]: value }, valuesOf(newest.current)));
  };
  /** From the value as it is by then, for what arrives later. */
  const changeBy = (field: string, work: (value: unknown) => unknown) =>
    change(field, work(field in latest.current ? latest.current[field] : valuesOf(newest.current)[field]));
  const discard = () => {
    store({});
    setCollisions({});
  };

  const attempt = async (onto: Saved): Promise<void> => {
    try {
      settle(await options.save(onto, draft));
      // What was typed while this was on its way is not saved yet.
      store(
        Object.fromEntries(
          Object.entries(latest.current).filter(([field, value]) => !isSame(draft[field], value)),
        ),
      );
      setCollisions({});
      options.onSaved();
    } catch (failure) {
      const current = conflictOf(failure);
      if (current === null) return options.onFailed(failure);
      const [was, is] = [valuesOf(onto), valuesOf(current)];
      const collided = Object.keys(draft).filter((field) => !isSame(was[field], is[field]));
      settle(current);
      if (collided.length === 0) return attempt(current);
      setCollisions(
        Object.fromEntries(
          collided.map((field) => [field, { by: options.editorOf(current, field), value: is[field] }]),
        ),
      );
    }
  };
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(saved);
    setBusy(false);
  };
  const keepTheirs = (field: string) => {
    change(field, valuesOf(saved)[field]);
    setCollisions(Object.fromEntries(Object.entries(collisions).filter(([each]) => each !== field)));
  };
  /** After a change that was not made by this form. */
  const replace = (next: Saved) => {
    settle(next);
    store(differing(latest.current, valuesOf(next)));
  };

  return { saved, draft, wasKept, collisions, busy, change, changeBy, discard, submit, keepTheirs, replace };
}

/** Typing the saved value back is no change. */
const differing = (draft: Draft, saved: Values): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => field in saved && !isSame(saved[field], value)),
  );
