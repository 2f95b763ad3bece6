import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedPostgres } from './embedded-binaries.ts';
import { chooseLaunch, launchProcess, type Launch } from './embedded-process.ts';
import { lockDataFolder } from './data-lock.ts';

/** A running embedded server: where to connect, and how to stop it for good. */
export type EmbeddedDatabase = { url: string; stop: () => Promise<void> };

const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  unix_socket_permissions: '0700',
  log_min_messages: 'log',
  // Without a crash of the machine itself nothing acknowledged is lost; this stays on for those too.
  synchronous_commit: 'on',
};

/**
 * Starts PostgreSQL in `dataDir`, making the cluster on first use, and keeps it running: a server that dies is
 * started again. Refuses, with a sentence, when another process has the folder. `settings` are server settings on
 * top of the store's own (tests turn fsync off).
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(folder);
  const home = await embeddedPostgres();
  const cluster = join(folder, 'postgres');
  const launch = chooseLaunch(folder);
  const password = readPassword(folder);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await makeCluster(launch, home, cluster, folder);
  await awaitOrphan(cluster);
  const address = await chooseAddress(cluster);
  const supervisor = supervise(() =>
    startServer(launch, home, cluster, address, { ...SETTINGS, ...settings }),
  );
  await supervisor.ready;
  return {
    url: urlOf(address, password),
    stop: async () => {
      await supervisor.stop();
      unlock();
    },
  };
}

/**
 * Where to connect to the server that another process of the store runs in `dataDir`, or null where none runs. For
 * commands that work beside a running store: it asks for no lock and starts nothing.
 */
export function runningDatabaseUrl(dataDir: string): string | null {
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  const note = join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return null;
  // The server writes its process, folder, start, port, socket folder and listening address, a line each.
  const [pid = '', , , port = '', socketFolder = ''] = readFileSync(note, 'utf8').split('\n');
  if (!isPostgres(Number(pid), cluster)) return null;
  return urlOf(socketFolder === '' ? { port: Number(port) } : { socketFolder }, readPassword(folder));
}

type Address = { socketFolder: string } | { port: number };

function urlOf(address: Address, password: string): string {
  if ('port' in address) return `postgres://minwal:${password}@127.0.0.1:${address.port}/postgres`;
  return `postgres://minwal:${password}@localhost/postgres?host=${encodeURIComponent(address.socketFolder)}`;
}

// Unix sockets need no port that could be taken; their path may not pass about 100 characters.
async function chooseAddress(cluster: string): Promise<Address> {
  if (process.platform === 'win32') return { port: await freePort() };
  if (cluster.length < 80) return { socketFolder: cluster };
  const socketFolder = join(tmpdir(), `minwal-${randomBytes(6).toString('hex')}`);
  mkdirSync(socketFolder, { mode: 0o700 });
  return { socketFolder };
}

function freePort(): Promise<number> {
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

async function makeCluster(launch: Launch, home: string, cluster: string, folder: string): Promise<void> {
  rmSync(cluster, { recursive: true, force: true });
  const args = [
    '-D',
    cluster,
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
  let said = '';
  initdb.stdout?.on('data', (text: Buffer) => (said += text));
  initdb.stderr?.on('data', (text: Buffer) => (said += text));
  const status = await new Promise((done) => initdb.once('exit', done));
  if (status !== 0) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error(`The database could not be made in ${cluster}:\n${said}`);
  }
}

// A killed store leaves a server that is still shutting down, or a note of one that is gone.
async function awaitOrphan(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid');
  for (let tries = 0; tries < 100 && existsSync(note); tries += 1) {
    const pid = Number(readFileSync(note, 'utf8').split('\n')[0]);
    if (!isPostgres(pid, cluster)) return rmSync(note, { force: true });
    process.kill(pid, tries < 50 ? 'SIGINT' : 'SIGQUIT');
    await wait(100);
  }
}

function isPostgres(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return false;
  }
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

function supervise(start: () => ChildProcess): { ready: Promise<void>; stop: () => Promise<void> } {
  let stopping = false;
  let server = start();
  let said = '';
  const listen = (child: ChildProcess, up: () => void) => {
    child.stdout?.resume();
    child.stderr?.on('data', (text: Buffer) => {
      said = (said + text).slice(-4000);
      if (said.includes('database system is ready')) up();
    });
  };
  const ready = new Promise<void>((up, failed) => {
    listen(server, up);
    server.once('exit', (status) =>
      failed(new Error(`PostgreSQL stopped (${status ?? 'killed'}):\n${said}`)),
    );
  });
  const restart = async () => {
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 2000)) {
      await wait(pause);
      if (stopping) return;
      said = '';
      server = start();
      listen(server, () => {});
      await new Promise((gone) => server.once('exit', gone));
    }
  };
  ready.then(() => server.once('exit', () => void restart())).catch(() => {});
  return {
    ready,
    stop: async () => {
      stopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await gone;
    },
  };
}
