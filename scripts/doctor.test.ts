import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/api/config.ts';
import { openSecrets, readKeys } from '../src/api/secrets.ts';
import { addProduct } from '../test/catalog.ts';
import { builtProgram } from '../test/store-process.ts';
import { openStore } from '../test/store.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'minwal-doctor-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));
const store = await openStore();
const keys = {
  CODE_PEPPER: 'pepper of this shop, never another one',
  TOKEN_KEY: 'tokens of this shop, never another one',
};

async function run(program: string, environment: Record<string, string> = {}, ...args: string[]) {
  const child = spawn(process.execPath, [builtProgram(program), ...args], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: store.url, DATA_DIR, PORT: '0', ...keys, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status: Number(status), said: `${out}${err}` };
}

/** The database of the tests is not synced to the disk. */
const unsynced = '✗ Database\n  fsync is off: a power cut loses orders.\n';

test('a shop is looked at part by part', async () => {
  const { status, said } = await run('doctor');
  const well = ['Clock', 'Migrations', 'Disk', 'Keys', 'Pictures', 'Jobs', 'Messages', 'Backup', 'Books'];
  expect(said).toBe(`✓ Settings\n${unsynced}${well.map((part) => `✓ ${part}\n`).join('')}`);
  expect(status).toBe(1);
});

test('keys make a first environment; a start and the doctor refuse others, until they are accepted', async () => {
  const made = (await run('keys')).said.trim().split('\n');
  expect(made.map((line) => line.split('=')[0])).toEqual([
    'CODE_PEPPER',
    'TOKEN_KEY',
    'VAPID_PUBLIC_KEY',
    'VAPID_PRIVATE_KEY',
  ]);
  expect((await run('keys', {}, '--accept')).status).toBe(0);
  const other = Object.fromEntries([made[0]?.split('=') ?? []]);
  const opened = await run('server', other);
  expect(opened.status).toBe(1);
  expect(opened.said).toMatch(
    /^CODE_PEPPER is not the key that this database was written with: .*--accept\.$/m,
  );
  expect(opened.said).not.toContain('TOKEN_KEY');
  expect((await run('doctor', other)).said).toContain('✗ Keys\n  CODE_PEPPER is not the key');
  expect((await run('keys', other, '--accept')).said).toMatch(/^CODE_PEPPER accepted\./);
  expect((await run('doctor', other)).said).toContain('✓ Keys');
});

test('keys are rotated by lines for the environment, and the doctor says when those before ended', async () => {
  expect((await run('keys', {}, '--accept')).status).toBe(0);
  const { said } = await run('keys', {}, '--rotate');
  const lines = Object.fromEntries(
    [...said.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  expect(lines).toEqual({
    CODE_PEPPER: expect.stringMatching(/^[\w-]{43}$/),
    CODE_PEPPER_BEFORE: keys.CODE_PEPPER,
    TOKEN_KEY: expect.stringMatching(/^[\w-]{43}$/),
    TOKEN_KEY_BEFORE: keys.TOKEN_KEY,
  });
  expect((await run('doctor', lines)).said).toContain('✓ Keys');
  expect((await run('keys', lines, '--rotate')).said).toMatch(/^New keys are set already/);
  const set = readKeys(readConfig({ ...lines, DATA_DIR }));
  await openSecrets(store.db, set, { now: new Date(), isAlone: false });
  expect((await run('doctor', lines)).said).toContain('✓ Keys');
  expect((await run('keys', lines, '--rotate')).said).toMatch(/^The keys are being rotated until /);
  await sql`update key_fingerprints set before_until = now()`.execute(store.db);
  expect((await run('doctor', lines)).said).toContain(
    '✗ Keys\n  CODE_PEPPER_BEFORE and TOKEN_KEY_BEFORE ended: take them out of the environment.\n',
  );
  expect((await run('keys', lines, '--rotate')).said).toContain(`CODE_PEPPER_BEFORE=${lines['CODE_PEPPER']}`);
});

test('keys of the data folder are rotated in their file', async () => {
  const none = { CODE_PEPPER: '', TOKEN_KEY: '' };
  expect((await run('keys', none, '--accept')).status).toBe(0);
  const read = () => readKeys(readConfig({ DATA_DIR }));
  const { pepper, tokenKey } = read();
  expect((await run('keys', none, '--rotate')).said).toMatch(/^New keys are in .*secrets\.json\. Start/);
  expect(read().before).toEqual({ pepper, tokenKey });
  expect(read().pepper).not.toBe(pepper);
  expect((await run('keys', none, '--rotate')).said).toMatch(/^New keys are set already/);
  expect((await run('keys', {}, '--accept')).status).toBe(0);
});

test('what is wrong is said in sentences, and the rest is looked at', async () => {
  const shirt = await addProduct(store.db, { price: 500, stock: { 'black/M': 5 } });
  await sql`insert into pictures (id, width, height, avif, webp) values ('gone', 10, 10, '{10}', '{10}')`.execute(
    store.db,
  );
  await sql`insert into job_runs (job, failures, last_error, late_at)
    values ('clean-up', 3, 'no room', now() - interval '1 hour')`.execute(store.db);
  await sql`update variants set stock = 6 where product_id = ${shirt}`.execute(store.db);
  const { status, said } = await run('doctor');
  expect(status).toBe(1);
  expect(said).toContain('✗ Pictures\n  gone-10.webp is missing');
  expect(said).toContain('✗ Jobs\n  clean-up last ended well never: no room\n');
  expect(said).toContain('✗ Books\n  stock is the sum of its ledger: ');
  expect(said).toContain('✓ Messages\n');
});
