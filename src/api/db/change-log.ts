/** What changed in the database: some products as lists show them, as their own pages show them, or anything. */
export type Change = { kind: 'all' | 'brands' | 'products' | 'pieces'; ids: readonly string[] };

/** A cache tag, something an answer depends on: `lists`, `brands`, `anything`, or one product by `productTag`. */
export type CacheTag = string;

export const productTag = (id: string): CacheTag => `product ${id}`;

const mostRemembered = 20_000;

/**
 * Remembers at which count of changes each tag last changed, so that a cached answer can be checked by the count it
 * was computed at. Tags beyond its capacity count as changed.
 */
export class ChangeLog {
  private count = 0;
  private everything = 0;
  private readonly last = new Map<CacheTag, number>();

  /** The number of changes received. */
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

  /** Whether none of the tags in `shown` changed since the count was `since`. */
  unchanged(since: number, shown: readonly CacheTag[]): boolean {
    return since >= this.everything && shown.every((one) => (this.last.get(one) ?? 0) <= since);
  }

  private touch(shown: CacheTag): void {
    this.last.set(shown, this.count);
  }
}

/** Marks everything as changed. */
export const everything: Change = { kind: 'all', ids: [] };

/** Parses a notification of `minwal_changed`; an unreadable one means that anything may have changed. */
export function readChange(message: string): Change {
  const [kind, ...ids] = message.split(' ');
  if (kind === 'brands' || kind === 'products' || kind === 'pieces') return { kind, ids };
  return everything;
}
