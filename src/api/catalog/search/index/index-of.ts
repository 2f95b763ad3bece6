import type { Db } from '../../../platform/db/database.ts';
import { LiveIndex } from './live-index.ts';

const indexes = new WeakMap<Db, LiveIndex>();

export function liveIndexOf(db: Db): LiveIndex {
  const known = indexes.get(db) ?? new LiveIndex(db);
  indexes.set(db, known);
  return known;
}
