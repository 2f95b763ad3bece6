import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
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

// A process that opens the database and holds it until it is killed.
async function holdInProcess(first = '') {
  const program = `${first} const { url } = await (await import(${JSON.stringify(module)})).startEmbeddedDatabase(${JSON.stringify(folder)}); console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
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

  test('of another major version is not started, and it is said how the shop is moved', async () => {
    const path = join(folder, 'postgres', 'PG_VERSION');
    const own = readFileSync(path, 'utf8');
    writeFileSync(path, '17\n');
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
      `${folder} holds a database of PostgreSQL 17, and this version of the store brings ${own.trim()}: start the version before on it, and beside it run npm run move -- ${folder} <new folder> of this one.`,
    );
    writeFileSync(path, own);
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
    await expect.poll(() => ask(database.url, 'select 1 as up').catch(() => [])).toEqual([{ up: 1 }]);
    await database.stop();
  });

  test('starts beside lock files that name a process of another program, and lets that process be', async () => {
    const cluster = join(folder, 'postgres');
    const files = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) => join(cluster, name));
    const database = await startEmbeddedDatabase(folder);
    const notes = files.map((file) => readFileSync(file, 'utf8'));
    await database.stop();
    const foreign = spawn('sleep', ['60']);
    for (const [index, file] of files.entries())
      writeFileSync(file, (notes[index] ?? '').replace(/^\d+/, `${foreign.pid}`), { mode: 0o600 });
    const again = await startEmbeddedDatabase(folder);
    expect(await ask(again.url, 'select value from committed')).toEqual([{ value: 7 }]);
    await again.stop();
    expect([foreign.exitCode, foreign.signalCode]).toEqual([null, null]);
    foreign.kill();
  });

  test.runIf(process.platform === 'linux')(
    'waits for a worker that outlived its killed server before it starts another',
    async () => {
      const { child, url } = await holdInProcess();
      const [server] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const worker = rows[0]?.pid ?? 0;
      process.kill(worker, 'SIGSTOP');
      for (const pid of [child.pid ?? 0, Number(server)]) process.kill(pid, 'SIGKILL');
      await once(child, 'exit');
      let isUp = false;
      const starting = startEmbeddedDatabase(folder).finally(() => (isUp = true));
      await wait(1500);
      expect(isUp).toBe(false);
      process.kill(worker, 'SIGCONT');
      const again = await starting;
      expect(await ask(again.url, 'select value from committed')).toEqual([{ value: 7 }]);
      await again.stop();
    },
  );

  test('leaves no socket behind where the path of its folder is too long for one', async () => {
    const sockets = () => readdirSync(folder).filter((name) => /^minwal-[0-9a-f]{12}$/.test(name)).length;
    vi.stubEnv('TMPDIR', folder);
    const database = await startEmbeddedDatabase(join(folder, 'a'.repeat(80)));
    expect(sockets()).toBe(1);
    await database.stop();
    expect(sockets()).toBe(0);
    vi.unstubAllEnvs();
  });

  test('is not stopped by Ctrl-C in the terminal, which every process of a group gets', async () => {
    const { child, url } = await holdInProcess('process.on("SIGINT", () => {});');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await wait(300);
    expect((await client.query('select 1 as up')).rows).toEqual([{ up: 1 }]);
    await client.end();
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
