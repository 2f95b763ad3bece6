import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { EditedProduct } from '../../../shop/catalog/products/calls.ts';
import { categoryOfRows } from '../../../shop/office/imports/category-rows.ts';
import { type ImportColumn, importColumns } from '../../../shop/office/imports/column-names.ts';
import type { RowFault } from '../../../shop/office/imports/faults.ts';
import { groupRows, type RowGroup } from '../../../shop/office/imports/group-rows.ts';
import type { Lexicon } from '../../../shop/office/imports/lexicon.ts';
import type { Dollars } from '../../../shop/office/imports/money-cells.ts';
import { pictureAddresses } from '../../../shop/office/imports/picture-addresses.ts';
import {
  planProduct,
  type ProductPlan,
  type ImportDefaults,
} from '../../../shop/office/imports/plan-product.ts';
import { readRow, type ReadRow, type SheetRow } from '../../../shop/office/imports/read-row.ts';
import { rateNow } from '../../catalog/browse/product-cost.ts';
import type { Editor } from '../../catalog/products/edit-product.ts';
import { readProducts } from '../../catalog/products/read-product.ts';
import { type Db, transact } from '../../platform/db/database.ts';
import { findRefusals } from './find-refusals.ts';
import { endStep, type ImportWork, renewLease } from './lease.ts';
import { type CheckedFile, checkPictures } from './pictures/check-pictures.ts';
import { placePictures, planPictures, writePlaces } from './pictures/place-pictures.ts';
import { readKnown, readLexicon } from './read-shop.ts';
import { refusalFaults } from './write-product.ts';

/** Rows per step, between which other requests run. */
const ROWS_AT_ONCE = 250;
const PRODUCTS_AT_ONCE = 200;

type Outcome = 'new' | 'changed' | 'same' | 'refused';
type Tried = {
  outcome: Outcome;
  rows: number[];
  productId: string | null;
  version: number | null;
  plan: ProductPlan;
};

