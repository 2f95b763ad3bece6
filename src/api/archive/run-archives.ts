import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Store } from '../store.ts';
import { archiveFile, makeArchive } from './make-archive.ts';

export const KEPT_HOURS = 24;
const MOST_ATTEMPTS = 3;
/** A process that is killed stops saying that it works; after this time the file is made again. */
const LEASE = sql`interval '1 minute'`;

/** Deletes archives after a day and makes the one that was asked for. */
export async function runArchives({
  db,
  config,
  clock,
}: Pick<Store, 'db' | 'config' | 'clock'>): Promise<void> {
  const old = await sql<{ id: string }>`
    delete from archives
     where made_at < ${clock()}::timestamptz - ${KEPT_HOURS}::int * interval '1 hour' returning id`.execute(
    db,
  );
  for (const { id } of old.rows) await rm(archiveFile(config.dataDir, id), { force: true });
  const { rows } = await sql<{ id: string; attempts: number }>`
    update archives set lease_until = clock_timestamp() + ${LEASE}, attempts = attempts + 1
     where state = 'making' and (lease_until is null or lease_until < clock_timestamp())
    returning id, attempts`.execute(db);
  const [work] = rows;
  if (work === undefined) return;
  const keep = async (done: number, total: number) => {
    await sql`
      update archives set done = ${done}, total = ${total}, lease_until = clock_timestamp() + ${LEASE}
       where id = ${work.id}`.execute(db);
  };
  try {
    const bytes = await makeArchive(db, { id: work.id, dataDir: config.dataDir }, keep);
    await sql`update archives set state = 'ready', bytes = ${bytes}, done = total where id = ${work.id}`.execute(
      db,
    );
  } catch (error) {
    const state = work.attempts < MOST_ATTEMPTS ? 'making' : 'failed';
    await sql`update archives set state = ${state}, lease_until = null where id = ${work.id}`.execute(db);
    throw error;
  }
}
