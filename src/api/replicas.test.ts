import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { inDatabase } from '../../test/global-setup.ts';
import { signInAt } from '../../test/remote-buyer.ts';
import { openStoreProcess } from '../../test/store-process.ts';

const server = inject('databaseServer');
const name = `test_${randomBytes(6).toString('hex')}`;
const url = inDatabase(server, name);
const folder = mkdtempSync(join(tmpdir(), 'minwal-replicas-'));

afterAll(async () => {
  await ask(server, `drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function ask(database: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

test('of three stores that start together on an empty database one fills it and the others wait', async () => {
  await ask(server, `create database ${name}`);
  const stores = await Promise.all(
    Array.from({ length: 3 }, () =>
      openStoreProcess({ DATABASE_URL: url, DATA_DIR: folder, DEMO: 'true', PORT: '0', LOG_LEVEL: 'warn' }),
    ),
  );
  const ready = await Promise.all(stores.map(({ address }) => fetch(`${address}/health/ready`)));
  expect(ready.map(({ status }) => status)).toEqual([200, 200, 200]);
  let at = stores[0]?.address ?? '';
  const buyer = await signInAt(() => at);
  for (const { address } of stores) {
    at = address;
    const { status } = await buyer('GET', '/api/client/v1/store/cart/display-cart');
    expect([address, status]).toEqual([address, 200]);
  }
  expect(await ask(url, `select count(*)::int as orders from orders where status = 'completed'`)).toEqual([
    { orders: expect.toSatisfy((count: number) => count > 100) },
  ]);
  await Promise.all(stores.map((store) => store.stop()));
});
