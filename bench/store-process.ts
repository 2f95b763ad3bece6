import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type BenchStore = { address: string; dataDir: string; stop: () => Promise<void> };

const root = join(import.meta.dirname, '..');

/** Fills a new database in `dataDir` with `products` generated products. */
export async function seedProducts(dataDir: string, products: number): Promise<void> {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/seed.ts', '--products', String(products)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The products could not be made: ${stderr}`);
}

/** The store in a process of its own, as it runs for shoppers, on a free port. */
export async function openBenchStore(dataDir: string): Promise<BenchStore> {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DEMO: 'false', PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressOf(child), dataDir, stop: () => stopProcess(child) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the store was started without its output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The store did not open');
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
