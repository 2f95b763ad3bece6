import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { TestStore } from '../../../../test/buying.ts';
import { askWithKey } from '../../../../test/cash.ts';
import { openConsole } from '../../../../test/console.ts';
import { sendFile, sendPictures, untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { zipOf } from '../../../../test/zip.ts';
import { productHeadings } from '../../../shop/office/imports/columns.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { readSpreadsheet } from '../../platform/sheets/spreadsheet.ts';

// The demo's archive, opened as its owner would, and brought into a shop without products.

const DATA_DIR = mkdtempSync(join(tmpdir(), 'minwal-elsewhere-'));
const store = await openStore({ demo: true, environment: { DATA_DIR } });
const owner = await openConsole(store, ['owner']);
const arabic = { 'accept-language': 'ar' };

// A product whose pictures its merchant described and framed, some of them of no color.
const described = `
  select pp.picture_id from product_pictures pp
    join (select id from products order by created_at, id limit 1) p on p.id = pp.product_id`;
await store.pool.query(
  `update product_pictures set alt_ar = 'قطعة ' || position, alt_en = 'Piece, ' || position, color_id = nullif(color_id, case position when 1 then color_id end)
    where picture_id in (${described})`,
);
await store.pool.query(`update pictures set focus_x = 30, focus_y = 70 where id in (${described})`);

const files = await (async () => {
  const made = await owner.ask('makeArchive', {}, { ...arabic, 'idempotency-key': randomUUID() });
  if (made.status !== 200) throw new Error(made.body.code);
  for (;;) {
    const { archive } = (await owner.ask('getArchive')).body.data;
    if (archive?.state === 'failed') throw new Error('no archive');
    if (archive?.state !== 'ready') {
      await new Promise((again) => setTimeout(again, 50));
      continue;
    }
    const { path } = (await owner.ask('linkArchive', { id: archive._id })).body.data;
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await store.app.inject({ url: path, headers: { cookie } });
    return unzipSync(new Uint8Array(answer.rawPayload));
  }
})();

async function rowsIn(name: string): Promise<string[][]> {
  const most = { mostRows: 30_000, mostColumns: 40, longestCell: 5000, known: productHeadings };
  const read = await readSpreadsheet(files[name] ?? new Uint8Array(), most);
  if (!('rows' in read)) throw new Error(`${name} cannot be read`);
  return read.rows.map(({ cells }) => cells);
}

const query = async <Row extends object>({ pool }: TestStore, text: string, given: unknown[] = []) =>
  (await pool.query<Row>(text, given)).rows;

test('customers, orders and stock open as spreadsheets, in the language of who asked, with phones as texts', async () => {
  const [head, ...customers] = await rowsIn('customers.xlsx');
  expect(head?.slice(0, 2)).toEqual(['الاسم', 'الموبايل']);
  const known = await query<{ phone: string }>(store, 'select phone from shoppers where phone is not null');
  expect(customers.map(([, phone = '']) => `+963${phone.slice(1).replaceAll(' ', '')}`).toSorted()).toEqual(
    known.map(({ phone }) => phone).toSorted(),
  );
  const [, ...orders] = await rowsIn('orders.xlsx');
  const [sum] = await query<{ total: number; orders: number }>(
    store,
    'select sum(total)::int as total, count(*)::int as orders from orders where not is_test',
  );
  expect([orders.length, orders.reduce((all, row) => all + Number(row[12]), 0)]).toEqual([
    sum?.orders,
    sum?.total,
  ]);
  const [, ...stock] = await rowsIn('stock.xlsx');
  const [pieces] = await query<{ stock: number; cents: number }>(
    store,
    'select sum(stock)::int as stock, sum(value)::int as cents from variants',
  );
  expect([
    stock.reduce((all, row) => all + Number(row[5]), 0),
    Math.round(stock.reduce((all, row) => all + Number(row[8]), 0) * 100),
  ]).toEqual([pieces?.stock, pieces?.cents]);
});

test('invoices and the cash book are spreadsheets too, and their sums are those of the shop', async () => {
  const [, ...invoices] = await rowsIn('invoices.xlsx');
  const [all] = await query<{ count: number; total: number }>(
    store,
    `select count(*)::int as count, sum(case i.series when 'credit' then -i.total else i.total end)::int as total
       from invoices i join orders o on o.id = i.order_id where not o.is_test`,
  );
  expect([invoices.length, invoices.reduce((sum, row) => sum + Number(row[8]), 0)]).toEqual([
    all?.count,
    all?.total,
  ]);
  const [, ...lines] = await rowsIn('cash.xlsx');
  const balances = await query<{ id: string; balance: number }>(
    store,
    'select id, balance::int as balance from cash_accounts where balance <> 0 order by id',
  );
  const sums = new Map<string, number>();
  for (const [, , , account = '', amount] of lines)
    sums.set(account, (sums.get(account) ?? 0) + Number(amount));
  const open = [...sums].filter(([, sum]) => sum !== 0);
  expect(Object.fromEntries(open)).toEqual(
    Object.fromEntries(balances.map(({ id, balance }) => [id, balance])),
  );
});

test('policies, help and messages are in it, also those that the merchant left as they were', async () => {
  const [, ...rows] = await rowsIn('texts.xlsx');
  const textOf = (name: string) => rows.filter(([of]) => of === name).map((cells) => cells.join(' '));
  const { textDesk, messageDesk } = texts.ar;
  for (const page of Object.values(textDesk.pages)) expect(textOf(page).join('')).toMatch(/[\u0600-\u06ff]/);
  expect(textOf(textDesk.pages.terms).join(' ')).not.toMatch(/[{}]/);
  expect(textOf(messageDesk.names['order.place'])[0]).toContain('{');
});

test('its README says in both languages what each file is', () => {
  const readme = strFromU8(files['README.txt'] ?? new Uint8Array());
  const sheets = ['products', 'customers', 'orders', 'stock', 'invoices', 'cash', 'texts'].map(
    (name) => `${name}.xlsx`,
  );
  for (const name of [...sheets, 'pictures.csv']) {
    expect(Object.keys(files)).toContain(name);
    expect(readme.split(name).length).toBeGreaterThan(2);
  }
});

test('its products come into an empty shop as they were, with their pictures', async () => {
  const other = await openStore({ environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'minwal-other-')) } });
  // What the README asks to add first.
  for (const table of ['brands', 'categories', 'subcategories', 'colors', 'sizes']) {
    const [all] = await query<{ rows: unknown }>(
      store,
      `select json_agg(to_jsonb(t) - 'picture_id') as rows from ${table} t`,
    );
    await query(
      other,
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(all?.rows)],
    );
  }
  await openConsole(other, ['owner']);
  const manager = await openConsole(other, ['manager']);
  await manager.send('GET', '/api/client/v1/auth/xsrf');
  const [first = '', ...more] = Object.keys(files).filter((name) => /^products(?:-\d+)?\.xlsx$/.test(name));
  expect(more).not.toEqual([]);
  const tried = async (name: string) => {
    const { body } = await sendFile(manager, files[name] ?? '', name);
    const file = await untilDone(manager, body.data.import._id);
    expect(file).toMatchObject({ faults: [], counts: { changed: 0, same: 0, refused: 0, refusedRows: 0 } });
    return file._id;
  };
  const apply = async (id: string) => {
    await askWithKey(manager, 'applyImport', { id });
    expect((await untilDone(manager, id)).state).toBe('applied');
  };
  for (const name of more) await apply(await tried(name));
  const id = await tried(first);
  const slugs = [...new Set((await rowsIn(first)).slice(1, 9).map(([slug = '']) => slug))];
  const folders = slugs.map((slug) => `pictures/products/${slug}/`);
  const photographs = Object.keys(files).filter((name) => folders.some((folder) => name.startsWith(folder)));
  expect(photographs.length).toBeGreaterThan(slugs.length);
  await sendPictures(manager, zipOf(photographs.map((name) => ({ name, content: files[name] ?? '' }))), id);
  const whole = await untilDone(manager, id);
  expect(whole.pictures?.counts).toEqual({ files: photographs.length, refused: 0 });
  await apply(id);

  const catalog = `
    select p.slug, p.name_en, p.name_ar, p.description_en, p.description_ar, p.material_en, p.material_ar, p.care_en, p.care_ar,
           p.brand_id, p.subcategory_id, p.price, p.price_after_discount, array(select unnest(p.seasons) order by 1) as seasons,
           array(select concat_ws(' ', color_id, size_id, sku, barcode) from variants where product_id = p.id order by 1) as variants
      from products p order by p.slug`;
  expect(await query(other, catalog)).toEqual(await query(store, catalog));
  const pictures = `
    select p.slug, pp.color_id, pp.view, pp.alt_ar, pp.alt_en, f.focus_x, f.focus_y
      from product_pictures pp join products p on p.id = pp.product_id join pictures f on f.id = pp.picture_id
     where p.slug = any($1) order by p.slug, pp.position`;
  expect(await query(other, pictures, [slugs])).toEqual(await query(store, pictures, [slugs]));
  const stock = (await query<{ n: number }>(other, 'select count(*)::int as n from stock_count_lines'))[0]?.n;
  expect(stock).toBe((await rowsIn('stock.xlsx')).filter((row) => Number(row[5]) > 0).length);

  // The barcodes that the first shop made are taken here; what comes next gets others.
  const [head = [], row = []] = await rowsIn(first);
  const t = texts.ar.imports.columns;
  const left: readonly string[] = [t.slug, t.barcode, t.sku];
  const next = row.map((cell, at) =>
    left.includes(head[at] ?? '') ? '' : head[at] === t.nameAr ? 'آخر' : cell,
  );
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  const { body } = await sendFile(manager, `${line(head)}\n${line(next)}`);
  expect(await untilDone(manager, body.data.import._id)).toMatchObject({ faults: [], counts: { new: 1 } });
});
