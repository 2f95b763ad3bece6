import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { hasSamePrices, holds, type Moment, reckonMoment } from './moment.ts';
import { type Order, placesInOrder } from './orders.ts';
import { readNames } from './read-names.ts';
import { readProducts, readShelf, readTrends } from './read-rows.ts';
import { type Change, mostChanges, readChanges } from './shelf-changes.ts';
import { makeShelf, putProduct, removeProduct, renameChoices, setTrend, type Shelf } from './shelf.ts';

/** The shelf as it is at one moment. */
export type View = { shelf: Shelf; moment: Moment; order: (order: Order) => Uint32Array };

/** Changes are told from those that are known by `known`, out of all whose transaction is not before `seen`. */
type Copy = { shelf: Shelf; seen: string; known: ReadonlySet<string>; checkedAt: number };

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
  async look<Seen, Read extends { changes: string | null }>(
    now: Date,
    look: (view: View) => Seen,
    read: (seen: Seen, since: string) => Promise<Read>,
  ): Promise<{ seen: Seen; read: Read }> {
    for (let tries = 1; ; tries += 1) {
      const copy = await this.current();
      // As they are before looking: what is caught up with in the meantime was not looked at.
      const { seen: since, known } = copy;
      const seen = look(this.viewOf(copy.shelf, now));
      const answer = await read(seen, since);
      if (isKnown(known, answer.changes) || tries === mostTries) {
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
    const { seen, changes } = await readChanges(this.db, copy.seen);
    const fresh = changes.filter(({ id }) => !copy.known.has(id));
    const ids = [...new Set(fresh.flatMap(({ product }) => product ?? []))];
    if (changes.length >= mostChanges || !(await applyChanges(this.db, copy.shelf, fresh, ids))) {
      await this.readAnew();
      return;
    }
    copy.seen = seen;
    copy.known = new Set(changes.map(({ id }) => id));
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

function isKnown(known: ReadonlySet<string>, changes: string | null): boolean {
  return changes === null || changes.split(',').every((id) => known.has(id));
}

async function readCopy(db: Db): Promise<Copy> {
  const checkedAt = performance.now();
  const { rows } = await sql<{ seen: string; products: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as seen,
           (select count(*) from products where status = 'published') as products`.execute(db);
  const [{ seen, products } = { seen: '0', products: 0 }] = rows;
  const shelf = makeShelf(await readNames(db), products);
  for await (const some of readShelf(db)) for (const row of some) putProduct(shelf, row);
  return { shelf, seen, known: new Set(), checkedAt };
}

// False where the shelf has no room for what came in. What is read here is never older than the snapshot of the changes.
async function applyChanges(
  db: Db,
  shelf: Shelf,
  changes: readonly Change[],
  ids: readonly string[],
): Promise<boolean> {
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
