import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Fills a new database of its own in `dataDir` with `products` generated products, and shows how far it is. */
export async function seedProducts(
  dataDir: string,
  products: number,
  started: (program: ChildProcess) => void,
): Promise<void> {
  const seeding = spawn(process.execPath, ['scripts/seed.ts', '--products', String(products)], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started(seeding);
  const [status] = await once(seeding, 'exit');
  if (status !== 0) throw new Error('The products could not be made');
}
