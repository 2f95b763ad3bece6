import { createHash, type Hash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Language } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { type Db, readSnapshot, type Tx } from '../../platform/db/database.ts';
import { whileAwake } from '../../platform/db/while-awake.ts';
import { csvOf, inert, type Table } from '../../platform/documents/table-file.ts';
import { writeTable } from '../../platform/documents/write-table.ts';
import { type FilePlace, readPicture } from '../../platform/storage/picture-files.ts';
import { putFile } from '../../platform/storage/s3.ts';
import { readAllSettings } from '../../settings.ts';
import { SECRETS, ARCHIVED_TABLES } from './archived-tables.ts';
import { ledgers } from './ledgers.ts';
import { type ArchivedPicture, PICTURE_FILE, productsToImport } from './products-to-import.ts';
import { shopTexts } from './shop-texts.ts';
import { readableTables } from './spreadsheets.ts';

const ROWS_AT_ONCE = 500;

export const archiveFolder = (dataDir: string) => resolve(join(dataDir, 'archives'));
/** Before the names of archives in the object store. */
export const ARCHIVES = 'archives/';
export const archiveObject = (id: string) => `${ARCHIVES}${id}.zip`;
/** The names of those that there are. */
export const archiveObjects = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('archives').select('id').execute();
  return rows.map(({ id }) => archiveObject(id));
};
export const archiveFile = (dataDir: string, id: string) => join(archiveFolder(dataDir), `${id}.zip`);

/** `references`: the column of its foreign key. `holds`: its check constraints. */
type Column = {
  table: string;
  column: string;
  type: string;
  mayBeEmpty: boolean;
  references: string | null;
  holds: string | null;
};
type Progress = {
  /** Called after each file. */
  onFile: (done: number, total: number) => Promise<void>;
  /** Called before each part: renews the lease, and throws where the work must stop. */
  keepAlive: () => Promise<void>;
};

