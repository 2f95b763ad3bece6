/** As long as the settings are: short enough that a shopkeeper sees a change at once, long enough for a crowd. */
const freshMs = 2000;
const mostKept = 500;

/**
 * Keeps what reads the whole catalog (counts, the home page) for two seconds of `clock`, so that a crowd asking the
 * same costs one query. Whoever asks while the first still waits, waits with it; a failure is not kept.
 */
export function remembering<Value>(
  clock: () => Date,
): (key: unknown, read: () => Promise<Value>) => Promise<Value> {
  const kept = new Map<string, { at: number; value: Promise<Value> }>();
  return (key, read) => {
    const [name, at] = [JSON.stringify(key), clock().getTime()];
    const known = kept.get(name);
    if (known !== undefined && Math.abs(at - known.at) < freshMs) return known.value;
    if (kept.size >= mostKept) kept.clear();
    const value = read();
    kept.set(name, { at, value });
    value.catch(() => kept.delete(name));
    return value;
  };
}