/** Checks every product of a file by the editor's rules, changing nothing, and stores what each would become. */
export async function checkImport(
  db: Db,
  work: ImportWork,
  editor: Editor,
  throwIfStopping: () => void,
): Promise<void> {
  const sheet = await sql<SheetRow>`
    select number, cells, formulas from import_rows where import_id = ${work.id} order by number`.execute(db);
  const lexicon = await readLexicon(db);
  const dollars = { rate: await rateNow(db), cashStep: editor.settings.cashStep, unitRate: work.unitRate };
  const rows = await readRows(work, sheet.rows, lexicon, dollars);
  await renewLease(db, work, 0);
  const groups = groupRows(rows, await readKnown(db, rows));
  const files = await checkPictures(db, work, throwIfStopping);
  await placePictures(db, { files, groups, lexicon, isSent: work.pictureBytes !== null });
  await transact(db, async (tx) => {
    await renewLease(tx, work, files.length);
    await sql`delete from import_products where import_id = ${work.id}`.execute(tx);
    await sql`update imports set total = ${files.length + groups.length} where id = ${work.id}`.execute(tx);
  });
  const filesOf = Map.groupBy(files, ({ product }) => product);
  const wanted = groups.map((group, place) => ({ group, files: filesOf.get(place) ?? [] }));
  const tried: Tried[] = [];
  const { brandId, subCategoryId, colorId } = work;
  const defaults = { brandId: brandId ?? lexicon.onlyBrand, subCategoryId, colorId };
  for (let at = 0; at < wanted.length; at += PRODUCTS_AT_ONCE) {
    throwIfStopping();
    const some = wanted.slice(at, at + PRODUCTS_AT_ONCE);
    tried.push(...(await tryProducts(db, some, { ...editor, defaults })));
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
  { head, columns, pairs }: ImportWork,
  sheet: readonly SheetRow[],
  lexicon: Lexicon,
  dollars: Dollars,
): Promise<ReadRow[]> {
  const known = columns.map(
    (column): ImportColumn | null => importColumns.find((each) => each === column) ?? null,
  );
  const rows: ReadRow[] = [];
  let category = '';
  for (const [at, row] of sheet.entries()) {
    const next = categoryOfRows(row, lexicon);
    if (next === null)
      rows.push(...readRow(row, { columns: known, head, category, pairs }, lexicon, dollars));
    else category = next;
    if (at % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return rows;
}

type Planned = {
  group: RowGroup;
  files: readonly CheckedFile[];
  existing: EditedProduct | null;
  plan: ProductPlan;
};

async function tryProducts(
  db: Db,
  wanted: readonly Pick<Planned, 'group' | 'files'>[],
  editor: Editor & { defaults: ImportDefaults },
): Promise<Tried[]> {
  const ids = wanted.flatMap(({ group }) => group.productId ?? []);
  const found = await readProducts(db, ids, editor.language);
  const planned = wanted.map(({ group, files }): Planned => {
    const existing = found.get(group.productId ?? '') ?? null;
    const plan = planProduct(group, existing, editor.defaults);
    const pictures = planPictures(files, plan.variants ?? existing?.variants ?? [], existing?.pictures ?? []);
    const hasPictures = (existing?.pictures ?? []).length > 0;
    const addresses = hasPictures ? [] : pictureAddresses(group.rows);
    return {
      group,
      files,
      existing,
      plan: { ...plan, pictures, ...(addresses.length > 0 && { addresses }) },
    };
  });
  const changing = planned.filter((each) => !isRefused(each) && !isSame(each));
  const refusals = await findRefusals(db, changing, editor);
  for (const [at, refusal] of refusals.entries()) {
    const each = changing[at];
    if (refusal === null || each === undefined) continue;
    const { rows } = each.group;
    for (const { row, fault } of refusalFaults(refusal, each.plan, rows[0]?.number ?? 0))
      rows.find(({ number }) => number === row)?.faults.push(fault);
  }
  return planned.map((each) => ({
    outcome: outcomeOf(each),
    rows: [...new Set(each.group.rows.map(({ number }) => number))],
    productId: each.existing?._id ?? null,
    version: each.existing?.version ?? null,
    plan: each.plan,
  }));
}

function outcomeOf(planned: Planned): Outcome {
  if (isRefused(planned)) return 'refused';
  if (isSame(planned)) return 'same';
  return planned.existing === null ? 'new' : 'changed';
}

const isRefused = ({ group, files }: Planned) =>
  group.rows.some(({ faults }) => faults.length > 0) || files.some(({ fault }) => fault !== null);

const isSame = ({ existing, plan: { fields, variants, counted, pictures = [], addresses = [] } }: Planned) =>
  existing !== null &&
  Object.keys(fields).length === 0 &&
  variants === null &&
  counted.length === 0 &&
  pictures.length === 0 &&
  addresses.length === 0;

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

const eachOnce = (faults: readonly RowFault[]) => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

async function writeFaults(db: Db, id: string, rows: readonly ReadRow[]): Promise<void> {
  await sql`update import_rows set faults = '[]' where import_id = ${id} and faults <> '[]'`.execute(db);
  // A row that has several sizes was read as several, with one list of faults, in which each added its own.
  const faultsOf = new Map(
    rows.map(({ number, faults }): [number, RowFault[]] => [number, eachOnce(faults)]),
  );
  const wrong = [...faultsOf]
    .filter(([, faults]) => faults.length > 0)
    .map(([number, faults]) => ({ number, faults }));
  for (let at = 0; at < wrong.length; at += ROWS_AT_ONCE)
    await sql`
      update import_rows r set faults = g.faults
        from json_to_recordset(${JSON.stringify(wrong.slice(at, at + ROWS_AT_ONCE))}::json)
             as g (number int, faults jsonb)
       where r.import_id = ${id} and r.number = g.number`.execute(db);
}
