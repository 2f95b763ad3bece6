import type { Db } from '../../db/database.ts';
import { KeptShelf } from './live-index.ts';

const shelves = new WeakMap<Db, KeptShelf>();

/** The one copy of the shelf that everything on this database looks at. */
export function shelfOf(db: Db): KeptShelf {
  const known = shelves.get(db) ?? new KeptShelf(db);
  shelves.set(db, known);
  return known;
}
