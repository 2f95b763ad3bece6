import { useRef, useState } from 'react';
import { isSame, mergeItems } from '../../../shop/merge-items.ts';
import { hasDraft, readDraft, removeDraft, writeDraft } from './drafts.ts';

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
  /** For fields that are lists: what an item is known by, so that changes of different items are merged. */
  keysOf?: Readonly<Record<string, (item: never) => string>>;
  onSaved: () => void;
  onFailed: (failure: unknown) => void;
};

/** When a draft was last edited; `isAsked`: the member chose to keep it, else the tab or the power went away. */
type Left = { at: string; isAsked: boolean };

export type RecordFormState = Pick<
  ReturnType<typeof useRecordForm>,
  'was' | 'draft' | 'left' | 'busy' | 'discard' | 'restore' | 'isUnsaved' | 'keepAsDraft' | 'goOn'
>;

/**
 * A form for a record that others may edit too. Each keystroke is stored on this device until it is saved or discarded.
 * When another editor saved meanwhile, here or before the page was opened again, fields that both changed keep what was
 * typed and show both; the others merge, and so do lists by their items.
 */
export function useRecordForm<Saved>(options: RecordFormOptions<Saved>) {
  const { storageKey, loaded, valuesOf, conflictOf } = options;
  const [saved, setSaved] = useState(loaded);
  const baseKey = `${storageKey}:base`;
  const [resumed] = useState(() => {
    const stored = differing(readDraft<Draft>(storageKey, {}), valuesOf(loaded));
    return rebase(stored, readDraft<Values>(baseKey, {}), loaded, options);
  });
  const [draft, setDraft] = useState(resumed.draft);
  const leftKey = `${storageKey}:left`;
  // The draft of an earlier visit; null once something is typed in this one.
  const [left, setLeft] = useState(() =>
    Object.keys(resumed.draft).length > 0 ? readDraft<Left | null>(leftKey, null) : null,
  );
  const [collisions, setCollisions] = useState(resumed.collisions);
  const [busy, setBusy] = useState(false);
  // A ref: saving a new record leads to its own page, before the next render.
  const isSaving = useRef(false);

  // A ref: an answer that arrives after a later render needs the newest draft.
  const latest = useRef(draft);
  const newest = useRef(loaded);
  /** The saved value of each field of the draft when it was typed. */
  const base = useRef(resumed.base);
  const settle = (next: Saved) => {
    newest.current = next;
    setSaved(next);
  };
  const store = (next: Draft) => {
    const before = latest.current;
    latest.current = next;
    setDraft(next);
    const now = valuesOf(newest.current);
    base.current = Object.fromEntries(
      Object.keys(next).map((field) => [field, field in base.current ? base.current[field] : now[field]]),
    );
    const others = ofOtherTabs(storageKey, before, next);
    const bases = readDraft<Values>(baseKey, {});
    const theirs = Object.keys(others).map((field) => [field, bases[field]]);
    storeOnDevice(storageKey, { ...others, ...next });
    storeOnDevice(baseKey, { ...Object.fromEntries(theirs), ...base.current });
    keepLeft(false);
  };
  const keepLeft = (isAsked: boolean) => {
    const now: Left = { at: new Date().toISOString(), isAsked };
    storeOnDevice(leftKey, hasDraft(storageKey) ? now : {});
  };
  const change = (field: string, value: unknown) => {
    setLeft(null);
    store(differing({ ...latest.current, [field]: value }, valuesOf(newest.current)));
  };
  /** Changes the field's value at the time of the call, for work that ends later, such as an upload. */
  const changeBy = (field: string, work: (value: unknown) => unknown) =>
    change(field, work(field in latest.current ? latest.current[field] : valuesOf(newest.current)[field]));
  const discard = () => {
    store({});
    setCollisions({});
  };
  const restore = (discarded: Draft) => store(differing(discarded, valuesOf(newest.current)));
  /** Reads a ref and storage, not the state: true at once after a change, false at once after the draft was forgotten. */
  const isUnsaved = () => !isSaving.current && Object.keys(latest.current).length > 0 && hasDraft(storageKey);

  const attempt = async (onto: Saved, sent: Draft): Promise<void> => {
    try {
      settle(await options.save(onto, sent));
      // What was typed during the request is not saved yet.
      store(
        Object.fromEntries(
          Object.entries(latest.current).filter(([field, value]) => !isSame(sent[field], value)),
        ),
      );
      setCollisions({});
      options.onSaved();
    } catch (failure) {
      const current = conflictOf(failure);
      if (current === null) return options.onFailed(failure);
      const next = rebase(sent, valuesOf(onto), current, options);
      settle(current);
      base.current = { ...base.current, ...next.base };
      store(differing({ ...latest.current, ...next.draft }, valuesOf(current)));
      if (Object.keys(next.collisions).length === 0) return attempt(current, next.draft);
      setCollisions(next.collisions);
      requestAnimationFrame(() =>
        document.querySelector('[data-theirs]')?.scrollIntoView({ block: 'center' }),
      );
    }
  };
  const submit = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    setBusy(true);
    await attempt(saved, draft);
    isSaving.current = false;
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

  return {
    saved,
    /** What is saved, by field. */
    was: valuesOf(saved),
    draft,
    left,
    collisions,
    busy,
    change,
    changeBy,
    discard,
    restore,
    isUnsaved,
    keepAsDraft: () => keepLeft(true),
    goOn: () => setLeft(null),
    submit,
    keepTheirs,
    replace,
  };
}

