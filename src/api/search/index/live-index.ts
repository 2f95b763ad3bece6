import { type Change, type Mark, readChanges, readMark } from '../../catalog/catalog-changes.ts';
import type { Db } from '../../db/database.ts';
import { hasSamePrices, holds, type PriceSnapshot, takePriceSnapshot } from './price-snapshot.ts';
import {
  makeProductIndex,
  putProduct,
  removeProduct,
  renameFacets,
  setTrend,
  type ProductIndex,
} from './product-index.ts';
import { readNames } from './read-names.ts';
import { readProducts, readAllProducts, readTrends } from './read-rows.ts';
import { type SortOrder, slotsInOrder } from './sort-order.ts';

/** The index with the prices of one moment. */
export type View = { index: ProductIndex; snapshot: PriceSnapshot; order: (order: SortOrder) => Uint32Array };

/** `applied`: the changes that are in it already, of those that its mark does not leave behind. */
type Copy = { index: ProductIndex; mark: Mark; applied: ReadonlySet<string>; checkedAt: number };
type Ordered = { index: ProductIndex; version: number; snapshot: PriceSnapshot; slots: Uint32Array };

/** Changes are kept for a day; after half of it without a request everything is read again. */
const longestSleepMs = 12 * 3_600_000;
/** Where the index changes faster than it is read, an answer is given with what was known a moment ago. */
const mostTries = 5;

/**
 * Keeps the index in memory and in step with the database. What is shown is read together with the list of changes, in
 * one statement and so in one snapshot; if the copy misses one of them, it catches up and looks again. So an answer
 * agrees with one snapshot of the database, whichever instance changed it.
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

  /** Reads the index before the first request. */
  async prepare(): Promise<void> {
    await this.current();
  }

  /**
   * Lets `look` choose, then `read` what was chosen. `read` gives the changes since the transaction it is given, as
   * `changesSince` selects them.
   */
  async look<Seen, Read extends { changes: string }>(
    now: Date,
    look: (view: View) => Seen,
    read: (seen: Seen, since: string) => Promise<Read>,
  ): Promise<{ seen: Seen; read: Read }> {
    for (let tries = 1; ; tries += 1) {
      const copy = await this.current();
      // As they are before looking: what is caught up with in the meantime was not looked at.
      const { mark } = copy;
      const seen = look(this.viewOf(copy.index, now));
      const answer = await read(seen, mark.seen);
      if (answer.changes === mark.known || tries === mostTries) {
        copy.checkedAt = performance.now();
        return { seen, read: answer };
      }
      await this.catchUp();
    }
  }

  private async current(): Promise<Copy> {
    const reading = this.copy ?? this.readAll();
    const copy = await reading;
    if (performance.now() - copy.checkedAt < longestSleepMs) return copy;
    return this.copy === reading ? this.readAll() : this.current();
  }

  private readAll(): Promise<Copy> {
    const copy = readCopy(this.db);
    this.copy = copy;
    copy.catch(() => {
      if (this.copy === copy) this.copy = null;
    });
    return copy;
  }

  // A caller that comes while it runs waits with it and looks again: its change may be newer than the run.
  private async catchUp(): Promise<void> {
    this.catching ??= this.follow().finally(() => (this.catching = null));
    await this.catching;
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
      this.snapshot = takePriceSnapshot(index, at);
    const { snapshot } = this;
    return { index, snapshot, order: (order) => this.orderOf(index, snapshot, order) };
  }

  private orderOf(index: ProductIndex, snapshot: PriceSnapshot, order: SortOrder): Uint32Array {
    const known = this.orders.get(order);
    if (
      known?.index === index &&
      known.version === index.orderVersion &&
      hasSamePrices(known.snapshot, snapshot)
    )
      return known.slots;
    const slots = slotsInOrder(index, snapshot, order);
    this.orders.set(order, { index, version: index.orderVersion, snapshot, slots });
    return slots;
  }
}

// What is read after the mark is never older than it.
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

// False where the index has no room for what came in. What is read here is never older than the snapshot of the changes.
async function applyChanges(db: Db, index: ProductIndex, changes: readonly Change[]): Promise<boolean> {
  const ids = [...new Set(changes.flatMap(({ product }) => product ?? []))];
  const happened = new Set(changes.map(({ what }) => what));
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
