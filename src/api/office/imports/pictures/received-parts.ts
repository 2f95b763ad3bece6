import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ByteSource } from './read-zip.ts';

/** A lost connection loses at most this many bytes; the last part is shorter. */
export const PART_BYTES = 524_288;

export const partsOf = (bytes: number) => Math.ceil(bytes / PART_BYTES);

/** Stores a part, or replaces it where it is sent again. */
export const storePart = (tx: Tx, id: string, part: number, content: Buffer) =>
  tx
    .insertInto('import_parts')
    .values({ import_id: id, part, content })
    .onConflict((same) => same.columns(['import_id', 'part']).doUpdateSet({ content }))
    .execute();

/** The first part that has not arrived. */
export async function nextPart(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(min(p.part + 1), 0)::int as next
      from (select -1 as part union all select part from import_parts where import_id = ${id}) p
     where not exists (select from import_parts n where n.import_id = ${id} and n.part = p.part + 1)`.execute(
    db,
  );
  return rows[0]?.next ?? 0;
}

export const dropParts = (db: Db, id: string) =>
  db.deleteFrom('import_parts').where('import_id', '=', id).execute();

/** The ZIP is not needed after the import. */
export const dropUsedParts = (db: Db, id: string) =>
  sql`delete from import_parts
       where import_id = ${id} and (select state from imports where id = ${id}) in ('applied', 'undone', 'failed')`.execute(
    db,
  );

/** The archive that the parts make up. */
export const archiveOf = (db: Db, id: string, size: number): ByteSource => ({
  size,
  read: async (at, length) => {
    const [first, last] = [Math.floor(at / PART_BYTES), Math.floor((at + length - 1) / PART_BYTES)];
    const rows = await db
      .selectFrom('import_parts')
      .select('content')
      .where('import_id', '=', id)
      .where('part', '>=', first)
      .where('part', '<=', last)
      .orderBy('part')
      .execute();
    const from = at - first * PART_BYTES;
    return Buffer.concat(rows.map(({ content }) => content)).subarray(from, from + length);
  },
});
