import { tabStore } from '../../../browser/browser-storage.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** Unsaved form input; survives a reload and an expired session. */
export type FormDraft = {
  read: () => Readonly<Record<string, string>> | null;
  write: (texts: Readonly<Record<string, string>>) => void;
  clear: () => void;
};

/** The draft of one form in this tab, for the shopper `owner` only; signing out removes it. */
export function formDraft(form: string, owner: string): FormDraft {
  const key = `draft-${form}`;
  return {
    read: () => {
      const draft = readDraft(key);
      return draft?.owner === owner ? draft.texts : null;
    },
    write: (texts) => tabStore.set(key, JSON.stringify({ owner, texts } satisfies StoredDraft)),
    clear: () => tabStore.remove(key),
  };
}

type StoredDraft = { owner: string; texts: Readonly<Record<string, string>> };

const readDraft = (key: string) => storedJson<StoredDraft | null>(tabStore, key, null);
