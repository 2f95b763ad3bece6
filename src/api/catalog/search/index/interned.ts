/** One copy of each id, and of each list of ids, that many products have. */
export type Interned = {
  readonly text: (text: string) => string;
  /** From ids joined by commas. */
  readonly list: (joined: string) => readonly string[];
};

const MOST_LISTS = 20_000;

export function makeInterned(): Interned {
  const texts = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const text = (one: string) => {
    const known = texts.get(one);
    if (known === undefined) texts.set(one, one);
    return known ?? one;
  };
  const list = (joined: string) => {
    const known = lists.get(joined);
    if (known !== undefined) return known;
    const ids = joined === '' ? [] : joined.split(',').map(text);
    if (lists.size < MOST_LISTS) lists.set(joined, ids);
    return ids;
  };
  return { text, list };
}
