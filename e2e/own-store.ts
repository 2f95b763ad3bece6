import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { manyOrders } from '../test/many-orders.ts';
import { openStoreProcess, type StoreProcess } from '../test/store-process.ts';
import { journey } from './journey.ts';
import { openStoreClient, storeQuery } from './store-query.ts';

/** A store of its own for a journey that kills it, closes its days or counts all it has. */
export type OwnStore = {
  readonly address: string;
  /** Ends the store's process as a power cut would, and opens it again at the same address. */
  killed: () => Promise<void>;
};

/** A journey in a store of its own, with the demo in it; its pages, calls and queries go there. */
export const ownStoreJourney = journey.extend<{ store: OwnStore; environment: Record<string, string> }>({
  /** More of the environment of its process. */
  environment: [{}, { option: true }],
  store: async ({ environment }, give) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'minwal-own-store-'));
    const before = process.env['STORE_DATA_DIR'];
    process.env['STORE_DATA_DIR'] = dataDir;
    const open = async (port: string): Promise<StoreProcess> =>
      openStoreProcess({
        DATA_DIR: dataDir,
        DEMO: 'true',
        PORT: port,
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
        REQUEST_SECONDS: '60',
        ...environment,
      });
    let running = await open('0');
    const { address } = running;
    await storeQuery(
      'insert into settings (value) values ($1) on conflict (only_row) do update set value = settings.value || $1',
      [JSON.stringify(manyOrders)],
    );
    await give({
      address,
      killed: async () => {
        running.child.kill('SIGKILL');
        await once(running.child, 'exit');
        running = await open(new URL(address).port);
      },
    });
    await running.stop();
    if (before === undefined) delete process.env['STORE_DATA_DIR'];
    else process.env['STORE_DATA_DIR'] = before;
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  },
  baseURL: async ({ store }, give) => give(store.address),
});

/**
 * Kills the store while `act` waits for what the statement `lock` has locked, and opens it again: whatever `act` had begun
 * is then undone.
 */
export async function killedInTheMiddle(
  store: OwnStore,
  lock: string,
  act: () => Promise<void>,
): Promise<void> {
  const holder = await openStoreClient();
  // A restarted store starts its database again.
  holder.on('error', () => {});
  await holder.query('begin');
  await holder.query(lock);
  await act();
  // On another connection: within a transaction the list of activities does not change.
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await storeQuery(waiting, [])).length;
  await expect.poll(waits, { intervals: [50] }).toBeGreaterThan(0);
  await store.killed();
  await holder.end().catch(() => null);
}
