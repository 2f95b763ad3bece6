import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-embedded-'));
const module = join(import.meta.dirname, 'embedded.ts');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

// A process that opens the database and then holds it until it is killed.
async function holdInProcess() {
  const program = `const { url } = await (await import(${JSON.stringify(module)})).startEmbeddedDatabase(${JSON.stringify(folder)}); console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, url: String(url) };
}

describe('the embedded database', () => {
  test('keeps what was stored over a restart', async () => {
    const first = await startEmbeddedDatabase(folder);
    await ask(first.url, 'create table kept as select 1 as value');
    await first.stop();
    const second = await startEmbeddedDatabase(folder);
    expect(await ask(second.url, 'select value from kept')).toEqual([{ value: 1 }]);
    await second.stop();
  });

  test('refuses a second process on the same folder with a clear line', async () => {
    const { child } = await holdInProcess();
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
      `Another process is already running on ${folder}`,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  test('starts again after its process was killed, with everything that was committed', async () => {
    const { child, url } = await holdInProcess();
    await ask(url, 'create table committed as select 7 as value');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await startEmbeddedDatabase(folder);
    expect(await ask(again.url, 'select value from committed')).toEqual([{ value: 7 }]);
    await again.stop();
  });

  test('comes back by itself when the server is killed', async () => {
    const database = await startEmbeddedDatabase(folder);
    const pid = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => ask(database.url, 'select 1 as up').catch(() => []), { timeout: 5000 })
      .toEqual([{ up: 1 }]);
    await database.stop();
  });
});
