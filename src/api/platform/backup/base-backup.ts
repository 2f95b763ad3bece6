import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { fingerprintOfKeys, type Keys } from '../../secrets.ts';
import { archiveWal } from './archive-wal.ts';
import { baseName, type Manifest, namesIn, pictureName, type Repository, store } from './repository.ts';
import { packTar, type TarEntry } from './tar.ts';

/** Folders that a base backup has empty, as pg_basebackup does: PostgreSQL fills them at its start. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Files of a running server. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|backup_label.*|tablespace_map.*|pgsql_tmp.*|global\/pg_control)$/;
/** What can be made again, or has a place of its own in the backup. */
const NOT_DATA = new Set([
  'postgres',
  'postgres.new',
  'pictures',
  'secrets.json',
  'address',
  'backup-check',
  'restoring',
  'archives',
  'documents',
  'share-pictures',
]);

type What = { dataDir: string; chain: string; secrets: Keys; pictures: string[]; ending?: AbortSignal };

/**
 * Makes a physical base backup of the running database by PostgreSQL's low-level calls, with secrets and all else in the
 * data folder; the uploads are stored already. Shoppers go on buying meanwhile. `client` is a session of its own. Without
 * its manifest the backup does not count.
 */
export async function backUpBase(
  client: pg.ClientBase,
  repository: Repository,
  { dataDir, chain, secrets, pictures, ending }: What,
): Promise<Manifest> {
  const startedAt = new Date();
  const cluster = join(dataDir, 'postgres');
  const id = startedAt.toISOString().replace(/\.\d+|[-:]/g, '');
  const { rows } = await client.query<{ start: string; segmentBytes: number; postgres: string }>(
    `select pg_walfile_name(pg_backup_start($1, true) + 1) as start, current_setting('server_version_num') as postgres,
            pg_size_bytes(current_setting('wal_segment_size'))::int as "segmentBytes"`,
    [`minwal ${id}`],
  );
  const [begun] = rows;
  if (begun === undefined) throw new Error('PostgreSQL did not begin the backup.');
  const ended = { segment: '' };
  const bytes = await store(repository, baseName(id), untilAborted(packTar(entries()), ending));
  await archiveWal(client, cluster, repository, chain);
  return {
    ...begun,
    id,
    chain,
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    stop: ended.segment,
    bytes,
    pictures,
    keys: fingerprintOfKeys(secrets),
  };

  async function* entries(): AsyncGenerator<TarEntry> {
    yield { name: 'secrets.json', content: Buffer.from(JSON.stringify(secrets)) };
    for (const entry of await readdir(dataDir))
      if (!NOT_DATA.has(entry)) yield* filesBelow(dataDir, entry, () => false);
    yield* filesBelow(dataDir, 'postgres', (path) => EMPTY.has(path.slice('postgres/'.length)));
    yield { name: 'postgres/pg_wal/archive_status', folder: true };
    // Read last: it says where recovery ends at the earliest.
    yield { name: 'postgres/global/pg_control', file: join(cluster, 'global/pg_control') };
    const stopped = await client.query<{ segment: string; label: string; spaces: string }>(
      `select pg_walfile_name(lsn) as segment, labelfile as label, spcmapfile as spaces from pg_backup_stop(false)`,
    );
    const [{ segment, label } = { segment: '', label: '' }] = stopped.rows;
    ended.segment = segment;
    yield { name: 'postgres/backup_label', content: Buffer.from(label) };
  }
}

async function* untilAborted(
  parts: AsyncIterable<Buffer>,
  ending: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    ending?.throwIfAborted();
    yield part;
  }
}

async function* filesBelow(
  root: string,
  path: string,
  isEmptied: (path: string) => boolean,
): AsyncGenerator<TarEntry> {
  if (isLeftOut(path)) return;
  const inside = await readdir(join(root, path), { withFileTypes: true }).catch(() => null);
  if (inside === null) return yield { name: path, file: join(root, path) };
  yield { name: path, folder: true };
  if (isEmptied(path)) return;
  for (const entry of inside)
    if (entry.isDirectory()) yield* filesBelow(root, `${path}/${entry.name}`, isEmptied);
    else if (entry.isFile() && !isLeftOut(`${path}/${entry.name}`))
      yield { name: `${path}/${entry.name}`, file: join(root, path, entry.name) };
}

const isLeftOut = (path: string) =>
  LEFT_OUT.test(path.slice('postgres/'.length)) || LEFT_OUT.test(path.split('/').at(-1) ?? '');

/** Stores the uploads that are not stored yet, and returns the names of all. They are named after their content. */
export async function storePictures(repository: Repository, dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'pictures');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  const stored = new Set(await namesIn(repository, 'pictures'));
  for (const name of names)
    if (!stored.has(name)) await store(repository, pictureName(name), await readFile(join(folder, name)));
  return names;
}

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'minwal backup' });
  client.on('error', () => {});
  await client.connect();
  return client;
}
