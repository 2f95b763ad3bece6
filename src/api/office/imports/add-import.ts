import { sql } from 'kysely';
import { normalize } from '../../../shop/normal-form.ts';
import type { ImportColumn } from '../../../shop/office/imports/column-names.ts';
import {
  guessColumns,
  isCurrency,
  productHeadings,
  withCurrency,
} from '../../../shop/office/imports/columns.ts';
import type { WordKind } from '../../../shop/office/imports/contract.ts';
import { platformRows } from '../../../shop/office/imports/platform-rows.ts';
import type { SheetRow } from '../../../shop/office/imports/read-row.ts';
import { withSizeColumns, withSizesBelow } from '../../../shop/office/imports/size-columns.ts';
import { fileLimits } from '../../../shop/sheets/file-limits.ts';
import { findHead } from '../../../shop/sheets/headings.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { notRead, tooLarge } from '../../platform/sheets/sheet-refusals.ts';
import { readSpreadsheet } from '../../platform/sheets/spreadsheet.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { withProducts } from './combinations.ts';
import { readLexicon } from './read-shop.ts';
import { columnNamed, forgetHead, likeEarlierFile, rememberHead } from './remembered-heads.ts';
import { type Unit, unitOf } from './unit-of-prices.ts';

/** Longer cells are cut; no field takes as much, so their row is refused. Half of a description may be tags, which are dropped. */
const LONGEST_CELL = 20_000;
const ROWS_AT_ONCE = 500;

