import { localStore, tabStore } from '../../browser/browser-storage.ts';
import { storedJson } from '../../client/storage/stored-json.ts';

let owner = '';

/** From now on drafts are those of this member; what another one left in this tab, such as ticked rows, is removed. */
export function setDraftOwner(staffId: string): void {
  owner = staffId;
  const before = tabStore.get(STORED);
  if (before !== null && before !== staffId) for (const key of tabStore.keys()) tabStore.remove(key);
  tabStore.set(STORED, staffId);
}

const STORED = 'staff';

/** The storage key of a draft: on a shared laptop each member has their own. */
export const draftKey = (name: string): string => `${name} of ${owner}`;

/** What was typed and not sent yet; `none` if nothing is stored. */
export const readDraft = <Draft>(name: string, none: Draft): Draft =>
  storedJson(localStore, draftKey(name), none);

export const writeDraft = (name: string, draft: unknown): void =>
  localStore.set(draftKey(name), JSON.stringify(draft));

export const removeDraft = (name: string): void => localStore.remove(draftKey(name));

export const hasDraft = (name: string): boolean => localStore.get(draftKey(name)) !== null;