/** Writes a snapshot of everything into `unfinished`, which is then renamed. Returns its size in bytes. */
export async function makeArchive(
  db: Db,
  {
    id,
    place,
    unfinished,
    language,
  }: { id: string; place: FilePlace; unfinished: string; language: Language },
  { onFile, keepAlive }: Progress,
): Promise<number> {
  await mkdir(archiveFolder(place.dataDir), { recursive: true });
  const out = createWriteStream(unfinished, { mode: 0o600 });
  const zip = openZip(out, keepAlive);
  try {
    const pictures = await readSnapshot(db, async (tx) => {
      // Only what differs from the defaults is stored, and those are known to this program alone.
      const settings = await readAllSettings(tx);
      await writeRawTables(tx, zip, settings, onFile);
      return writeSpreadsheets(tx, zip, settings, language);
    });
    for (const [at, { file, path }] of pictures.entries()) {
      const content = await readPicture(place, file);
      if (content !== null) await zip.add(path, [content], 'stored');
      if (at % 50 === 0) await onFile(ARCHIVED_TABLES.length + at, ARCHIVED_TABLES.length + pictures.length);
    }
    await zip.end();
    await keepAlive();
  } catch (error) {
    out.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
  const file = archiveFile(place.dataDir, id);
  await rename(unfinished, file);
  if (place.storage !== null) await putFile(place.storage, archiveObject(id), file);
  return out.bytesWritten;
}

async function writeRawTables(
  tx: Tx,
  zip: ArchiveZip,
  settings: Settings,
  onFile: Progress['onFile'],
): Promise<void> {
  const { rows: all } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as type,
           c.is_nullable = 'YES' as "mayBeEmpty",
           (select f.confrelid::regclass::text || '.' || t.attname
              from pg_constraint f join pg_attribute t on t.attrelid = f.confrelid and t.attnum = f.confkey[1]
             where f.contype = 'f' and f.conrelid = a.attrelid and f.conkey = array[a.attnum] limit 1) as "references",
           (select string_agg(pg_get_expr(k.conbin, k.conrelid), ' and ' order by k.conname)
              from pg_constraint k
             where k.contype = 'c' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]) as holds
      from information_schema.columns c
      join pg_attribute a on a.attrelid = to_regclass(quote_ident(c.table_name)) and a.attname = c.column_name
     where c.table_schema = current_schema() and c.table_name = any(${ARCHIVED_TABLES}::text[])
     order by c.table_name, c.ordinal_position`.execute(tx);
  const columns = all.filter(({ table, column }) => !secretsOf(table).includes(column));
  const readme = `\uFEFF${texts.ar.archive.readme}\r\n\r\n\r\n${texts.en.archive.readme}\r\n`;
  await zip.add('README.txt', [Buffer.from(readme)]);
  await zip.add('columns.json', [Buffer.from(JSON.stringify(columns, null, 1))]);
  await zip.add('settings.json', [Buffer.from(JSON.stringify(settings, null, 1))]);
  for (const [at, table] of ARCHIVED_TABLES.entries()) {
    const own = columns.filter((column) => column.table === table).map(({ column }) => column);
    await zip.add(`tables/${table}.csv`, rowsOf(tx, table, own));
    await onFile(at + 1, ARCHIVED_TABLES.length);
  }
}

/** Writes the files that people and an import read. Returns the pictures that belong into the archive. */
async function writeSpreadsheets(
  tx: Tx,
  zip: ArchiveZip,
  settings: Settings,
  language: Language,
): Promise<ArchivedPicture[]> {
  const write = async (table: Table) => {
    const file = await whileAwake(tx, () => writeTable(table, 'xlsx', language));
    await zip.add(file.name, [Buffer.from(file.content, 'base64')], 'stored');
  };
  const pictures: ArchivedPicture[] = [];
  for await (const part of productsToImport(tx, language)) {
    await write(part.table);
    pictures.push(...part.pictures);
  }
  for await (const table of readableTables(tx, language)) await write(table);
  for await (const table of ledgers(tx, language)) await write(table);
  await write(await shopTexts(tx, settings, language));
  const { rows: others } = await sql<{ file: string }>`
    select ${PICTURE_FILE} as file from pictures
     where not exists (select from product_pictures where picture_id = pictures.id) order by id`.execute(tx);
  pictures.push(...others.map(({ file }) => ({ file, path: `pictures/others/${file}` })));
  const list = pictures.map(({ file, path }) => [file.replace(/-\d+\.webp$/, ''), path]);
  await zip.add('pictures.csv', [csvOf([['picture_id', 'file'], ...list])]);
  return pictures;
}

const secrets: Readonly<Record<string, readonly string[]>> = SECRETS;
const secretsOf = (table: string) => secrets[table] ?? [];

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

type ArchiveZip = ReturnType<typeof openZip>;

/** A ZIP that is written as it grows, with Zip64 where needed; its last file has the checksums of the others. */
function openZip(out: WriteStream, keepAlive: Progress['keepAlive']) {
  const zip = new ZipFile();
  const sums: string[] = [];
  zip.on('error', (error) => out.destroy(error));
  const written = pipeline(zip.outputStream, out);
  // A failure is thrown to the next `add`; without this the process would end on an unhandled rejection.
  written.catch(() => {});
  const add = async (
    name: string,
    parts: Iterable<Buffer> | AsyncIterable<Buffer>,
    kind: 'packed' | 'stored' = 'packed',
  ) => {
    const sum = createHash('sha256');
    const source = Readable.from(summed(parts, sum, keepAlive), { objectMode: false });
    const release = addStream(zip, source, name, kind === 'packed');
    try {
      await Promise.race([finished(source), written]);
    } finally {
      source.destroy();
      release();
    }
    sums.push(`${sum.digest('hex')}  ${name}`);
  };
  return {
    add,
    end: async () => {
      await add('checksums.sha256', [Buffer.from(`${sums.join('\n')}\n`)]);
      zip.end();
      await written;
    },
  };
}

async function* summed(
  parts: Iterable<Buffer> | AsyncIterable<Buffer>,
  sum: Hash,
  keepAlive: Progress['keepAlive'],
): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    await keepAlive();
    sum.update(part);
    yield part;
  }
}

/** Adds a file. Until its end the ZIP holds what it got for each: the content of 80,000 pictures without `release`. */
function addStream(zip: ZipFile, source: Readable, name: string, compress: boolean): () => void {
  const held: { source: Readable | null } = { source };
  zip.addReadStreamLazy(name, { compress }, (use) => {
    if (held.source !== null) use(null, held.source);
  });
  return () => (held.source = null);
}
