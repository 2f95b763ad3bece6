import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { allowManyOrders } from '../../../../test/global-setup.ts';
import { openStore } from '../../../../test/store.ts';
import { startEmbeddedDatabase } from '../db/embedded/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { backUp, backUpIfDue, storeChanges } from './back-up.ts';
import { connectTo } from './base-backup.ts';
import { openExisting, readManifests } from './repository.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(join(tmpdir(), 'b-'));
const dataDir = join(root, 'shop');
const secrets = { pepper: 'p'.repeat(40), tokenKey: 'k'.repeat(40) };
const settings = {
  folder: join(root, 'backups'),
  passphrase: 'a good long passphrase',
  everyHours: 24,
  keepDays: 14,
};
const database = await startEmbeddedDatabase(dataDir, { shared_buffers: '16MB', fsync: 'off' });
afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});
await migrate(database.url);
await allowManyOrders(database.url);
const store = await openStore({ database: database.url });
const dress = await addProduct(store.db, { id: 'dress', price: 2050, stock: { 'black/M': 300 } });
await mkdir(join(dataDir, 'pictures'), { recursive: true });
writeFileSync(join(dataDir, 'pictures', 'one.webp'), 'a picture');
const client = await connectTo(database.url);
afterAll(() => client.end());

const what = () => ({ dataDir, secrets, now: new Date() });
const repository = () => openExisting(settings.folder, settings.passphrase);
const ordersIn = async (url: string): Promise<number> => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const { rows } = await other.query<{ count: number }>('select count(*)::int from orders');
  await other.end();
  return rows[0]?.count ?? 0;
};
const ordersOf = async (folder: string): Promise<number> => {
  const restored = await startEmbeddedDatabase(folder, { shared_buffers: '16MB' });
  const count = await ordersIn(restored.url);
  await restored.stop();
  return count;
};
const buyers = await Promise.all(Array.from({ length: 4 }, () => store.shopper()));
const buyOnce = () => Promise.all(buyers.map((buyer) => buy(buyer, dress)));

test('a backup made while shoppers buy restores elsewhere, with uploads and secrets, to the last stored order', async () => {
  const buying = (async () => {
    for (let round = 0; round < 3; round += 1) await buyOnce();
  })();
  const [made] = await Promise.all([backUpIfDue(client, settings, what()), buying]);
  expect(made?.bytes).toBeGreaterThan(0);
  await storeChanges(client, settings, dataDir);
  writeFileSync(join(dataDir, 'pictures', 'two.webp'), 'another picture');
  await storeChanges(client, settings, dataDir);
  expect(await backUpIfDue(client, settings, what())).toBeNull();
  const to = join(root, 'one');
  const { violations } = await restore(await repository(), to, null);
  expect(violations).toEqual([]);
  expect(await ordersOf(to)).toBe(await ordersIn(database.url));
  expect(readdirSync(join(to, 'pictures')).toSorted()).toEqual(['one.webp', 'two.webp']);
  expect(JSON.parse(readFileSync(join(to, 'secrets.json'), 'utf8'))).toEqual(secrets);
  await expect(restore(await repository(), to, null)).rejects.toThrow('is not empty');
});

test('a restore to a moment before a mistake has what was before it, and nothing of it', async () => {
  await buyOnce();
  const before = await ordersIn(database.url);
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  await client.query('select pg_sleep(0.05)');
  await client.query('create table mistakes as select 1 as mistake');
  await buyOnce();
  await storeChanges(client, settings, dataDir);
  const to = join(root, 'two');
  const { violations } = await restore(await repository(), to, rows[0]?.at ?? new Date());
  expect(violations).toEqual([]);
  expect(await ordersOf(to)).toBe(before);
  const later = new Date(Date.now() + 3_600_000);
  await expect(restore(await repository(), join(root, 'no'), later)).rejects.toThrow(
    'restore it without --at',
  );
  await expect(restore(await repository(), join(root, 'no'), new Date(0))).rejects.toThrow('oldest backup');
  expect(await readdir(join(root, 'no'))).toEqual([]);
});

