import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FilePlace } from '../../platform/storage/picture-files.ts';
import { deleteObject } from '../../platform/storage/s3.ts';
import type { Store } from '../../store.ts';
import { archiveFolder, archiveObject, makeArchive } from './make-archive.ts';

export const LIFETIME_HOURS = 24;
const MOST_ATTEMPTS = 3;
/** A crashed process stops renewing its lease; after this time the file is made again. */
const LEASE = sql`interval '1 minute'`;
const RENEW_MS = 10_000;

/** Another process has taken over, or the store is closing: nothing more is written. */
class Interrupted extends Error {}

type Work = { id: string; lease: string; attempts: number; language: Language };

/** Deletes archives after a day and makes the one that was asked for; `ending` leaves it to the next process. */
export async function runArchives(
  { db, config, clock }: Pick<Store, 'db' | 'config' | 'clock'>,
  ending?: AbortSignal,
): Promise<void> {
  if (ending?.aborted === true) return;
  const { rows: ended } = await sql<{ id: string }>`
    delete from archives where made_at < ${clock()}::timestamptz - ${LIFETIME_HOURS}::int * interval '1 hour'
    returning id`.execute(db);
  if (config.storage !== null)
    for (const { id } of ended) await deleteObject(config.storage, archiveObject(id));
  const lease = crypto.randomUUID();
  const { rows } = await sql<Omit<Work, 'lease'>>`
    update archives set lease = ${lease}, lease_until = clock_timestamp() + ${LEASE}, attempts = attempts + 1
     where state = 'making' and (lease_until is null or lease_until < clock_timestamp())
    returning id, attempts, language`.execute(db);
  await removeOthers(db, config.dataDir);
  const [work] = rows;
  if (work === undefined) return;
  // Its last attempts ended their processes: nothing was caught.
  if (work.attempts > MOST_ATTEMPTS)
    await sql`
      update archives set state = 'failed', lease = null, lease_until = null where id = ${work.id} and lease = ${lease}`.execute(
      db,
    );
  else await make(db, config, { ...work, lease }, ending);
}

const unfinishedName = ({ id, lease }: Pick<Work, 'id' | 'lease'>) => `${id}.${lease}.unfinished`;

/** Removes what killed processes left, and files of another process that deleted their row. */
async function removeOthers(db: Db, dataDir: string): Promise<void> {
  const folder = archiveFolder(dataDir);
  const files = await readdir(folder).catch(() => []);
  const { rows } = await sql<{ id: string; lease: string | null }>`select id, lease from archives`.execute(
    db,
  );
  const expected = new Set(
    rows.flatMap(({ id, lease }) => [`${id}.zip`, unfinishedName({ id, lease: lease ?? '' })]),
  );
  for (const file of files) if (!expected.has(file)) await rm(join(folder, file), { force: true });
}

async function make(db: Db, place: FilePlace, work: Work, ending: AbortSignal | undefined): Promise<void> {
  const { id, lease, attempts, language } = work;
  const set = async (values: ReturnType<typeof sql>) => {
    const { numAffectedRows = 0n } = await sql`
      update archives set ${values} where id = ${id} and state = 'making' and lease = ${lease}`.execute(db);
    if (numAffectedRows === 0n) throw new Interrupted('another process makes this archive');
  };
  let renewedAt = performance.now();
  const renew = async (done?: number, total?: number) => {
    renewedAt = performance.now();
    await set(sql`done = coalesce(${done ?? null}, done), total = coalesce(${total ?? null}, total),
                  lease_until = clock_timestamp() + ${LEASE}`);
  };
  const keepAlive = async () => {
    if (ending?.aborted === true) throw new Interrupted('the store is closing');
    if (performance.now() - renewedAt > RENEW_MS) await renew();
  };
  try {
    const unfinished = join(archiveFolder(place.dataDir), unfinishedName(work));
    const bytes = await makeArchive(db, { id, place, unfinished, language }, { onFile: renew, keepAlive });
    await set(sql`state = 'ready', bytes = ${bytes}, done = total, lease = null, lease_until = null`);
  } catch (error) {
    if (error instanceof Interrupted) {
      // The next process begins at once; after a lost lease there is nothing to hand over.
      await set(sql`lease_until = null, attempts = attempts - 1`).catch(() => {});
      return;
    }
    const state = attempts >= MOST_ATTEMPTS ? 'failed' : 'making';
    await set(sql`state = ${state}, lease_until = null`);
    throw error;
  }
}
