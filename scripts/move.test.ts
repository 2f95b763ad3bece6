import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from '../src/api/platform/db/embedded/embedded.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { eventually } from '../test/eventually.ts';
import { builtProgram } from '../test/store-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-move-'));
const [from, to] = [join(folder, 'from'), join(folder, 'to')];

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function move(...places: string[]) {
  const child = spawn(process.execPath, [builtProgram('move'), ...places], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { text: '' };
  child.stdout.on('data', (text: Buffer) => (said.text += text));
  child.stderr.on('data', (text: Buffer) => (said.text += text));
  return { said, ended: once(child, 'close') };
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('a folder that a store runs on is moved into an empty one, with its files', async () => {
  const before = await startEmbeddedDatabase(from);
  await migrate(before.url);
  await ask(before.url, `insert into audit_log (actor, action, subject) values ('a', 'moved', 'c')`);
  mkdirSync(join(from, 'pictures'));
  writeFileSync(join(from, 'pictures', 'dress.avif'), 'picture');
  writeFileSync(join(from, 'secrets.json'), '{}');
  const { said, ended } = move(from, to);
  await eventually(() => expect(said.text).toContain(`into ${to}. Until the store before is stopped`));
  await before.stop();
  expect(await ended).toEqual([0, null]);
  expect(readFileSync(join(to, 'pictures', 'dress.avif'), 'utf8')).toBe('picture');
  expect(existsSync(join(to, 'secrets.json'))).toBe(true);
  const after = await startEmbeddedDatabase(to);
  expect(await ask(after.url, 'select action from audit_log')).toEqual([{ action: 'moved' }]);
  await after.stop();
});

test.each([
  ['a folder that no store runs on', () => [from, join(folder, 'other')], /^No store runs on /],
  ['only one place', () => [from], /^Say from where and to where/],
])('%s is refused in a line', async (_what, places, line) => {
  const { said, ended } = move(...places());
  expect(await ended).toEqual([1, null]);
  expect(said.text).toMatch(line);
});
