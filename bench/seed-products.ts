import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Fills a new database in `dataDir` with `products` generated products. */
export function seedProducts(dataDir: string, products: number): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/seed.ts', '--products', String(products)],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The products could not be made: ${stderr}`);
}
