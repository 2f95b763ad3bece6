import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningDatabaseUrl } from '../src/api/platform/db/embedded/embedded.ts';
import { readPdf } from '../test/pdf-text.ts';
import { done, RemoteStaff } from '../test/remote-staff.ts';
import { openStoreProcess, type StoreProcess } from '../test/store-process.ts';

// A built server where nothing else is: the files that docs/running.md names, and the packages of `npm ci --omit=dev`.

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'built-'));
const dataDir = join(folder, 'data');
const environment = {
  DATA_DIR: dataDir,
  DIST: '',
  DATABASE_URL: '',
  DEMO: 'false',
  PORT: '0',
  LOG_LEVEL: 'fatal',
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_PASSPHRASE: 'a good long passphrase',
};
const START = ['scripts/run.mjs', 'start'];
let store: StoreProcess;
const address = () => store.address;
const owner = new RemoteStaff(address);

async function run(
  args: string[],
  { cwd = folder, env = {} } = {},
): Promise<{ status: unknown; said: string }> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, said: out + err };
}

function copyBuilt(): void {
  const running = readFileSync(join(root, 'docs/running.md'), 'utf8');
  const [, list = ''] = /Then copy (.+?) to the server/s.exec(running) ?? [];
  const named = [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  if (!named.includes('dist/')) throw new Error('docs/running.md does not say what is copied');
  for (const name of named) cpSync(join(root, name), join(folder, name), { recursive: true });
}

function linkPackages(): void {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const installed = Object.entries(lock.packages).filter(([name, { dev }]) => name !== '' && dev !== true);
  for (const [name] of installed) {
    if (/node_modules\/.*node_modules\//.test(name)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(root, name), join(folder, name));
  }
  for (const file of ['.package-lock.json', '.bin/node']) {
    mkdirSync(dirname(join(folder, 'node_modules', file)), { recursive: true });
    symlinkSync(join(root, 'node_modules', file), join(folder, 'node_modules', file));
  }
}

beforeAll(async () => {
  copyBuilt();
  linkPackages();
  store = await openStoreProcess(environment, () => {}, folder, START);
  const database = new pg.Client({ connectionString: runningDatabaseUrl(dataDir) ?? '' });
  await database.connect();
  await owner.join((...query) => database.query(...query), ['owner']);
  await database.end();
});

afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
});

test.each(['/', '/faq', '/console', '/console/round'])('%s is a page', async (path) => {
  const answer = await fetch(address() + path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching('text/html'),
  ]);
});

test('a PDF is made, a spreadsheet written and one read, each by a process of its own', async () => {
  const paper = await fetch(`${address()}/documents/terms.ar.pdf`);
  const { fonts, pages } = await readPdf(new Uint8Array(await paper.arrayBuffer()));
  expect([pages, fonts]).toEqual([expect.any(Number), expect.arrayContaining([expect.any(String)])]);
  const { file } = await done(owner.ask('exportStock', { format: 'xlsx' }));
  expect(file.name).toMatch(/\.xlsx$/);
  const read = await owner.sendFile('addImport', 'Name,Price\nDress,1000\n', 'products.csv');
  expect([read.status, read.body.data.import.fileName]).toEqual([200, 'products.csv']);
});

test('it is backed up while it runs, and stores its last changes when SIGTERM ends it', async () => {
  // Refused while the store's own job makes one.
  await expect.poll(async () => (await owner.ask('startBackup', {})).status).toBe(200);
  // Waits for that one.
  expect(await run(['scripts/run.mjs', 'backup'])).toEqual({
    status: 0,
    said: expect.stringMatching(/^Backed up to .* started and checked \(.* s\)\.\n/m),
  });
  const { backup } = await done(owner.ask('getToday', {}));
  expect(backup).toMatchObject({ last: { bytes: expect.any(Number) }, hasFailed: false });
  const told = Date.now();
  store.child.kill('SIGTERM');
  expect(await once(store.child, 'exit')).toEqual([0, null]);
  const wal = readdirSync(join(environment.BACKUP_DIR, 'wal'), { recursive: true, withFileTypes: true });
  const written = wal
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs);
  expect(Math.max(...written)).toBeGreaterThan(told);
});

test('what only development does is refused with a sentence', async () => {
  expect(await run(['scripts/run.mjs', 'check'])).toEqual({
    status: 1,
    said: expect.stringMatching(/is for development: npm ci/),
  });
});
