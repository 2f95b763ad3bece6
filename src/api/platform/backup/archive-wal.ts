import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { LOCK_ID } from '../db/lock-ids.ts';
import { namesIn, type Repository, segmentName, store } from './repository.ts';

/** The replication slot that keeps WAL until it is stored; its suffix names the chain of segments. */
const SLOT = 'minwal_backup_';
/** The unfinished segment is stored under this suffix and replaced each time. */
export const UNFINISHED = '.unfinished';
const CHUNK_BYTES = 1 << 20;

/** The chain of WAL that this database stores, or null where it stores none. */
export async function readChain(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ slot_name: string }>(
    `select slot_name from pg_replication_slots where slot_name like '${SLOT}%' and not temporary and wal_status <> 'lost'`,
  );
  return rows[0]?.slot_name.slice(SLOT.length) ?? null;
}

/** Begins a chain. A restored database has none and begins one of its own, for its WAL differs from then on. */
export async function startChain(client: pg.ClientBase, isTemporary: boolean): Promise<string> {
  const chain = Date.now().toString(36) + process.pid.toString(36);
  await client.query('select pg_create_physical_replication_slot($1, true, $2)', [SLOT + chain, isTemporary]);
  return chain;
}

/** The chain of this database, begun where it has none; lost ones are dropped, so that PostgreSQL recycles their WAL. */
export async function ensureChain(client: pg.ClientBase): Promise<string> {
  await client.query('select pg_advisory_lock($1)', [LOCK_ID.archive]);
  try {
    const known = await readChain(client);
    if (known !== null) return known;
    await client.query(
      `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name like '${SLOT}%' and not active`,
    );
    return await startChain(client, false);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_ID.archive]);
  }
}

/**
 * Stores the WAL written since the last time, the unfinished segment with it, and lets PostgreSQL reuse what is stored.
 * A copy torn by a concurrent write ends recovery at its last whole record.
 */
export async function archiveWal(
  client: pg.ClientBase,
  cluster: string,
  repository: Repository,
  chain: string,
): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [LOCK_ID.archive]);
  try {
    const stored = new Set(await namesIn(repository, `wal/${chain}`));
    const { rows } = await client.query<{ segment: string; from: string; isWhole: boolean }>(
      `with slot as (select (restart_lsn - '0/0') as kept, (pg_current_wal_flush_lsn() - '0/0') as written,
                            pg_size_bytes(current_setting('wal_segment_size')) as bytes
                       from pg_replication_slots where slot_name = $1)
       select pg_walfile_name('0/0'::pg_lsn + n * bytes + 1) as segment, '0/0'::pg_lsn + n * bytes as "from",
              (n + 1) * bytes <= written as "isWhole"
         from slot, generate_series(trunc(kept / bytes), trunc(written / bytes)) n order by n`,
      [SLOT + chain],
    );
    for (const { segment, isWhole } of rows) {
      const path = join(cluster, 'pg_wal', segment);
      if (stored.has(segment) || !existsSync(path)) continue;
      const unfinished = segmentName(chain, segment + UNFINISHED);
      await store(repository, isWhole ? segmentName(chain, segment) : unfinished, contentOf(path));
      if (isWhole) await rm(join(repository.folder, unfinished), { force: true });
    }
    const whole = rows.findLast(({ isWhole }) => !isWhole)?.from;
    if (whole !== undefined)
      await client.query(
        `select pg_replication_slot_advance(slot_name, $2::pg_lsn) from pg_replication_slots
          where slot_name = $1 and restart_lsn < $2::pg_lsn`,
        [SLOT + chain, whole],
      );
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_ID.archive]);
  }
}

async function* contentOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