/** Removes the draft of a deleted record. */
export function forgetDraft(storageKey: string): void {
  for (const key of [storageKey, `${storageKey}:base`, `${storageKey}:left`]) removeDraft(key);
}

/** Typing the saved value back is no change. */
const differing = (draft: Draft, saved: Values): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => field in saved && !isSame(saved[field], value)),
  );

/**
 * Rebases a draft from `base` onto the current record. Lists changed on both sides are merged where that loses nothing. A
 * field that collides keeps the typed value and its old base, so that it collides again on the next visit. A field without a
 * base counts as typed onto the current record.
 */
function rebase<Saved>(
  draft: Draft,
  base: Values,
  current: Saved,
  { valuesOf, editorOf, keysOf = {} }: Pick<RecordFormOptions<Saved>, 'valuesOf' | 'editorOf' | 'keysOf'>,
): { draft: Draft; base: Values; collisions: Readonly<Record<string, Collision>> } {
  const is = valuesOf(current);
  const next: Record<string, unknown> = { ...draft };
  const onto: Record<string, unknown> = {};
  const collisions: Record<string, Collision> = {};
  for (const [field, mine] of Object.entries(draft)) {
    const [was, theirs, keyOf] = [base[field], is[field], keysOf[field]];
    onto[field] = theirs;
    if (!(field in base) || isSame(was, theirs) || isSame(mine, theirs)) continue;
    const isList = Array.isArray(was) && Array.isArray(theirs) && Array.isArray(mine);
    const merged =
      isList && keyOf !== undefined ? mergeItems(was, theirs, mine, (item) => keyOf(item as never)) : null;
    if (merged !== null) next[field] = merged;
    else {
      onto[field] = was;
      collisions[field] = { by: editorOf(current, field), value: theirs };
    }
  }
  return { draft: next, base: onto, collisions };
}

/** Stored fields of the same record that another tab is editing. */
const ofOtherTabs = (key: string, before: Draft, next: Draft): Draft =>
  Object.fromEntries(
    Object.entries(readDraft<Draft>(key, {})).filter(
      ([field, value]) => !(field in next) && !(field in before && isSame(before[field], value)),
    ),
  );

function storeOnDevice(key: string, values: Values): void {
  if (Object.keys(values).length > 0) writeDraft(key, values);
  else removeDraft(key);
}
