type KeyOf = (item: unknown) => string;

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Three-way merge of a list: `was` is the common base, `theirs` is saved, `mine` is not. An item that one side changed is
 * taken from it. Null if both sides changed the same item, or the order, differently.
 */
export function mergeItems(
  was: readonly unknown[],
  theirs: readonly unknown[],
  mine: readonly unknown[],
  keyOf: KeyOf,
): unknown[] | null {
  const byKey = (list: readonly unknown[]) => new Map(list.map((item) => [keyOf(item), item]));
  const [before, there, here] = [byKey(was), byKey(theirs), byKey(mine)];
  const merged = new Map<string, unknown>();
  for (const key of new Set([...before.keys(), ...there.keys(), ...here.keys()])) {
    const [old, other, own] = [before.get(key), there.get(key), here.get(key)];
    if (!isSame(old, other) && !isSame(old, own) && !isSame(other, own)) return null;
    const item = isSame(old, own) ? other : own;
    if (item !== undefined) merged.set(key, item);
  }
  const order = mergedOrder([...before.keys()], [...there.keys()], [...here.keys()]);
  return order === null ? null : order.flatMap((key) => (merged.has(key) ? [merged.get(key)] : []));
}

/** The order of whoever moved items that all three lists have; what only the other has comes after it. */
function mergedOrder(
  was: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): string[] | null {
  const isCommon = (key: string) => was.includes(key) && theirs.includes(key) && mine.includes(key);
  const [old, other, own] = [was.filter(isCommon), theirs.filter(isCommon), mine.filter(isCommon)];
  if (!isSame(old, other) && !isSame(old, own) && !isSame(other, own)) return null;
  const [first, second] = isSame(old, own) ? [theirs, mine] : [mine, theirs];
  return [...first, ...second.filter((key) => !first.includes(key))];
}
