/** What the database tells that has changed: some products as lists see them, as they see themselves, or anything at all. */
export type Change = { kind: 'all' | 'brands' | 'products' | 'pieces'; ids: readonly string[] };

/** What an answer shows and therefore depends on: `lists`, `brands`, `anything`, or one product by `productTag`. */
export type CacheTag = string;

export const productTag = (id: string): CacheTag => `product ${id}`;

const mostRemembered = 20_000;

/**
 * Remembers when what was last changed, as a count of changes, so that whoever made something at one count can ask
 * whether all it shows is still so. Beyond what it can remember it says that everything has changed.
 */
export class ChangeLog {
  private count = 0;
  private everything = 0;
  private readonly last = new Map<CacheTag, number>();

  /** How many changes have been heard of. */
  get heard(): number {
    return this.count;
  }

  hear(change: Change): void {
    this.count += 1;
    if (change.kind === 'all' || this.last.size > mostRemembered) {
      this.everything = this.count;
      this.last.clear();
      return;
    }
    this.touch('anything');
    if (change.kind === 'brands') this.touch('brands');
    if (change.kind === 'products') this.touch('lists');
    for (const id of change.ids) this.touch(productTag(id));
  }

  /** Has nothing of what is `shown` changed since the count stood at `since`? */
  unchanged(since: number, shown: readonly CacheTag[]): boolean {
    return since >= this.everything && shown.every((one) => (this.last.get(one) ?? 0) <= since);
  }

  private touch(shown: CacheTag): void {
    this.last.set(shown, this.count);
  }
}

/** After this nothing is as it was. */
export const everything: Change = { kind: 'all', ids: [] };

/** Reads a message of `minwal_changed`; one that cannot be read means that anything may have changed. */
export function readChange(message: string): Change {
  const [kind, ...ids] = message.split(' ');
  if (kind === 'brands' || kind === 'products' || kind === 'pieces') return { kind, ids };
  return everything;
}
