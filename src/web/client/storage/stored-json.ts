/**
 * What this browser stored as JSON under a key; `none` if there is nothing, or if storage is blocked or holds foreign
 * data. `Stored` is the shape that the only writer of the key gives it.
 */
export function storedJson<Stored>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  none: Stored,
): Stored {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null') ?? none;
  } catch {
    return none;
  }
}
