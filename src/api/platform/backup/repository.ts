import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { keyOf, readEncrypted, writeEncrypted } from './encrypted-file.ts';

const CHECK = 'check';
/** How long a file that is being written may rest. */
const DRAFT_MS = 3_600_000;

/** A folder of backups and the key of its files. */
export type Repository = { folder: string; key: Buffer };

/**
 * What is known of a base backup. `chain` names the folder of its WAL; `start` and `stop` are the segments it needs at
 * least; `pictures` the uploads that were there.
 */
export type Manifest = {
  id: string;
  chain: string;
  startedAt: string;
  endedAt: string;
  start: string;
  stop: string;
  segmentBytes: number;
  postgres: string;
  bytes: number;
  pictures: string[];
  /** The fingerprint of the keys in it; older backups have none. */
  keys?: string;
};

/** Opens the folder, made on first use. Throws a sentence where the passphrase is not the folder's. */
export async function openRepository(folder: string, passphrase: string): Promise<Repository> {
  const note = join(folder, 'repository.json');
  if (!existsSync(note)) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const salt = randomBytes(16);
    await writeEncrypted(join(folder, CHECK), CHECK, await keyOf(passphrase, salt), Buffer.from(CHECK));
    await writeFile(note, JSON.stringify({ format: 1, salt: salt.toString('hex') }), { mode: 0o600 });
  }
  const { salt }: { salt: string } = JSON.parse(await readFile(note, 'utf8'));
  const repository = { folder, key: await keyOf(passphrase, Buffer.from(salt, 'hex')) };
  await readText(repository, CHECK).catch(() => {
    throw new Error(`BACKUP_PASSPHRASE is not the one that ${folder} was made with.`);
  });
  return repository;
}

/** As `openRepository`, where there must be one. */
export async function openExisting(folder: string, passphrase: string): Promise<Repository> {
  if (!existsSync(join(folder, 'repository.json'))) throw new Error(`${folder} holds no backups.`);
  return openRepository(folder, passphrase);
}

export async function store(
  { folder, key }: Repository,
  name: string,
  content: AsyncIterable<Buffer> | Buffer,
): Promise<number> {
  await mkdir(dirname(join(folder, name)), { recursive: true, mode: 0o700 });
  return writeEncrypted(join(folder, name), name, key, content);
}

export async function fetchInto({ folder, key }: Repository, name: string, target: Writable): Promise<void> {
  await readEncrypted(join(folder, name), name, key, target);
}

async function readText(repository: Repository, name: string): Promise<string> {
  const parts: Buffer[] = [];
  const target = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done();
    },
  });
  await fetchInto(repository, name, target);
  return Buffer.concat(parts).toString('utf8');
}

export const baseName = (id: string) => `base/${id}/data`;
export const segmentName = (chain: string, segment: string) => `wal/${chain}/${segment}`;
export const pictureName = (picture: string) => `pictures/${picture}`;

/** Written last: a base backup without its manifest does not count. */
export async function storeManifest(repository: Repository, manifest: Manifest): Promise<void> {
  await store(repository, `base/${manifest.id}/manifest`, Buffer.from(JSON.stringify(manifest)));
}

/** The complete base backups, the newest first. */
export async function readManifests(repository: Repository): Promise<Manifest[]> {
  const ids = (await namesIn(repository, 'base')).toSorted().toReversed();
  const whole = ids.filter((id) => existsSync(join(repository.folder, `base/${id}/manifest`)));
  return Promise.all(
    whole.map(async (id) => JSON.parse(await readText(repository, `base/${id}/manifest`)) as Manifest), // as we wrote it
  );
}

/** The names in a folder of the repository; none where it is missing. Incomplete files are left out. */
export async function namesIn({ folder }: Repository, below: string): Promise<string[]> {
  const names = await readdir(join(folder, below), { recursive: below === 'pictures' }).catch(() => []);
  return names.filter((name) => !name.endsWith('.partial')).map((name) => name.replaceAll('\\', '/'));
}

/** The newest complete base backup of a chain. */
export async function lastManifest(repository: Repository, chain: string): Promise<Manifest | null> {
  return (await readManifests(repository)).find((manifest) => manifest.chain === chain) ?? null;
}

/** What stays: backups that ended after `since`, WAL of the running `chain`, and the uploads that are there now. */
type Kept = { since: Date; chain: string; pictures: ReadonlySet<string> };

/**
 * Removes base backups that ended before `since`, except the newest, with the WAL and the pictures that only they need,
 * and what an interrupted backup left.
 */
export async function prune(repository: Repository, { since, chain: own, pictures }: Kept): Promise<void> {
  await removeDrafts(repository.folder);
  const manifests = await readManifests(repository);
  const kept = manifests.filter(({ endedAt }, index) => index === 0 || new Date(endedAt) >= since);
  const remove = (name: string) => rm(join(repository.folder, name), { recursive: true, force: true });
  const ids = new Set(kept.map(({ id }) => id));
  for (const id of await namesIn(repository, 'base')) if (!ids.has(id)) await remove(`base/${id}`);
  for (const chain of await namesIn(repository, 'wal')) {
    const first = kept.filter((base) => base.chain === chain).at(-1)?.start;
    if (first === undefined) {
      if (chain !== own) await remove(`wal/${chain}`);
    } else
      for (const segment of await namesIn(repository, `wal/${chain}`))
        if (segment.slice(0, 24) < first) await remove(segmentName(chain, segment));
  }
  const needed = new Set([...pictures, ...kept.flatMap((base) => base.pictures)]);
  for (const picture of await namesIn(repository, 'pictures'))
    if (/\.\w+$/.test(picture) && !needed.has(picture)) await remove(pictureName(picture));
}

/** Files that a killed process began; younger ones may be in the making. */
async function removeDrafts(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.partial')) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > DRAFT_MS) await rm(path, { force: true });
  }
}
