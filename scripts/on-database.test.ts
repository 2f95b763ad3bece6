import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { builtProgram } from '../test/store-process.ts';
import { openStore } from '../test/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(args: string[], environment: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, said: text(child.stderr), ended: once(child, 'exit') };
}

test.each([
  [
    'a database that is not there',
    [],
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /^DATABASE_URL is refused .*\n$/,
  ],
  [
    'a misspelt setting',
    [],
    { DATABSE_URL: 'x', PORT: 'x' },
    /^DATABSE_URL is not a setting .*\nPORT must be .*\n$/,
  ],
  ['an option there is not', ['--prodcts', '9'], {}, /^Unknown option '--prodcts'.*\n$/],
  [
    'a number of products that is none',
    ['--products', 'many'],
    {},
    /^--products must be a whole number .*\n$/,
  ],
])('a command says in a line what it cannot work with: %s', async (_, args, environment, line) => {
  const { said, ended } = start([builtProgram('seed'), ...args], environment);
  expect(await said).toMatch(line);
  expect(await ended).toEqual([1, null]);
});

test('a command that is stopped at its work stops the database that it started', async () => {
  const DATA_DIR = join(folder, 'stopped');
  const note = join(DATA_DIR, 'postgres', 'postmaster.pid');
  const { child, said, ended } = start([builtProgram('seed')], { DATA_DIR, DATABASE_URL: '' });
  await expect.poll(() => existsSync(note), { interval: 20 }).toBe(true);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await ended).toEqual([130, null]);
  expect([await said, existsSync(note)]).toEqual(['', false]);
});

test('a command on the database of a running store ends with its work', async () => {
  const store = await openStore();
  const work = `(await import('./scripts/on-database.ts')).onDatabase(({ pool }) => pool.query('select 1'))`;
  const { said, ended } = start(['--input-type=module', '-e', work], { DATABASE_URL: store.url });
  expect([await ended, await said]).toEqual([[0, null], '']);
});
