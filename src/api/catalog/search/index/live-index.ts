import { sql } from 'kysely';
import { HOUR_MS } from '../../../../shop/time/durations.ts';
import {
  changesSince,
  type IndexChange,
  type Mark,
  readChanges,
  readMark,
} from '../../../platform/db/changes/catalog-changes.ts';
import type { Db } from '../../../platform/db/database.ts';
import { untilDeadline, withoutDeadline } from '../../../platform/db/deadline.ts';
import { hasSamePrices, holds, type PriceSnapshot, takePriceSnapshot } from './price-snapshot.ts';
import {
  makeProductIndex,
  putProduct,
  removeProduct,
  renameFacets,
  setTrend,
  type ProductIndex,
} from './product-index.ts';
import { readProducts, readAllProducts, readTrends } from './read-rows.ts';
import { slotsSince } from './slot-log.ts';
import { type SortOrder, slotsInOrder, withMoved } from './sort-order.ts';
import { readNames } from './words/read-names.ts';

export type View = { index: ProductIndex; snapshot: PriceSnapshot; order: (order: SortOrder) => Uint32Array };

/** `applied`: changes already in the index that are newer than its mark. */
type Copy = { index: ProductIndex; mark: Mark; applied: ReadonlySet<string>; checkedAt: number };
type Ordered = { index: ProductIndex; moves: number; snapshot: PriceSnapshot; slots: Uint32Array };

/** Changes are stored for a day; after half of it without a request the index is rebuilt. */
const LONGEST_SLEEP_MS = 12 * HOUR_MS;
/** When the index changes faster than it can be read, the previous state is used. */
const MOST_TRIES = 5;
/** More products than these are sorted again with all. */
const MOST_MOVED = 2000;

/**
 * Keeps the index in step with the database. Displayed data is read with the change list in one snapshot; if the index
 * lacks one of those changes, it is updated and the data read again.
 */
export class LiveIndex {
  private readonly db: Db;
  private copy: Promise<Copy> | null = null;
  private catching: Promise<unknown> | null = null;
  private snapshot: PriceSnapshot | null = null;
  private readonly orders = new Map<SortOrder, Ordered>();

  constructor(db: Db) {
    this.db = db;
  }

  /** Builds the index before the first request. */
  async prepare(): Promise<void> {
    await this.current();
  }

  /** `look` chooses from the index, then `read` loads it, including the changes since the given transaction. */
  async look<Seen, Read extends { changes: string }>(
    now: Date,
    look: (view: View) => Seen,
    read: (seen: Seen, since: string) => Promise<Read>,
  ): Promise<{ seen: Seen; read: Read }> {
    for (let tries = 1; ; tries += 1) {
      const copy = await this.current();
      // Copied before looking: updates during the call were not seen by `look`.
      const { mark } = copy;
      const seen = look(this.viewOf(copy.index, now));
      const answer = await read(seen, mark.seen);
      if (answer.changes === mark.known || tries === MOST_TRIES) {
        copy.checkedAt = performance.now();
        return { seen, read: answer };
      }
      await this.catchUp();
    }
  }

  /** What `look` sees in the index once it has every change of the database. */
  async see<Seen>(now: Date, look: (view: View) => Seen): Promise<Seen> {
    const { seen } = await this.look(now, look, async (_, since) => {
      const { rows } = await sql<{ changes: string }>`select ${changesSince(since)} as changes`.execute(
        this.db,
      );
      return { changes: rows[0]?.changes ?? '' };
    });
    return seen;
  }

  private async current(): Promise<Copy> {
    const reading = this.copy ?? this.readAll();
    const copy = await untilDeadline(reading);
    if (performance.now() - copy.checkedAt < LONGEST_SLEEP_MS) return copy;
    return this.copy === reading ? this.readAll() : this.current();
  }

  private readAll(): Promise<Copy> {
    const copy = withoutDeadline(() => readCopy(this.db));
    this.copy = copy;
    copy.catch(() => {
      if (this.copy === copy) this.copy = null;
    });
    return copy;
  }

  // Concurrent callers wait for a running update and check again: their change may be newer than it.
  private async catchUp(): Promise<void> {
    this.catching ??= withoutDeadline(() => this.follow().finally(() => (this.catching = null)));
    await untilDeadline(this.catching);
  }

  private async follow(): Promise<void> {
    const copy = await this.current();
    const { mark, changes } = await readChanges(this.db, copy.mark.seen);
    const fresh = changes?.filter(({ id }) => !copy.applied.has(id));
    if (changes === null || fresh === undefined || !(await applyChanges(this.db, copy.index, fresh))) {
      await this.readAll();
      return;
    }
    copy.mark = mark;
    copy.applied = new Set(changes.map(({ id }) => id));
  }

  private viewOf(index: ProductIndex, now: Date): View {
    const at = now.getTime();
    if (this.snapshot === null || !holds(this.snapshot, index, at))
      this.snapshot = takePriceSnapshot(index, at, this.snapshot);
    const { snapshot } = this;
    return { index, snapshot, order: (order) => this.orderOf(index, snapshot, order) };
  }

  private orderOf(index: ProductIndex, snapshot: PriceSnapshot, order: SortOrder): Uint32Array {
    const known = this.orders.get(order);
    const moved = known?.index === index ? movedSince(known, index, snapshot) : null;
    if (known !== undefined && moved?.size === 0) return known.slots;
    const slots =
      known === undefined || moved === null
        ? slotsInOrder(index, snapshot, order)
        : withMoved(known.slots, moved, { index, snapshot, order });
    this.orders.set(order, { index, moves: index.moves.count, snapshot, slots });
    return slots;
  }
}

/** The products that may have another place now: where a discount started or ended, those with another price too. */
function movedSince(
  { moves, snapshot: before }: Ordered,
  index: ProductIndex,
  snapshot: PriceSnapshot,
): Set<number> | null {
  const moved = slotsSince(index.moves, moves);
  if (moved === null || hasSamePrices(before, snapshot)) return moved;
  snapshot.prices.forEach((price, slot) => {
    if (price !== before.prices[slot]) moved.add(slot);
  });
  return moved.size > MOST_MOVED ? null : moved;
}

// Data read after the mark is at least as new as the mark.
async function readCopy(db: Db): Promise<Copy> {
  const checkedAt = performance.now();
  const mark = await readMark(db);
  const { products } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  const index = makeProductIndex(await readNames(db), products);
  for await (const some of readAllProducts(db)) for (const row of some) putProduct(index, row);
  return { index, mark, applied: new Set(), checkedAt };
}

// False if the index must be read again: no room for new products, or a table was emptied.
async function applyChanges(db: Db, index: ProductIndex, changes: readonly IndexChange[]): Promise<boolean> {
  const ids = [...new Set(changes.flatMap(({ products }) => products))];
  const happened = new Set(changes.map(({ what }) => what));
  if (happened.has('all')) return false;
  const [names, rows, trends] = await Promise.all([
    happened.has('names') ? readNames(db) : null,
    ids.length === 0 ? [] : readProducts(db, ids),
    happened.has('trend') ? readTrends(db) : [],
  ]);
  if (names !== null) renameFacets(index, names);
  const there = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = there.get(id);
    if (row === undefined) removeProduct(index, id);
    else if (!putProduct(index, row)) return false;
  }
  for (const { id, trend } of trends) setTrend(index, id, trend);
  return true;
}
