import { sql } from 'kysely';
import { newCount, type OldestNew } from '../../../shop/catalog/browse/newness.ts';
import type { Changes } from '../../platform/db/changes/changes.ts';
import type { Db } from '../../platform/db/database.ts';

/** Reads the oldest new product, again only after a change of the catalog or the release of an announced product. */
export function oldestNewReader(db: Db, changes: Changes): (now: Date) => Promise<OldestNew> {
  let known: { since: number; from: Date; until: Date | null; oldest: OldestNew } | null = null;
  return async (now) => {
    const holds =
      known !== null &&
      known.from <= now &&
      (known.until === null || now < known.until) &&
      changes.unchanged(known.since, ['lists']);
    if (known !== null && holds && (await changes.caughtUp()) && changes.unchanged(known.since, ['lists']))
      return known.oldest;
    const since = changes.heard();
    known = { since, from: now, ...(await readOldestNew(db, now)) };
    return known.oldest;
  };
}

/** `until`: when the next announced product is released. */
async function readOldestNew(db: Db, now: Date): Promise<{ oldest: OldestNew; until: Date | null }> {
  const { rows } = await sql<{ on_sale: number; until: Date | null }>`
    select count(*) filter (where available_from is null or available_from <= ${now})::int as on_sale,
           min(available_from) filter (where available_from > ${now}) as until
      from products where status = 'published'`.execute(db);
  const { on_sale: onSale = 0, until = null } = rows[0] ?? {};
  const count = newCount(onSale);
  if (count === 0) return { oldest: null, until };
  const { rows: newest } = await sql<{ id: string; created_at: Date }>`
    select id, created_at from products
     where status = 'published' and (available_from is null or available_from <= ${now})
     order by created_at desc, id desc offset ${count - 1} limit 1`.execute(db);
  const [last] = newest;
  return { oldest: last === undefined ? null : { id: last.id, createdAt: last.created_at }, until };
}
