import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockDataFolder } from '../data-lock.ts';
import { embeddedPostgres, majorVersion } from './embedded-binaries.ts';
import { clearLeftovers, readNote, runningServer } from './embedded-leftovers.ts';
import { chooseLaunch, launchProcess, type Launch } from './embedded-process.ts';

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

/** What a container allows counts; 0: nothing limits it. */
const MEMORY_BYTES = Math.min(totalmem(), process.constrainedMemory() || Infinity);
/** PostgreSQL's own cache, an eighth of the memory: the store and the cache of files need the rest. */
const CACHE_MB = Math.floor(Math.min(1024, Math.max(128, MEMORY_BYTES / 8 / 2 ** 20)));

const SETTINGS = {
  max_connections: '100',
  shared_buffers: `${CACHE_MB}MB`,
  unix_socket_permissions: '0700',
  log_min_messages: 'log',
  // A crash of PostgreSQL alone loses no committed data either way; this also covers a crash of the machine.
  synchronous_commit: 'on',
  // WAL waits for the backup folder at most this long; then a new base backup is made.
  max_slot_wal_keep_size: '8GB',
};

/**
 * Starts PostgreSQL in `dataDir`, creating the cluster on first use, and restarts it if it dies. Throws a sentence if
 * another process has the folder.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(folder);
  try {
    const { url, stop } = await startIn(folder, settings);
    return { url, stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startIn(folder: string, settings: Record<string, string>): Promise<EmbeddedDatabase> {
  const home = await embeddedPostgres();
  const cluster = join(folder, 'postgres');
  const launch = chooseLaunch(folder);
  const password = readPassword(folder);
  await refuseOtherVersion(home, cluster, folder);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await makeCluster(launch, home, cluster, folder);
  await clearLeftovers(cluster);
  const address = await chooseAddress(cluster);
  const supervisor = supervise(() =>
    startServer(launch, home, cluster, address, { ...SETTINGS, ...settings }),
  );
  await supervisor.ready;
  return {
    url: urlOf(address, password),
    stop: async () => {
      await supervisor.stop();
      if ('socketFolder' in address && address.socketFolder !== cluster)
        rmSync(address.socketFolder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL reads files of its own major version only. */
async function refuseOtherVersion(home: string, cluster: string, folder: string): Promise<void> {
  const path = join(cluster, 'PG_VERSION');
  if (!existsSync(path)) return;
  const [theirs, ours] = [readFileSync(path, 'utf8').trim(), await majorVersion(home)];
  if (theirs !== ours)
    throw new Error(
      `${folder} holds a database of PostgreSQL ${theirs}, and this version of the store brings ${ours}: start the version before on it, and beside it run npm run move -- ${folder} <new folder> of this one.`,
    );
}

/** The URL of the server that another process runs in `dataDir`, or null; starts nothing. */
export function runningDatabaseUrl(dataDir: string): string | null {
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  if (runningServer(cluster) === null) return null;
  const [, , , port = '', socketFolder = ''] = readNote(cluster);
  return urlOf(socketFolder === '' ? { port: Number(port) } : { socketFolder }, readPassword(folder));
}

type Address = { socketFolder: string } | { port: number };

function urlOf(address: Address, password: string): string {
  if ('port' in address) return `postgres://minwal:${password}@127.0.0.1:${address.port}/postgres`;
  return `postgres://minwal:${password}@localhost/postgres?host=${encodeURIComponent(address.socketFolder)}`;
}

// Unix sockets need no free port; their path must stay below about 100 characters.
async function chooseAddress(cluster: string): Promise<Address> {
  if (process.platform === 'win32') return { port: await freePort() };
  if (cluster.length < 80) return { socketFolder: cluster };
  const socketFolder = join(tmpdir(), `minwal-${randomBytes(6).toString('hex')}`);
  mkdirSync(socketFolder, { mode: 0o700 });
  return { socketFolder };
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

function readPassword(folder: string): string {
  const path = join(folder, 'postgres.password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(path, 'utf8').trim();
}

// Created in a temporary folder and renamed: an interrupted start must not leave an incomplete cluster.
async function makeCluster(launch: Launch, home: string, cluster: string, folder: string): Promise<void> {
  const unfinished = `${cluster}.new`;
  for (const old of [cluster, unfinished]) rmSync(old, { recursive: true, force: true });
  const args = [
    '-D',
    unfinished,
    '-U',
    'minwal',
    `--pwfile=${join(folder, 'postgres.password')}`,
    '--auth=scram-sha-256',
  ];
  args.push(
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  );
  const initdb = launchProcess(launch, join(home, 'bin', 'initdb'), args, environmentOf(home));
  let output = '';
  initdb.stdout?.on('data', (text: Buffer) => (output += text));
  initdb.stderr?.on('data', (text: Buffer) => (output += text));
  const status = await new Promise((done) => initdb.once('exit', done));
  if (status !== 0) throw new Error(`The database could not be made in ${cluster}:\n${output}`);
  renameSync(unfinished, cluster);
}

function startServer(
  launch: Launch,
  home: string,
  cluster: string,
  address: Address,
  settings: Record<string, string>,
): ChildProcess {
  const listen =
    'port' in address
      ? { listen_addresses: '127.0.0.1', port: String(address.port) }
      : { listen_addresses: '', unix_socket_directories: address.socketFolder };
  const args = Object.entries({ ...settings, ...listen }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  return launchProcess(launch, join(home, 'bin', 'postgres'), ['-D', cluster, ...args], environmentOf(home));
}

function environmentOf(home: string): NodeJS.ProcessEnv {
  return { ...process.env, LD_LIBRARY_PATH: join(home, 'lib'), LC_ALL: 'C', TZ: 'UTC' };
}

/** Workers of a killed server exit within seconds; PostgreSQL refuses to start until then. */
const OUTLIVING_MS = 10_000;

function supervise(start: () => ChildProcess): { ready: Promise<void>; stop: () => Promise<void> } {
  let stopping = false;
  let server = start();
  const firstStart = async () => {
    for (const end = Date.now() + OUTLIVING_MS; ; server = start()) {
      const output = await untilReady(server);
      if (output === null) return;
      if (!output.includes('still in use') || Date.now() > end)
        throw new Error(`PostgreSQL stopped:\n${output}`);
      await wait(200);
    }
  };
  const restart = async () => {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 2000)) {
      await wait(pause);
      if (stopping) return;
      server = start();
      await Promise.all([untilReady(server), once(server, 'exit')]);
    }
  };
  // Stops the server on every exit except kill -9.
  const stopServer = () => server.kill('SIGINT');
  process.once('exit', stopServer);
  const ready = firstStart();
  ready.then(() => server.once('exit', () => void restart())).catch(() => {});
  return {
    ready,
    stop: async () => {
      stopping = true;
      process.off('exit', stopServer);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
    },
  };
}

/** Null once the server accepts connections; its last output if it exits before. */
function untilReady(server: ChildProcess): Promise<string | null> {
  let output = '';
  server.stdout?.resume();
  return new Promise((done) => {
    server.once('error', ({ message }) => done(message));
    server.stderr?.on('data', (text: Buffer) => {
      output = (output + text).slice(-4000);
      if (output.includes('database system is ready')) done(null);
    });
    server.once('close', () => done(output));
  });
}
