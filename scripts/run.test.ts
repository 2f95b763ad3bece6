import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'minwal-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

type Started = { child: ChildProcess; said: { out: string; err: string }; ended: Promise<unknown> };
type Where = { cwd?: string; env?: Record<string, string> };

function start(command: string, args: string[], { cwd = root, env = {} }: Where = {}): Started {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  const said = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (said.out += part));
  child.stderr.on('data', (part: Buffer) => (said.err += part));
  return { child, said, ended: once(child, 'close') };
}

const run = (...args: string[]) => start(process.execPath, ['scripts/run.mjs', ...args]);

/** The project in a folder of its own, with what it is made of where it is. */
function copyOfProject({ isInstalled }: { isInstalled: boolean }): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const name of ['src', 'db', 'package.json', 'package-lock.json'])
    symlinkSync(join(root, name), join(copy, name));
  mkdirSync(join(copy, 'scripts'));
  for (const name of readdirSync(join(root, 'scripts')).filter((file) => file !== 'run.mjs'))
    symlinkSync(join(root, 'scripts', name), join(copy, 'scripts', name));
  copyFileSync(join(root, 'scripts/run.mjs'), join(copy, 'scripts/run.mjs'));
  if (!isInstalled) return copy;
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  mkdirSync(join(copy, 'node_modules'));
  writeFileSync(join(copy, 'node_modules/.minwal-lock'), lock);
  symlinkSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'));
  return copy;
}

const { scripts }: { scripts: object } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test.each(Object.keys(scripts))('npm run %s says with --help what it does', async (name) => {
  const { said, ended } = run(name, '--help');
  expect(await ended).toEqual([0, null]);
  expect(said.out).toMatch(new RegExp(`^[A-Z].*\\.\n\nnpm (run )?${name}( -- .*)?\n`));
});

test.each([
  ['src/server.ts', 'start'],
  ['scripts/seed.ts', 'seed'],
  ['scripts/migrate.ts', 'migrate'],
  ['scripts/order.ts', 'order'],
  ['scripts/console-owner.ts', 'console:owner'],
  ['scripts/console-audit.ts', 'console:audit'],
  ['scripts/backup.ts', 'backup'],
  ['scripts/restore.ts', 'restore'],
  ['scripts/move.ts', 'move'],
  ['scripts/draw-pictures.ts', 'pictures'],
  ['scripts/build.ts', 'build'],
  ['scripts/check.ts', 'check'],
  ['scripts/test.ts', 'test'],
  ['scripts/dev.ts', 'dev'],
  ['bench/run.ts', 'bench'],
])('node %s says with --help what its task does, and does nothing', async (file, name) => {
  const { said, ended } = start(process.execPath, [file, '--help']);
  expect(await ended).toEqual([0, null]);
  expect(said.out).toMatch(new RegExp(`^[A-Z].*\\.\n\nnpm (run )?${name}( -- .*)?\n`));
});

test('npm start says with --help everything that can be set', async () => {
  const { said, ended } = run('start', '--help');
  await ended;
  expect(said.out).toContain(readFileSync(join(root, '.env.example'), 'utf8').trim());
});

test.each([
  [['nothing'], 'There is no task nothing.'],
  [['start', '4000'], 'npm start knows no 4000.'],
  [['migrate', '--force'], 'npm run migrate knows no --force.'],
  [['bench', '--second=1'], 'npm run bench knows no --second=1.'],
])('what a task does not know is refused before it begins: %j', async (args, line) => {
  const { said, ended } = run(...args);
  expect(await ended).toEqual([1, null]);
  expect(said.err).toContain(line);
});

test('a file .env sets up what works on the store, and gives way to the environment', async () => {
  const cwd = copyOfProject({ isInstalled: true });
  writeFileSync(join(cwd, '.env'), 'DATABASE_URL="postgres://u:p@127.0.0.1:1/x"\nDATA_DIR=data\n');
  const migrate = async (env: Record<string, string>) => {
    const { said, ended } = start(process.execPath, ['scripts/run.mjs', 'migrate'], { cwd, env });
    await ended;
    return said.err;
  };
  expect(await migrate({})).toContain('DATABASE_URL is refused at 127.0.0.1:1');
  expect(await migrate({ DATABASE_URL: 'postgres://u:p@127.0.0.1:2/x' })).toContain('at 127.0.0.1:2');
});

test('what npm runs ends with npm, and the database with it', async () => {
  const cwd = copyOfProject({ isInstalled: true });
  const note = join(cwd, 'data/postgres/postmaster.pid');
  const env = { DATA_DIR: 'data', DATABASE_URL: '' };
  const { child, ended } = start('npm', ['run', 'seed'], { cwd, env });
  await expect.poll(() => existsSync(note), { interval: 50 }).toBe(true);
  child.kill('SIGTERM');
  await ended;
  await expect.poll(() => existsSync(note), { interval: 50 }).toBe(false);
});

test('the first start says after five seconds what it waits for, and ends on a signal', async () => {
  const cwd = copyOfProject({ isInstalled: false });
  const env = { npm_config_registry: 'http://127.0.0.1:1/', npm_config_cache: join(folder, 'cache') };
  const { child, said, ended } = start(process.execPath, ['scripts/run.mjs', 'seed'], { cwd, env });
  await expect.poll(() => said.out).toContain('Waiting for http://127.0.0.1:1/, which does not answer');
  child.kill('SIGTERM');
  await ended;
});
