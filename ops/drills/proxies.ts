// A proxy of ops/ with TLS before two stores on one PostgreSQL, as docs/running.md sets them up.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setDefaultCACertificates } from 'node:tls';
import { freePort, startEmbeddedDatabase } from '../../src/api/platform/db/embedded/embedded.ts';
import { openStoreProcess, type StoreProcess } from '../../test/store-process.ts';

export type Site = { address: string; stores: StoreProcess[]; restart: (place: number) => Promise<void> };

const ops = join(import.meta.dirname, '..');
const INSTANCES = 2;

export const proxies = ['nginx', 'haproxy'] as const;
export type Proxy = (typeof proxies)[number];

export const isInstalled = (proxy: Proxy) => spawnSync(proxy, ['-v']).error === undefined;

/** Opens PostgreSQL, two stores and the proxy in `folder`; hands every program to `started`. */
export async function openSite(
  proxy: Proxy,
  folder: string,
  started: (program: ChildProcess) => void,
): Promise<Site & { databaseUrl: string; close: () => Promise<void> }> {
  const database = await startEmbeddedDatabase(join(folder, 'database'));
  const [https, http] = [await freePort(), await freePort()];
  const address = `https://127.0.0.1:${https}`;
  const environment = {
    ...keys(),
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_URL: address,
    TRUSTED_PROXIES: '127.0.0.1',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
  };
  const open = (port: number) => openStoreProcess({ ...environment, PORT: String(port) }, started);
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const stores = await Promise.all(ports.map(open));
  const program = startProxy(proxy, folder, { https, http, ports });
  started(program);
  await untilReady(`${address}/health/ready`);
  return {
    address,
    stores,
    databaseUrl: database.url,
    restart: async (place) => {
      await stores[place]?.stop();
      stores[place] = await open(ports[place] ?? 0);
    },
    close: async () => {
      program.kill('SIGTERM');
      await once(program, 'exit');
      await Promise.all(stores.map((store) => store.stop()));
      await database.stop();
    },
  };
}

/** As `npm run keys` prints them. */
export function keys(): Record<string, string> {
  const printed = execFileSync(process.execPath, ['scripts/keys.ts'], {
    cwd: join(ops, '..'),
    encoding: 'utf8',
  });
  return Object.fromEntries(
    Array.from(printed.matchAll(/^([A-Z_]+)=(\S+)$/gm), ([, name = '', value = '']) => [name, value]),
  );
}

type Ports = { https: number; http: number; ports: number[] };

function startProxy(proxy: Proxy, folder: string, { https, http, ports }: Ports): ChildProcess {
  const own = join(folder, proxy);
  mkdirSync(own);
  const [cert, key] = [join(own, 'cert.pem'), join(own, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1'];
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...request, ...names], { stdio: 'ignore' });
  setDefaultCACertificates([readFileSync(cert, 'utf8')]);
  const [one, two] = ports;
  const placed = (text: string) =>
    text.replaceAll('127.0.0.1:3000', `127.0.0.1:${one}`).replaceAll('127.0.0.1:3001', `127.0.0.1:${two}`);
  if (proxy === 'haproxy') {
    const pem = join(own, 'minwal.pem');
    writeFileSync(pem, readFileSync(cert));
    appendFileSync(pem, readFileSync(key));
    const text = placed(readFileSync(join(ops, 'haproxy.cfg'), 'utf8'))
      // A drill has few connections, and its user may open few files.
      .replace('maxconn 20000', 'maxconn 2000')
      .replace('bind :80', `bind 127.0.0.1:${http}`)
      .replace('bind :443', `bind 127.0.0.1:${https}`)
      .replace('/etc/haproxy/minwal.pem', pem);
    writeFileSync(join(own, 'haproxy.cfg'), text);
    return spawn('haproxy', ['-q', '-db', '-f', join(own, 'haproxy.cfg')], { stdio: 'inherit' });
  }
  const text = placed(readFileSync(join(ops, 'nginx.conf'), 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`)
    .replace(/^ *listen \[::\].*$/gm, '')
    .replaceAll(/\/etc\/letsencrypt\/live\/minwal.example\/fullchain.pem/g, cert)
    .replaceAll(/\/etc\/letsencrypt\/live\/minwal.example\/privkey.pem/g, key);
  writeFileSync(join(own, 'site.conf'), text);
  const whole = `daemon off;\npid ${own}/nginx.pid;\nerror_log ${own}/error.log;\nevents {}\nhttp {\n  access_log off;\n  include ${own}/site.conf;\n}\n`;
  writeFileSync(join(own, 'nginx.conf'), whole);
  return spawn('nginx', ['-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')], { stdio: 'inherit' });
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(100)) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
  }
  throw new Error(`${url} is not ready after 30 s`);
}
