import type { BrowserStorage } from '../../browser/browser-storage.ts';

/** The JSON stored under a key in the shape its only writer gives it; `none` if missing or foreign. */
export function storedJson<Stored>(storage: BrowserStorage, key: string, none: Stored): Stored {
  try {
    return JSON.parse(storage.get(key) ?? 'null') ?? none;
  } catch {
    return none;
  }
}
