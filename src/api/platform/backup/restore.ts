import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import type pg from 'pg';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { UNFINISHED } from './archive-wal.ts';
import { connectTo } from './base-backup.ts';
import {
  baseName,
  fetchInto,
  type Manifest,
  namesIn,
  pictureName,
  readManifests,
  type Repository,
  segmentName,
} from './repository.ts';
import { unpackTar } from './tar.ts';

const INVARIANTS = resolve(import.meta.dirname, '../../../../db/invariants.sql');
/** An interrupted restore leaves only this folder. */
const UNPACKED = 'restoring';

/** What a restore brought back: its newest order, and the invariants it violates. */
export type Restored = { base: string; lastOrder: Date | null; violations: string[] };

/**
 * Restores into the empty folder `to`: the newest state, or that of the time `at`. The shop is started once, recovers,
 * and is checked by the invariants. Throws a sentence for the terminal; the folder is then as it was.
 */
export async function restore(repository: Repository, to: string, at: Date | null): Promise<Restored> {
  const there = await readdir(to).catch(() => []);
  if (there.some((name) => name !== UNPACKED))
    throw new Error(`${to} is not empty: move what is in it away, or name another folder.`);
  const base = chooseBase(await readManifests(repository), at);
  const unpacked = join(to, UNPACKED);
  await rm(unpacked, { recursive: true, force: true });
  try {
    const restored = await restoreBase(repository, base, unpacked, at);
    await fetchPictures(repository, unpacked);
    // The database last: a folder without one counts as empty.
    const entries = (await readdir(unpacked)).toSorted((one, other) => rank(one) - rank(other));
    for (const entry of entries) await rename(join(unpacked, entry), join(to, entry));
    return restored;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

const rank = (entry: string) => (entry === 'postgres' ? 1 : 0);

/** Restores a base backup into `folder` with its WAL, without the uploads, and starts it to check it. */
export async function restoreBase(
  repository: Repository,
  base: Manifest,
  folder: string,
  at: Date | null,
): Promise<Restored> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tar = new PassThrough();
  const [fetched, unpacked] = await Promise.allSettled([
    fetchInto(repository, baseName(base.id), tar),
    unpackTar(tar, folder).catch((error: Error) => {
      tar.destroy(error);
      throw error;
    }),
  ]);
  if (fetched.status === 'rejected') throw fetched.reason;
  if (unpacked.status === 'rejected') throw unpacked.reason;
  await fetchWal(repository, base, join(folder, 'postgres', 'pg_wal'));
  await writeFile(join(folder, 'postgres', 'recovery.signal'), '', { mode: 0o600 });
  return recover(folder, base, at);
}

function chooseBase(manifests: Manifest[], at: Date | null): Manifest {
  const base = manifests.find(({ endedAt }) => at === null || new Date(endedAt) <= at);
  if (base !== undefined) return base;
  const [oldest] = manifests.toReversed();
  throw new Error(
    oldest === undefined
      ? 'There is no complete backup yet.'
      : `The oldest backup is of ${oldest.endedAt}: nothing before it can be restored.`,
  );
}

async function fetchWal(repository: Repository, base: Manifest, folder: string): Promise<void> {
  const stored = new Set(await namesIn(repository, `wal/${base.chain}`));
  for (let segment = base.start; ; segment = nextSegment(segment, base.segmentBytes)) {
    const name = [segment, segment + UNFINISHED].find((each) => stored.has(each));
    if (name === undefined) {
      if (segment <= base.stop)
        throw new Error(`The backup ${base.id} is incomplete: ${segment} is missing.`);
      return;
    }
    await fetchInto(
      repository,
      segmentName(base.chain, name),
      createWriteStream(join(folder, segment), { mode: 0o600 }),
    );
  }
}

/** A name is the timeline, and two parts of the segment's number. */
function nextSegment(segment: string, segmentBytes: number): string {
  const perLog = 2 ** 32 / segmentBytes;
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * perLog + Number.parseInt(segment.slice(16), 16) + 1;
  const part = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return segment.slice(0, 8) + part(Math.floor(number / perLog)) + part(number % perLog);
}

async function recover(folder: string, base: Manifest, at: Date | null): Promise<Restored> {
  // This setting knows neither T nor Z.
  const time = at?.toISOString().replace('T', ' ').replace('Z', '+00');
  const target = time === undefined ? {} : { recovery_target_time: time };
  const database = await startEmbeddedDatabase(folder, {
    // All WAL is in its place already.
    restore_command: 'exit 1',
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...target,
  }).catch((error: Error) => {
    if (!error.message.includes('before configured recovery target')) throw error;
    throw new Error(`The backup ends before ${at?.toISOString()}: restore it without --at.`, {
      cause: error,
    });
  });
  try {
    const client = await connectTo(database.url);
    try {
      const last = await client.query<{ at: Date | null }>('select max(placed_at) as at from orders');
      return {
        base: base.id,
        lastOrder: last.rows[0]?.at ?? null,
        violations: await violations(client),
      };
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
}

/** The invariants that the books of a shop violate, each with what does. */
export async function violations(client: pg.ClientBase | pg.Pool): Promise<string[]> {
  const { rows } = await client.query<{ rule: string; broken_by: string }>(
    await readFile(INVARIANTS, 'utf8'),
  );
  return rows.map((row) => `${row.rule}: ${row.broken_by}`);
}

async function fetchPictures(repository: Repository, folder: string): Promise<void> {
  for (const picture of await namesIn(repository, 'pictures')) {
    if (!/\.\w+$/.test(picture)) continue;
    const path = join(folder, 'pictures', picture);
    await mkdir(dirname(path), { recursive: true });
    await fetchInto(repository, pictureName(picture), createWriteStream(path));
  }
}
