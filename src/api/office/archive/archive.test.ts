import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { send } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { LEFT_OUT, SECRETS, ARCHIVED_TABLES } from './archived-tables.ts';
import { runArchives } from './run-archives.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'minwal-archive-'));
const store = await openStore({ environment: { DATA_DIR } });
const dress = await addProduct(store.db, {
  name: { en: '=SUM(A1)', ar: 'فستان، "كتان"' },
  stock: { 'black/M': 9 },
});
const shopper = await store.shopper();
const { _id: order } = await buy(shopper, dress);
await send(store, order);
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
  expect([path, [...owner.cookies.values()].some((value) => path.includes(value))]).toEqual([
    `/api/console/v1/exports/all/${archive._id}/file`,
    false,
  ]);
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
  const { rows } = await store.pool.query<{ pin: string }>('select pin from parcels where pin is not null');
  expect(rows).toHaveLength(1);
  expect(text('tables/parcels.csv')).not.toMatch(new RegExp(`pin|(?:^|,)${rows[0]?.pin}(?:,|$)`, 'm'));
  expect(text('tables/invoices.csv')).toContain('hash');
  expect(JSON.parse(text('columns.json'))).toContainEqual({
    table: 'variants',
    column: 'stock',
    type: 'integer',
    mayBeEmpty: false,
    references: null,
    holds: '(stock >= 0)',
  });
  expect(JSON.parse(text('columns.json'))).toContainEqual(
    expect.objectContaining({ table: 'orders', column: 'shopper_id', references: 'shoppers.id' }),
  );
  expect(JSON.parse(text('settings.json'))).toEqual((await owner.ask('getSettings')).body.data.settings);
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

test('every table is taken or left out for a reason, and every column that may open something is decided on', async () => {
  const { rows } = await store.pool.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns
      where table_schema = current_schema() and table_name not in (select viewname from pg_views) and table_name <> 'migrations' group by 1`,
  );
  expect([...ARCHIVED_TABLES, ...Object.keys(LEFT_OUT)].toSorted()).toEqual(
    rows.map(({ table }) => table).toSorted(),
  );
  const secrets: Readonly<Record<string, readonly string[]>> = SECRETS;
  // Words of the shop, and proofs of documents.
  const open = new Set(['coupons.code', 'orders.coupon_code', 'variants.barcode', 'settlements.no_pin']);
  const proofs = new Set(['invoices.hash', 'staff_audit_chain.hash']);
  const kept = rows
    .filter(({ table }) => !Object.keys(LEFT_OUT).includes(table))
    .flatMap(({ table, columns }) =>
      columns
        .filter((column) => !(secrets[table] ?? []).includes(column))
        .map((column) => `${table}.${column}`),
    )
    .filter((column) => /pin\b|pin_|totp|token|hash|secret|code|_key|hmac|seed/.test(column));
  expect(kept.filter((column) => !open.has(column) && !proofs.has(column))).toEqual([]);
});

test('a process that lost its archive does not end it, and what others left is removed', async () => {
  await store.pool.query(`delete from archives`);
  await store.pool.query(`insert into archives (made_by, made_at) select id, $1 from staff limit 1`, [start]);
  const folder = join(DATA_DIR, 'archives');
  await mkdir(folder, { recursive: true });
  for (const name of ['gone.zip', 'gone.a.unfinished']) await writeFile(join(folder, name), 'x');
  // Another process takes over while the first one reads the tables.
  await store.pool.query(`create function take_over() returns trigger language plpgsql as
    $$ begin if new.done = 5 then new.lease := 'another'; new.lease_until := now() + interval '1 hour'; end if; return new; end $$`);
  await store.pool.query(
    'create trigger take_over before update on archives for each row execute function take_over()',
  );
  await runArchives(store);
  await store.pool.query('drop trigger take_over on archives');
  const { rows } = await store.pool.query('select id, state, lease, attempts from archives');
  expect(rows).toMatchObject([{ state: 'making', lease: 'another', attempts: 1 }]);
  expect(await readdir(folder)).toEqual([]);
});

test('a store that closes leaves the archive to the next process', async () => {
  await store.pool.query(`update archives set lease_until = null, attempts = 0`);
  await runArchives(store, AbortSignal.abort());
  const { rows } = await store.pool.query('select state, attempts from archives');
  expect(rows).toMatchObject([{ state: 'making' }]);
  await store.pool.query(`update archives set lease_until = null`);
  await runArchives(store);
  expect((await made()).state).toBe('ready');
});

test('an archive that ends its process is given up after three attempts', async () => {
  await store.pool.query(`delete from archives`);
  await store.pool.query(
    `insert into archives (made_by, made_at, lease, lease_until, attempts)
     select id, $1, 'killed', now() - interval '1 minute', 3 from staff limit 1`,
    [start],
  );
  await runArchives(store);
  const { rows } = await store.pool.query('select state from archives');
  expect(rows).toEqual([{ state: 'failed' }]);
});
