import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buy } from '../../../test/buying.ts';
import { askWithKey } from '../../../test/cash.ts';
import { addProduct } from '../../../test/catalog.ts';
import { openConsole } from '../../../test/console.ts';
import { openStore } from '../../../test/store.ts';
import { runArchives } from './run-archives.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'minwal-archive-'));
const store = await openStore({ environment: { DATA_DIR } });
const dress = await addProduct(store.db, {
  name: { en: '=SUM(A1)', ar: 'فستان، "كتان"' },
  stock: { 'black/M': 9 },
});
const shopper = await store.shopper();
await buy(shopper, dress);
const owner = await openConsole(store, ['owner']);
const start = store.now();

const made = async () => {
  for (;;) {
    const { archive } = (await owner.ask('getArchive')).body.data;
    if (archive !== null && archive.state !== 'making') return archive;
    await new Promise((again) => setTimeout(again, 30));
  }
};

test('everything is in one file, as of one moment, with checksums and without secrets', async () => {
  expect((await owner.ask('getArchive')).body.data.archive).toBeNull();
  expect((await askWithKey(owner, 'makeArchive', {})).status).toBe(200);
  const archive = await made();
  expect(archive).toMatchObject({ state: 'ready', by: 'owner' });
  const { path } = (await owner.ask('linkArchive', { id: archive._id })).body.data;
  const answer = await store.app.inject({
    url: path,
    headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('tables/products.csv')).toContain(`'=SUM(A1),"فستان، ""كتان"""`);
  expect(text('tables/orders.csv').split('\r\n')).toHaveLength(3);
  expect(text('tables/shoppers.csv')).toContain(`'${shopper.phone}`);
  expect(text('tables/staff.csv')).not.toContain('totp');
  expect(JSON.parse(text('columns.json'))).toContainEqual({
    table: 'variants',
    column: 'stock',
    type: 'integer',
  });
  const sums = text('checksums.sha256').trim().split('\n');
  expect(sums).toHaveLength(Object.keys(files).length - 1);
  for (const line of sums) {
    const [sum = '', name = ''] = line.split('  ');
    expect(
      createHash('sha256')
        .update(files[name] ?? '')
        .digest('hex'),
    ).toBe(sum);
  }
  expect((await owner.send('GET', path)).status).toBe(404);
});

test('a link ends after ten minutes, and the file after a day', async () => {
  const { _id: id } = await made();
  const { path } = (await owner.ask('linkArchive', { id })).body.data;
  store.setNow(new Date(start.getTime() + 11 * 60_000));
  expect((await owner.send('GET', path)).status).toBe(404);
  expect((await owner.ask('linkArchive', { id })).body.code).toBe('REAUTH');
  store.setNow(new Date(start.getTime() + 25 * 3_600_000));
  await runArchives(store);
  const later = await openConsole(store, ['owner']);
  expect((await later.ask('getArchive')).body.data.archive).toBeNull();
  store.setNow(start);
});

test('one is made at a time, by an owner alone', async () => {
  await store.pool.query(
    `insert into archives (made_by, made_at, lease_until) select id, $1, now() + interval '1 hour' from staff limit 1`,
    [start],
  );
  const { status, body } = await askWithKey(owner, 'makeArchive', {});
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  const manager = await openConsole(store, ['manager']);
  expect((await askWithKey(manager, 'makeArchive', {})).body.code).toBe('FORBIDDEN');
});
