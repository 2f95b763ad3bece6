import { newCount, type OldestNew } from '../../../../shop/catalog/browse/newness.ts';
import type { Changes } from '../../../platform/db/changes/changes.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countBits, without } from './bitset.ts';
import { liveIndexOf } from './index-of.ts';
import type { View } from './live-index.ts';
import type { PriceSnapshot } from './price-snapshot.ts';
import { pageOf } from './sort-order.ts';

const known = new WeakMap<PriceSnapshot, OldestNew>();

/** The oldest new product; counted once for each state of the index. Announced products neither count nor are new. */
export function oldestNewIn({ index, snapshot, order }: View): OldestNew {
  const before = known.get(snapshot);
  if (before !== undefined) return before;
  const onSale = without(index.shown, snapshot.announced);
  const count = newCount(countBits(onSale));
  const [last] = count === 0 ? [] : pageOf(order('newest'), onSale, count - 1, 1);
  const facts = index.facts[last ?? -1];
  const oldest = facts === undefined ? null : { id: facts.id, createdAt: new Date(facts.created) };
  known.set(snapshot, oldest);
  return oldest;
}

/** Reads it for cards that are chosen without the index; asks the database again only after a change of the catalog. */
export function oldestNewReader(db: Db, changes: Changes): (now: Date) => Promise<OldestNew> {
  let read: { since: number; from: number; until: number; oldest: OldestNew } | null = null;
  const isStill = (now: Date) =>
    read !== null &&
    read.from <= now.getTime() &&
    now.getTime() < read.until &&
    changes.unchanged(read.since, ['lists']);
  return async (now) => {
    if (isStill(now) && (await changes.caughtUp()) && read !== null && isStill(now)) return read.oldest;
    const since = changes.heard();
    const seen = await liveIndexOf(db).see(now, (view) => {
      const { from, until } = view.snapshot;
      return { from, until, oldest: oldestNewIn(view) };
    });
    read = { since, ...seen };
    return read.oldest;
  };
}
