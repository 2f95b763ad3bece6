/** The JSON stored under a key in the shape its only writer gives it; `none` if missing, blocked or foreign. */
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
