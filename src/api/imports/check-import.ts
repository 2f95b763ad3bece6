import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ImportColumn, importColumns } from '../../shop/imports/column-names.ts';
import type { RowFault } from '../../shop/imports/faults.ts';
import { groupRows, type RowGroup } from '../../shop/imports/group-rows.ts';
import type { Lexicon } from '../../shop/imports/lexicon.ts';
import { planProduct, type ProductPlan } from '../../shop/imports/plan-product.ts';
import { type Dollars, readRow, type ReadRow, type SheetRow } from '../../shop/imports/read-row.ts';
import { rateNow } from '../catalog/product-cost.ts';
import { type Db, transact } from '../db/database.ts';
import type { Editor } from '../products/edit-product.ts';
import { readProduct } from '../products/read-product.ts';
import { isRefusal, refuse } from '../refusal.ts';
import { endStep, type ImportWork, renewLease } from './lease.ts';
import { type CheckedFile, checkPictures } from './pictures/check-pictures.ts';
import { placePictures, planPictures, writePlaces } from './pictures/place-pictures.ts';
import { readKnown, readLexicon } from './read-shop.ts';
import { refusalFaults, writeProduct } from './write-product.ts';

/** Rows per step, between which other requests run. */
const ROWS_AT_ONCE = 250;

type Outcome = 'new' | 'changed' | 'same' | 'refused';
type Tried = {
  outcome: Outcome;
  rows: number[];
  productId: string | null;
  version: number | null;
  plan: ProductPlan;
};

/** Checks every product of a file by the editor's rules, changing nothing, and stores what each would become. */
export async function checkImport(db: Db, work: ImportWork, editor: Editor, goOn: () => void): Promise<void> {
  const sheet = await sql<SheetRow>`
    select number, cells, formulas from import_rows where import_id = ${work.id} order by number`.execute(db);
  const lexicon = await readLexicon(db);
  const dollars = { rate: await rateNow(db), cashStep: editor.settings.cashStep };
  const rows = await readRows(work, sheet.rows, lexicon, dollars);
  await renewLease(db, work, 0);
  const groups = groupRows(rows, await readKnown(db, rows));
  const files = await checkPictures(db, work, goOn);
  await placePictures(db, { files, groups, lexicon, isSent: work.pictureBytes !== null });
  await transact(db, async (tx) => {
    await renewLease(tx, work, files.length);
    await sql`delete from import_products where import_id = ${work.id}`.execute(tx);
    await sql`update imports set total = ${files.length + groups.length} where id = ${work.id}`.execute(tx);
  });
  const tried: Tried[] = [];
  for (const [place, group] of groups.entries()) {
    goOn();
    const own = files.filter(({ product }) => product === place);
    tried.push(await tryProduct(db, group, own, { ...editor, onlyBrand: lexicon.onlyBrand }));
    await renewLease(db, work, files.length + tried.length);
  }
  await transact(db, async (tx) => {
    await renewLease(tx, work, files.length + tried.length);
    await writeTried(tx, work.id, tried);
    await writeFaults(tx, work.id, rows);
    await writePlaces(tx, work.id, files);
    await endStep(tx, work, 'checked', null);
  });
}

async function readRows(
  { head, columns }: ImportWork,
  sheet: readonly SheetRow[],
  lexicon: Lexicon,
  dollars: Dollars,
): Promise<ReadRow[]> {
  const known = columns.map(
    (column): ImportColumn | null => importColumns.find((each) => each === column) ?? null,
  );
  const rows: ReadRow[] = [];
  for (const [at, row] of sheet.entries()) {
    const read = readRow(row, known, head, lexicon, dollars);
    if (read !== null) rows.push(read);
    if (at % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return rows;
}

async function tryProduct(
  db: Db,
  group: RowGroup,
  files: readonly CheckedFile[],
  editor: Editor & { onlyBrand: string | null },
): Promise<Tried> {
  const { productId, rows } = group;
  const found = productId === null ? null : await readProduct(db, productId, editor.language);
  const existing = found === null || isRefusal(found) ? null : found.product;
  const plan = planProduct(group, existing, editor.onlyBrand);
  const pictures = planPictures(files, plan.variants ?? existing?.variants ?? [], existing?.pictures ?? []);
  const version = existing?.version ?? null;
  const tried = {
    rows: rows.map(({ number }) => number),
    productId: existing?._id ?? null,
    version,
    plan: { ...plan, pictures },
  };
  const isRefused = () =>
    rows.some(({ faults }) => faults.length > 0) || files.some(({ fault }) => fault !== null);
  if (isRefused()) return { ...tried, outcome: 'refused' };
  const isSame =
    existing !== null &&
    Object.keys(plan.fields).length === 0 &&
    plan.variants === null &&
    plan.counted.length === 0 &&
    pictures.length === 0;
  if (isSame) return { ...tried, outcome: 'same' };
  // Without its pictures, which are made when it comes in.
  await addRefusal(db, group, { ...tried, plan }, editor);
  if (isRefused()) return { ...tried, outcome: 'refused' };
  return { ...tried, outcome: existing === null ? 'new' : 'changed' };
}

/** Returned by the check, so that its transaction is rolled back. */
const FITS = refuse('CONFLICT');

async function addRefusal(
  db: Db,
  { rows }: RowGroup,
  tried: Pick<Tried, 'productId' | 'version' | 'plan'>,
  editor: Editor,
): Promise<void> {
  const answer = await transact(db, async (tx) => {
    const written = await writeProduct(tx, tried, editor);
    return isRefusal(written) ? written : FITS;
  });
  if (answer === FITS || !isRefusal(answer)) return;
  for (const { row, fault } of refusalFaults(answer, tried.plan, rows[0]?.number ?? 0))
    rows.find(({ number }) => number === row)?.faults.push(fault);
}

async function writeTried(db: Db, id: string, tried: readonly Tried[]): Promise<void> {
  const products = tried.map((each, at) => ({ ...each, number: at + 1 }));
  for (let at = 0; at < products.length; at += ROWS_AT_ONCE) {
    const given = JSON.stringify(products.slice(at, at + ROWS_AT_ONCE));
    await sql`
      insert into import_products (import_id, number, outcome, rows, product_id, version, plan)
      select ${id}, number, outcome, array(select json_array_elements_text(rows)::int), "productId", version, plan
        from json_to_recordset(${given}::json)
             as g (number int, outcome text, rows json, "productId" text, version int, plan jsonb)`.execute(
      db,
    );
  }
}

async function writeFaults(db: Db, id: string, rows: readonly ReadRow[]): Promise<void> {
  await sql`update import_rows set faults = '[]' where import_id = ${id} and faults <> '[]'`.execute(db);
  const wrong: { number: number; faults: RowFault[] }[] = rows
    .filter(({ faults }) => faults.length > 0)
    .map(({ number, faults }) => ({ number, faults }));
  for (let at = 0; at < wrong.length; at += ROWS_AT_ONCE)
    await sql`
      update import_rows r set faults = g.faults
        from json_to_recordset(${JSON.stringify(wrong.slice(at, at + ROWS_AT_ONCE))}::json)
             as g (number int, faults jsonb)
       where r.import_id = ${id} and r.number = g.number`.execute(db);
}
