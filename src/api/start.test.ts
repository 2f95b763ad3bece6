import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { inDatabase } from '../../test/global-setup.ts';
import { builtProgram, openStoreProcess } from '../../test/store-process.ts';
import { type ConfigError, readConfig } from './config.ts';
import { checkSurroundings } from './preflight.ts';

const server = inject('databaseServer');

const folder = mkdtempSync(join(tmpdir(), 'minwal-start-'));
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const address = taken.address();
const takenPort = typeof address === 'object' ? (address?.port ?? 0) : 0;
const file = join(folder, 'file');
writeFileSync(file, '');

afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

const unmade = join(folder, 'unmade');

async function complaint(environment: Record<string, string>): Promise<string> {
  const config = readConfig({ PORT: '0', DATA_DIR: unmade, ...environment });
  return checkSurroundings(config).then(
    () => '',
    (error: ConfigError) => error.message,
  );
}

/** A server on the way to the database; `meet` says what each connection meets, by its number from 1. */
async function onTheWay(meet: (near: Socket, pass: () => void, number: number) => void): Promise<string> {
  const { hostname, port, searchParams } = new URL(server);
  const folderOfSocket = searchParams.get('host');
  const far = () =>
    folderOfSocket === null
      ? connect(Number(port), hostname)
      : connect(join(folderOfSocket, `.s.PGSQL.${port || 5432}`));
  let number = 0;
  const between = createServer((near) => {
    near.on('error', () => {});
    const pass = () => {
      const line = far();
      line.on('error', () => near.destroy());
      near.pipe(line).pipe(near);
    };
    meet(near, pass, (number += 1));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void between.close());
  await once(between, 'listening');
  const way = between.address();
  const url = new URL(server);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${typeof way === 'object' ? way?.port : ''}`;
  return url.href;
}

describe('a database that is slow as the store starts', () => {
  test('may be late, or drop the line, and is tried again', async () => {
    const DATABASE_URL = await onTheWay((near, pass, number) => {
      if (number === 1) near.destroy();
      else setTimeout(pass, 6000);
    });
    let told = 0;
    const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'late'), DATABASE_URL });
    await checkSurroundings(config, { onWait: () => (told += 1) });
    expect(told).toBe(1);
  });

  test('is told in a sentence when it never answers', async () => {
    const DATABASE_URL = await onTheWay((near) => near.destroy());
    const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'late'), DATABASE_URL });
    await expect(checkSurroundings(config, { patienceMs: 0 })).rejects.toThrow(
      /^DATABASE_URL leads to 127\.0\.0\.1:\d+, where no PostgreSQL answers in time: see that its server runs and is not overloaded\.$/,
    );
  });
});

describe('what is set and leads nowhere is refused in a line, before anything is made', () => {
  test.each<[Record<string, string>, string | RegExp]>([
    [
      { PORT: `${takenPort}` },
      `PORT ${takenPort} is taken on 127.0.0.1: stop what listens there, or set another.`,
    ],
    [{ HOST: '203.0.113.1' }, 'HOST 203.0.113.1 is no address of this machine.'],
    [{ HOST: 'no.invalid' }, /^HOST no\.invalid cannot be listened on: .*$/],
    [
      { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
      'DATABASE_URL is refused at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      { DATABASE_URL: 'postgres://u:hidden@no.invalid/x' },
      /^DATABASE_URL is refused at no\.invalid:5432: .*$/,
    ],
    [{ DATA_DIR: file }, `DATA_DIR ${file} is no folder: ${file} is a file.`],
    [{ DATA_DIR: join(file, 'x') }, `DATA_DIR ${join(file, 'x')} is no folder: ${file} is a file.`],
    [{ DIST: folder }, `DIST ${folder} holds no built pages: npm run build makes them.`],
    [{ DIST: folder, PORT: `${takenPort}`, DATA_DIR: file }, /^PORT .*\nDIST .*\nDATA_DIR .*$/],
  ])('%j', async (environment, line) => {
    const said = await complaint(environment);
    if (typeof line === 'string') expect(said).toBe(line);
    else expect(said).toMatch(line);
    expect(said).not.toContain('hidden');
    expect(existsSync(unmade)).toBe(false);
  });

  test('a database that is not there, and a password that is wrong', async () => {
    expect(await complaint({ DATABASE_URL: inDatabase(server, 'nothing') })).toMatch(
      /^DATABASE_URL is refused at .*: database "nothing" does not exist$/,
    );
    const wrong = await complaint({ DATABASE_URL: server.replace(/:[^:@]*@/, ':hidden@') });
    expect(wrong).toMatch(/^DATABASE_URL is refused at .*: password authentication failed for user .*$/);
    expect(wrong).not.toContain('hidden');
  });

  test.runIf(process.platform === 'linux')('a DATA_DIR that cannot be made', async () => {
    expect(await complaint({ DATA_DIR: '/proc/minwal' })).toMatch(
      /^DATA_DIR \/proc\/minwal cannot be made: .*$/,
    );
  });

  test('what is right is not', async () => {
    expect(await complaint({ DATABASE_URL: server, DATA_DIR: join(folder, 'made', 'here') })).toBe('');
  });

  test('by the store as it starts', async () => {
    const child = spawn(process.execPath, [builtProgram('server')], {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        DATABSE_URL: 'postgres://u:hidden@127.0.0.1/x',
        PORT: '0',
        DATA_DIR: unmade,
        DIST: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toMatch(/^DATABSE_URL is not a setting of the store. Is DATABASE_URL meant\?\nDIST .*\n$/);
    expect([status, existsSync(unmade)]).toEqual([1, false]);
  });
});

const quiet = { PORT: '0', DEMO: 'false', LOG_LEVEL: 'silent', DATABASE_URL: '' };

test('an empty shop says how to begin, and is open for as long after SIGTERM as is set', async () => {
  const store = await openStoreProcess({
    ...quiet,
    DATA_DIR: join(folder, 'empty'),
    SHUTDOWN_LINGER_MS: '2500',
  });
  const statusOf = async (path: string) => (await fetch(store.address + path)).status;
  onTestFinished(() => store.stop());
  await expect.poll(() => store.said.join('\n')).toContain('Start it with DEMO=true');
  const told = Date.now();
  const ended = store.stop();
  await expect.poll(() => statusOf('/health/ready'), { interval: 20 }).toBe(503);
  expect(await statusOf('/health/live')).toBe(200);
  await ended;
  expect(Date.now() - told).toBeGreaterThanOrEqual(2500);
});

test('a store whose command is killed while it opens does not go on opening', async () => {
  const child = spawn(process.execPath, [builtProgram('server')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ...quiet, DATA_DIR: join(folder, 'orphan') },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});