test('a backup interrupted in the middle does not count, and the next one removes what it left', async () => {
  const whole = (await readManifests(await repository())).length;
  const own = await connectTo(database.url);
  const begun = backUp(own, settings, what());
  const ends = expect(begun).rejects.toThrow();
  await expect
    .poll(
      () =>
        client
          .query(`select 1 from pg_stat_activity where query like '%pg_backup_start%'`)
          .then(({ rowCount }) => rowCount ?? 0),
      { interval: 5 },
    )
    .toBeGreaterThan(0);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'minwal backup' and pid <> pg_backend_pid()`,
  );
  await ends;
  expect(await readManifests(await repository())).toHaveLength(whole);
  const { id } = await backUp(client, settings, what());
  const bases = await readdir(join(settings.folder, 'base'));
  expect(bases).toContain(id);
  expect(bases).toHaveLength(whole + 1);
});

test('a backup that violates an invariant does not count, nor one that the end of the store interrupts', async () => {
  const whole = (await readManifests(await repository())).length;
  await client.query(
    `set session_replication_role = replica; update variants set stock = stock + 1 where product_id = 'dress'`,
  );
  await expect(backUp(client, settings, what())).rejects.toThrow('The backup violates');
  await client.query(
    `update variants set stock = stock - 1 where product_id = 'dress'; reset session_replication_role`,
  );
  const own = await connectTo(database.url);
  await expect(backUp(own, settings, { ...what(), ending: AbortSignal.abort() })).rejects.toThrow('aborted');
  await own.end();
  const ending = new AbortController();
  const other = await connectTo(database.url);
  const made = backUp(other, settings, { ...what(), ending: ending.signal });
  const ended = expect(made).rejects.toThrow('aborted');
  const check = join(dataDir, 'backup-check');
  await expect.poll(() => existsSync(check), { interval: 5 }).toBe(true);
  ending.abort();
  await ended;
  await other.end();
  expect(await readManifests(await repository())).toHaveLength(whole);
  await expect.poll(() => existsSync(check)).toBe(false);
});

test('a disk that is full makes room by what is older than the retention, and what a killed process began is removed', async () => {
  const draft = join(settings.folder, 'pictures', 'one.webp.0a0a0a0a.partial');
  writeFileSync(draft, 'a p');
  utimesSync(draft, 0, 0);
  const blocked = join(dataDir, 'a'.repeat(101));
  writeFileSync(blocked, 'has too long a name');
  const later = new Date(Date.now() + 15 * 24 * 3_600_000);
  const own = await connectTo(database.url);
  await expect(backUp(own, settings, { ...what(), now: later })).rejects.toThrow('too long');
  await own.end();
  rmSync(blocked);
  expect(existsSync(draft)).toBe(false);
  expect(await readManifests(await repository())).toHaveLength(1);
});

test('a backup asked for while another is made waits for it, and is left out where it is no longer due', async () => {
  const fresh = { ...settings, folder: join(root, 'fresh') };
  await mkdir(fresh.folder);
  const both = await Promise.all([connectTo(database.url), connectTo(database.url)]);
  let waits = 0;
  const asked = { ...what(), onWait: () => (waits += 1) };
  const due = await Promise.all(both.map((own) => backUpIfDue(own, fresh, asked)));
  expect([waits, due.filter((made) => made === null)]).toEqual([1, [null]]);
  const manifests = async () => readManifests(await openExisting(fresh.folder, fresh.passphrase));
  expect(await manifests()).toHaveLength(1);
  // After a rotation of the keys a new backup is due: an older one holds the keys before.
  const [own] = both;
  const rotated = { ...what(), secrets: { ...secrets, tokenKey: 'n'.repeat(40) } };
  expect(await backUpIfDue(own, fresh, rotated)).not.toBeNull();
  expect(await backUpIfDue(own, fresh, rotated)).toBeNull();
  await Promise.all(both.map((each) => each.end()));
});

test('a folder that is gone, as of a disk that is not mounted, is not made again', async () => {
  const gone = { ...settings, folder: join(root, 'unmounted') };
  await expect(storeChanges(client, gone, dataDir)).rejects.toThrow('mount its disk');
  expect(existsSync(gone.folder)).toBe(false);
});

test('another passphrase, a changed file and a missing one are refused, and nothing is left behind', async () => {
  await expect(openExisting(settings.folder, 'another long passphrase')).rejects.toThrow('BACKUP_PASSPHRASE');
  await expect(openExisting(join(root, 'nowhere'), settings.passphrase)).rejects.toThrow('holds no backups');
  const [newest] = await readManifests(await repository());
  const path = join(settings.folder, 'base', newest?.id ?? '', 'data');
  const bytes = readFileSync(path);
  bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1;
  writeFileSync(path, bytes);
  const to = join(root, 'three');
  await expect(restore(await repository(), to, null)).rejects.toThrow('is damaged');
  expect(await readdir(to)).toEqual([]);
});
