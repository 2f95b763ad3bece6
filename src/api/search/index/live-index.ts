import type { Db } from '../../db/database.ts';
import { hasSamePrices, holds, type Moment, reckonMoment } from './price-snapshot.ts';
import { type Order, placesInOrder } from './sort-order.ts';
import { readNames } from './read-names.ts';
import { readProducts, readShelf, readTrends } from './read-rows.ts';
import { type Change, type Mark, readChanges, readMark } from '../../catalog/catalog-changes.ts';
import {
  makeShelf,
  putProduct,
  removeProduct,
  renameChoices,
  setTrend,
  type Shelf,
} from './product-index.ts';

/** The shelf as it is at one moment. */
export type View = { shelf: Shelf; moment: Moment; order: (order: Order) => Uint32Array };

/** `applied`: the changes that are in it already, of those that its mark does not leave behind. */
type Copy = { shelf: Shelf; mark: Mark; applied: ReadonlySet<string>; checkedAt: number };
type Ordered = { shelf: Shelf; version: number; moment: Moment; places: Uint32Array };

/** Changes are kept for a day; whoever has not asked for half of it reads everything anew. */
const longestSleepMs = 12 * 3_600_000;
/** Where the shelf changes faster than it is read, an answer is given with what was known a moment ago. */
const mostTries = 5;

/**
 * Keeps the shelf in memory and in step with the database. Whoever looks reads what they show together with the list
 * of changes, in one statement and so in one snapshot; was there one that the copy does not know, it catches up and
 * they look again. So an answer agrees with the database as one moment saw it, whoever changed it, and however many
 * instances there are.
 */
export class KeptShelf {
  private readonly db: Db;
  private copy: Promise<Copy> | null = null;
  private catching: Promise<unknown> | null = null;
  private moment: Moment | null = null;
  private readonly orders = new Map<Order, Ordered>();

  constructor(db: Db) {
    this.db = db;
  }

  /** Reads the shelf before anybody asks. */
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
      const seen = look(this.viewOf(copy.shelf, now));
      const answer = await read(seen, mark.seen);
      if (answer.changes === mark.known || tries === mostTries) {
        copy.checkedAt = performance.now();
        return { seen, read: answer };
      }
      await this.catchUp();
    }
  }

  private async current(): Promise<Copy> {
    const reading = this.copy ?? this.readAnew();
    const copy = await reading;
    if (performance.now() - copy.checkedAt < longestSleepMs) return copy;
    return this.copy === reading ? this.readAnew() : this.current();
  }

  private readAnew(): Promise<Copy> {
    const copy = readCopy(this.db);
    this.copy = copy;
    copy.catch(() => {
      if (this.copy === copy) this.copy = null;
    });
    return copy;
  }

  // Who comes while it runs waits with it, and asks again: what they miss may have come after it began.
  private async catchUp(): Promise<void> {
    this.catching ??= this.follow().finally(() => (this.catching = null));
    await this.catching;
  }

  private async follow(): Promise<void> {
    const copy = await this.current();
    const { mark, changes } = await readChanges(this.db, copy.mark.seen);
    const fresh = changes?.filter(({ id }) => !copy.applied.has(id));
    if (changes === null || fresh === undefined || !(await applyChanges(this.db, copy.shelf, fresh))) {
      await this.readAnew();
      return;
    }
    copy.mark = mark;
    copy.applied = new Set(changes.map(({ id }) => id));
  }

  private viewOf(shelf: Shelf, now: Date): View {
    const at = now.getTime();
    if (this.moment === null || !holds(this.moment, shelf, at)) this.moment = reckonMoment(shelf, at);
    const { moment } = this;
    return { shelf, moment, order: (order) => this.orderOf(shelf, moment, order) };
  }

  private orderOf(shelf: Shelf, moment: Moment, order: Order): Uint32Array {
    const known = this.orders.get(order);
    if (known?.shelf === shelf && known.version === shelf.orderVersion && hasSamePrices(known.moment, moment))
      return known.places;
    const places = placesInOrder(shelf, moment, order);
    this.orders.set(order, { shelf, version: shelf.orderVersion, moment, places });
    return places;
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
  const shelf = makeShelf(await readNames(db), products);
  for await (const some of readShelf(db)) for (const row of some) putProduct(shelf, row);
  return { shelf, mark, applied: new Set(), checkedAt };
}

// False where the shelf has no room for what came in. What is read here is never older than the snapshot of the changes.
async function applyChanges(db: Db, shelf: Shelf, changes: readonly Change[]): Promise<boolean> {
  const ids = [...new Set(changes.flatMap(({ product }) => product ?? []))];
  const happened = new Set(changes.map(({ what }) => what));
  const [names, rows, trends] = await Promise.all([
    happened.has('names') ? readNames(db) : null,
    ids.length === 0 ? [] : readProducts(db, ids),
    happened.has('trend') ? readTrends(db) : [],
  ]);
  if (names !== null) renameChoices(shelf, names);
  const there = new Map(rows.map((row) => [row.id, row]));
  for (const id of ids) {
    const row = there.get(id);
    if (row === undefined) removeProduct(shelf, id);
    else if (!putProduct(shelf, row)) return false;
  }
  for (const { id, trend } of trends) setTrend(shelf, id, trend);
  return true;
}