/** Reads a file and stores its rows, to be tried. Returns its id. */
export async function addImport(
  db: Db,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
  staff: { id: string; sessionId: string },
  now: Date,
): Promise<string | Refusal> {
  // The shop's name and the headings may stand above the rows.
  const most = {
    mostRows: fileLimits.rows + 10,
    mostColumns: fileLimits.columns,
    longestCell: LONGEST_CELL,
    known: productHeadings,
  };
  const read = await readSpreadsheet(bytes, most);
  if ('other' in read || 'tooLarge' in read) return notRead(read);
  const known = await withProducts(db, platformRows(read.rows), now);
  const file = { ...read, ...known };
  const headAt = findHead(
    file.rows.map(({ cells }) => cells),
    productHeadings,
  );
  const headings = file.rows[headAt ?? 0]?.cells ?? [];
  const lexicon = await readLexicon(db);
  const joined = withSizesBelow(headings, file.rows[(headAt ?? 0) + 1]?.cells ?? [], lexicon);
  const cells = joined ?? headings;
  const rows = headAt === null ? [] : rowsBelow(file.rows, joined === null ? headAt : headAt + 1);
  if (headAt === null || rows.length === 0) return refuse('IMPORT_EMPTY');
  if (rows.length > fileLimits.rows) return tooLarge('rows');
  const widest = file.rows.reduce((most, { cells }) => Math.max(most, filledIn(cells)), 0);
  if (widest > fileLimits.columns) return tooLarge('columns');
  // A workbook may have notes beside its table. In a CSV a cell without a heading is a separator too many: its row is refused.
  const width = file.encoding === 'xlsx' ? widest : Math.min(widest, cells.length);
  const head = Array.from({ length: width }, (_, place) => bounded(cells[place] ?? '', 200));
  return transact(db, async (tx) => {
    const texts = rows.map((row) => row.cells);
    const guessed = withCurrency(withSizeColumns(guessColumns(head), head, lexicon), texts);
    const like = await likeEarlierFile(tx, head, { guessed, rows: texts });
    const unit = file.platform === null ? plain : await unitOf(tx, file.currency, guessed, texts);
    const { id } = await tx
      .insertInto('imports')
      .values({
        file_name: bounded(fileName, 200),
        encoding: file.encoding,
        sheets: file.sheets,
        head,
        columns: stored(like?.columns ?? guessed),
        guessed: stored(guessed),
        like_file: like?.fileName ?? null,
        like_at: like?.at ?? null,
        asks_currency: unit.isAsked || (like?.asksCurrency ?? false),
        platform: file.platform,
        currency: file.currency,
        unit_rate: unit.rate,
        prices_differ: file.pricesDiffer,
        row_count: rows.length,
        made_by: staff.id,
        made_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeRows(tx, id, rows);
    const after = { file: bounded(fileName, 200), rows: rows.length };
    await recordStaffAudit(tx, { staff, action: 'import.add', only: 'made', subject: id, after }, now);
    return id;
  });
}

/** A file that says its currency in its headings and cells, or is in pounds. */
const plain: Unit = { rate: null, isAsked: false };

const stored = (columns: readonly (ImportColumn | null)[]) => columns.map((column) => column ?? '');

const filledIn = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const rowsBelow = (rows: readonly SheetRow[], headAt: number): SheetRow[] =>
  rows.slice(headAt + 1).map(({ number, cells, formulas }) => ({
    number,
    cells: cells.slice(0, fileLimits.columns).map((cell) => bounded(cell, LONGEST_CELL)),
    formulas,
  }));

// The database holds neither of these; a row with the replacement character is refused as damaged.
const bounded = (text: string, most: number) =>
  text.replaceAll('\0', '\uFFFD').toWellFormed().trim().slice(0, most).toWellFormed();

async function writeRows(tx: Tx, id: string, rows: readonly SheetRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await sql`
      insert into import_rows (import_id, number, cells, formulas)
      select ${id}, number, array(select json_array_elements_text(cells)),
             array(select json_array_elements_text(formulas)::int)
        from json_to_recordset(${JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))}::json)
             as g (number int, cells json, formulas json)`.execute(tx);
}

export type LearnedWord = { kind: WordKind; word: string; termId: string };

async function learnWords(tx: Tx, words: readonly LearnedWord[]): Promise<void> {
  const learned = new Map(
    words.map(({ kind, word, termId }) => [
      `${kind} ${normalize(word)}`,
      { kind, word: normalize(word), termId },
    ]),
  );
  await sql`
    insert into import_words (kind, word, term_id)
    select kind, word, "termId"
      from json_to_recordset(${JSON.stringify([...learned.values()])}::json) as g (kind text, word text, "termId" text)
     where word <> ''
        on conflict (kind, word) do update set term_id = excluded.term_id`.execute(tx);
}

type Mapping = {
  id: string;
  columns: (ImportColumn | null)[];
  words: readonly LearnedWord[];
  /** The prices have the currency of the earlier file. */
  sameCurrency: boolean;
  /** What two neighboring sizes in a cell are; undefined leaves it. */
  pairs?: 'one' | 'two' | undefined;
  /** Hundredths of a pound for a unit of the file's currency; undefined leaves it. */
  unitRate?: number | undefined;
  /** Of new products whose rows name none; undefined leaves them. */
  brandId?: string | undefined;
  subCategoryId?: string | undefined;
  /** Of rows that name none. */
  colorId?: string | undefined;
};

/** Maps the columns, learns what words mean, and lets the rows be checked again; the next file with this head line is mapped the same. */
export async function mapImport(
  tx: Tx,
  { id, columns, words, sameCurrency, pairs, unitRate, brandId, subCategoryId, colorId }: Mapping,
  staff: { id: string; sessionId: string },
  now: Date,
): Promise<null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  // Used parts of a ZIP are dropped: with pictures it has to be sent once more.
  const isAgain = row.state === 'failed' && row.pictures_name === null;
  if (row.state !== 'checked' && !isAgain) return refuse('CONFLICT');
  const named = columns.filter((column) => column !== null && column !== 'sizePieces');
  if (columns.length !== row.head.length || new Set(named).size < named.length)
    return refuse('VALIDATION', { errors: ['"columns" must name each column once'] });
  if (brandId !== undefined && !(await exists(tx, 'brands', brandId)))
    return refuse('VALIDATION', { errors: ['"brandId" is unknown'] });
  if (subCategoryId !== undefined && !(await exists(tx, 'subcategories', subCategoryId)))
    return refuse('VALIDATION', { errors: ['"subCategoryId" is unknown'] });
  if (colorId !== undefined && !(await exists(tx, 'colors', colorId)))
    return refuse('VALIDATION', { errors: ['"colorId" is unknown'] });
  const before = row.columns;
  const next = stored(columns);
  const isOther = next.some((column, place) => column !== before[place]);
  const hasOtherPrices = columns.some(
    (column, place) =>
      column !== before[place] && (isCurrency(column) || isCurrency(columnNamed(before[place]))),
  );
  const stillAsks = row.asks_currency && !sameCurrency && !hasOtherPrices && unitRate === undefined;
  await tx
    .updateTable('imports')
    .set({
      columns: next,
      state: 'checking',
      failure: null,
      done: 0,
      total: 0,
      asks_currency: stillAsks,
      ...(isOther && !stillAsks && { like_file: null, like_at: null }),
      ...(pairs !== undefined && { pairs }),
      ...(unitRate !== undefined && { unit_rate: unitRate }),
      ...(brandId !== undefined && { brand_id: brandId }),
      ...(subCategoryId !== undefined && { subcategory_id: subCategoryId }),
      ...(colorId !== undefined && { color_id: colorId }),
    })
    .where('id', '=', id)
    .execute();
  const isGuess = next.every((column, place) => column === row.guessed[place]);
  if (isOther && isGuess) await forgetHead(tx, row.head);
  else if (isOther) await rememberHead(tx, row.head, { columns: next, fileName: row.file_name, now });
  await learnWords(tx, words);
  const change = {
    before: { columns: before },
    after: {
      columns: next,
      words,
      ...(pairs !== undefined && { pairs }),
      ...(unitRate !== undefined && { unitRate }),
      ...(brandId !== undefined && { brandId }),
      ...(subCategoryId !== undefined && { subCategoryId }),
      ...(colorId !== undefined && { colorId }),
    },
  };
  await recordStaffAudit(tx, { staff, action: 'import.columns', subject: id, ...change }, now);
  return null;
}

/** Forgets the columns remembered from an earlier file with the same head line: they are guessed and the rows checked again. */
export async function forgetColumns(
  tx: Tx,
  id: string,
  staff: { id: string; sessionId: string },
  now: Date,
): Promise<null | Refusal> {
  const row = await lockImport(tx, id);
  if (isRefusal(row)) return row;
  if (row.state !== 'checked' || row.like_file === null) return refuse('CONFLICT');
  await forgetHead(tx, row.head);
  await tx
    .updateTable('imports')
    .set({ columns: row.guessed, state: 'checking', done: 0, total: 0 })
    .set({ like_file: null, like_at: null, asks_currency: false })
    .where('id', '=', id)
    .execute();
  const change = { before: { columns: row.columns, like: row.like_file }, after: { columns: row.guessed } };
  await recordStaffAudit(tx, { staff, action: 'import.columns', subject: id, ...change }, now);
  return null;
}

const exists = async (tx: Tx, table: 'brands' | 'subcategories' | 'colors', id: string) =>
  (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** A file, locked, or `NOT_FOUND`. */
export async function lockImport(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('imports')
    .select(['state', 'head', 'columns', 'guessed', 'like_file', 'asks_currency', 'applied_at', 'file_name'])
    .select(['pictures_name', 'pictures_bytes', 'pictures_whole'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('NOT_FOUND');
}
