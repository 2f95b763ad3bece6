import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sql } from 'kysely';
import { texts } from '../../shop/texts/by-language.ts';
import { csvOf, inert } from '../cash/table-file.ts';
import { type Db, readSnapshot, type Tx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { pictureFolders } from '../media/picture-files.ts';

/** What a shop takes elsewhere. Sessions, codes, caches and what only this program needs stay here. */
const TABLES: readonly (keyof Tables)[] = [
  'products',
  'variants',
  'product_colors',
  'product_pictures',
  'product_slugs',
  'categories',
  'subcategories',
  'brands',
  'colors',
  'sizes',
  'size_guides',
  'pictures',
  'coupons',
  'coupon_redemptions',
  'shoppers',
  'orders',
  'order_lines',
  'order_history',
  'order_notes',
  'parcels',
  'settlements',
  'settlement_lines',
  'returns',
  'return_items',
  'points_ledger',
  'stock_ledger',
  'suppliers',
  'receipts',
  'receipt_lines',
  'cash_accounts',
  'cash_entries',
  'cash_lines',
  'invoices',
  'invoice_buyers',
  'reviews',
  'staff',
];
/** Secrets that open something. */
const SECRET = /totp|token|hash$/;
const ROWS_AT_ONCE = 500;

export const archiveFile = (dataDir: string, id: string) => resolve(join(dataDir, 'archives', `${id}.zip`));

type Column = { table: string; column: string; type: string };

/** Writes everything as of one moment; `onProgress` hears of each file, and may throw to stop. Returns the bytes. */
export async function makeArchive(
  db: Db,
  { id, dataDir }: { id: string; dataDir: string },
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<number> {
  const path = archiveFile(dataDir, id);
  await mkdir(resolve(path, '..'), { recursive: true });
  const out = createWriteStream(`${path}.unfinished`, { mode: 0o600 });
  const zip = openZip(out);
  try {
    const pictures = await readSnapshot(db, async (tx) => writeTables(tx, zip, onProgress));
    for (const [at, name] of pictures.entries()) {
      const content = await readPicture(dataDir, name);
      if (content !== null) await zip.add(`pictures/${name}`, [content], 'stored');
      if (at % 50 === 0) await onProgress(TABLES.length + at, TABLES.length + pictures.length);
    }
    await zip.end();
  } catch (error) {
    out.destroy();
    await rm(`${path}.unfinished`, { force: true });
    throw error;
  }
  await rename(`${path}.unfinished`, path);
  return out.bytesWritten;
}

/** Returns the names of the pictures' files. */
async function writeTables(
  tx: Tx,
  zip: ArchiveZip,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<string[]> {
  const { rows: all } = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as type from information_schema.columns
     where table_schema = current_schema() and table_name = any(${TABLES}::text[])
     order by table_name, ordinal_position`.execute(tx);
  const columns = all.filter(({ column }) => !SECRET.test(column));
  await zip.add('README.txt', [Buffer.from(`${texts.ar.archive.readme}\n\n${texts.en.archive.readme}\n`)]);
  await zip.add('columns.json', [Buffer.from(JSON.stringify(columns, null, 1))]);
  const { rows: settings } = await sql<{ value: unknown }>`select value from settings`.execute(tx);
  await zip.add('settings.json', [Buffer.from(JSON.stringify(settings[0]?.value ?? {}, null, 1))]);
  const pictures = await sql<{ name: string }>`
    select id || '-' || (select max(w) from unnest(webp) w) || '.webp' as name from pictures order by id`.execute(
    tx,
  );
  const total = TABLES.length + pictures.rows.length;
  for (const [at, table] of TABLES.entries()) {
    const own = columns.filter((column) => column.table === table).map(({ column }) => column);
    await zip.add(`tables/${table}.csv`, rowsOf(tx, table, own));
    await onProgress(at + 1, total);
  }
  return pictures.rows.map(({ name }) => name);
}

/** A table in parts, so that one of half a million rows is never in memory. */
async function* rowsOf(tx: Tx, table: string, columns: readonly string[]): AsyncGenerator<Buffer> {
  yield csvOf([columns]);
  const cells = sql.join(columns.map((column) => sql`to_jsonb(${sql.ref(column)}) #>> '{}'`));
  await sql`declare archived no scroll cursor for select array[${cells}] as cells from ${sql.table(table)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ cells: (string | null)[] }>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from archived`.execute(tx);
    if (rows.length > 0) yield csvOf(rows.map((row) => row.cells.map(safe))).subarray(MARK_BYTES);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close archived`.execute(tx);
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const safe = (cell: string | null) => (cell === null || NUMBER.test(cell) ? cell : inert(cell));

/** The byte order mark stands once a file. */
const MARK_BYTES = 3;

async function readPicture(dataDir: string, name: string): Promise<Buffer | null> {
  for (const folder of pictureFolders(dataDir)) {
    const content = await readFile(join(folder, name)).catch(() => null);
    if (content !== null) return content;
  }
  return null;
}

type ArchiveZip = ReturnType<typeof openZip>;

/** A ZIP that is written as it grows; the checksums of its files are its last one. */
function openZip(out: WriteStream) {
  let fault: Error | null = null;
  const sums: string[] = [];
  out.on('error', (error) => (fault = error));
  const zip = new Zip((error, part) => {
    if (error === null) out.write(part);
    else fault = error;
  });
  const drained = async () => {
    if (fault !== null) throw fault;
    if (out.writableNeedDrain) await once(out, 'drain');
    await nextTurn();
  };
  const add = async (
    name: string,
    parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    kind: 'packed' | 'stored' = 'packed',
  ) => {
    const file = kind === 'packed' ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    const sum = createHash('sha256');
    zip.add(file);
    for await (const part of parts) {
      sum.update(part);
      file.push(part);
      await drained();
    }
    file.push(new Uint8Array(), true);
    sums.push(`${sum.digest('hex')}  ${name}`);
    await drained();
  };
  return {
    add,
    end: async () => {
      await add('checksums.sha256', [Buffer.from(`${sums.join('\n')}\n`)]);
      zip.end();
      out.end();
      await finished(out);
    },
  };
}
