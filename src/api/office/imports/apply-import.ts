import { sql } from 'kysely';
import type { LineIdentity } from '../../../shop/buying/cart/contract.ts';
import type { ImportFault } from '../../../shop/office/imports/faults.ts';
import type { ProductPlan } from '../../../shop/office/imports/plan-product.ts';
import { movePieces } from '../../buying/orders/stock.ts';
import type { Editor } from '../../catalog/products/edit-product.ts';
import { onShelf } from '../../delivery/stock/counts.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { findNewTwice } from './changed-since.ts';
import { endStep, type ImportWork, LeaseLost, renewLease } from './lease.ts';
import { withOwnBarcodes } from './own-barcodes.ts';
import { addAddresses } from './pictures/import-addresses.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { refusalFaults, type Before, revertProduct, writeProduct } from './write-product.ts';

type Row = {
  number: number;
  productId: string | null;
  version: number | null;
  plan: ProductPlan;
  rows: number[];
};

/** Why nothing of a file was imported: the fault, its row, and the product of the shop that is concerned. */
export type ImportFailure = { row: number; fault?: ImportFault | undefined; productId?: string | null };

/** The note in the ledger, in both languages, as it is shown to every reader. */
const UNDONE = 'تراجع عن استيراد ملف · import undone';

const COLUMNS = sql`number, product_id as "productId", version, plan, rows`;

/**
 * Imports a file, one product per transaction, so that orders and editors wait only briefly. A restart resumes after
 * the last committed product; a refused product reverts those before it.
 */
export async function applyImport(
  { db, config }: Pick<Store, 'db' | 'config'>,
  work: ImportWork,
  editor: Editor,
  throwIfStopping: () => void,
): Promise<void> {
  // Rows with a slug come first: a slug that is made of a name must not take one of the file's.
  const { rows: left } = await sql<Row & { done: number }>`
    select ${COLUMNS}, (select done from imports where id = ${work.id}) as done
      from import_products
     where import_id = ${work.id} and outcome in ('new', 'changed') and before is null
     order by not jsonb_exists(plan -> 'fields', 'slug'), number`.execute(db);
  const barcodes = new Set(left.flatMap(({ plan }) => (plan.variants ?? []).map(({ barcode }) => barcode)));
  let done = left[0]?.done ?? 0;
  const fail = (failure: ImportFailure) => endStep(db, work, 'undoing', JSON.stringify(failure));
  const [twice] = await findNewTwice(db, work.id, editor.language);
  if (twice !== undefined) return fail({ row: twice.row, fault: 'stale', productId: twice.productId });
  for (const row of left) {
    throwIfStopping();
    // Takes seconds per picture, so not within the transaction, which locks the product.
    const isMade = await makePictures({ db, config }, work, row.plan.pictures ?? [], async () => {
      throwIfStopping();
      await renewLease(db, work, done);
    });
    if (!isMade) return fail({ row: 0 });
    done += 1;
    const refused = await transact(db, async (tx) => {
      await renewLease(tx, work, done);
      const plan = await withOwnBarcodes(tx, row.plan, barcodes);
      const written = await writeProduct(tx, { ...row, plan }, editor);
      if (isRefusal(written)) return written;
      await sql`
        update import_products
           set product_id = ${written.productId}, version = ${written.version},
               before = ${JSON.stringify(written.before ?? 'new')}::jsonb
         where import_id = ${work.id} and number = ${row.number}`.execute(tx);
      await addAddresses(tx, work.id, written.productId, row.plan.addresses ?? []);
      return null;
    });
    if (!isRefusal(refused)) continue;
    const [first] = refusalFaults(refused, row.plan, row.rows[0] ?? 0);
    return fail({ row: first?.row ?? 0, fault: first?.fault.fault, productId: row.productId });
  }
  await transact(db, async (tx) => {
    await renewLease(tx, work, done);
    await beginCount(tx, work, editor);
    await sql`update imports set applied_at = ${editor.now} where id = ${work.id}`.execute(tx);
    await endStep(tx, work, 'applied', null);
  });
}

/** Pieces that differ from the stock become lines of a count, which is posted like any other. */
async function beginCount(tx: Tx, { id, fileName, staffId }: ImportWork, { now }: Editor): Promise<void> {
  const counted = sql`
    from import_products p
    cross join jsonb_to_recordset(p.plan -> 'counted') as c ("colorId" text, "sizeId" text, pieces int, cents int)
    join variants v on v.product_id = p.product_id and v.color_id = c."colorId" and v.size_id = c."sizeId"
   where p.import_id = ${id} and p.outcome in ('new', 'changed')`;
  const { rows } = await sql`select 1 ${counted} limit 1`.execute(tx);
  if (rows.length === 0) return;
  const count = await tx
    .insertInto('stock_counts')
    .values({ place: fileName.slice(0, 100), made_by: staffId, made_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into stock_count_lines (count_id, product_id, color_id, size_id, counted, expected, unit_cost, counted_by, entered_at)
    select ${count.id}, v.product_id, v.color_id, v.size_id, greatest(0, ${onShelf} + c.pieces - v.stock), ${onShelf},
           c.cents, ${staffId}, ${now}
      ${counted}`.execute(tx);
  await sql`update imports set count_id = ${count.id} where id = ${id}`.execute(tx);
  const entry = { staff: { id: staffId }, action: 'stock.count', only: 'made', subject: count.id } as const;
  await recordStaffAudit(tx, { ...entry, after: { place: fileName } }, now);
}

/**
 * Takes a file back, the last product first; what was done with a product since stays. Pieces that its count entered into
 * the stock go out again as far as they are there.
 */
export async function undoImport(
  db: Db,
  work: ImportWork,
  editor: Editor,
  throwIfStopping: () => void,
): Promise<void> {
  const short = await transact(db, async (tx) => {
    await renewLease(tx, work, 0);
    return undoCount(tx, work, editor);
  });
  if (isRefusal(short)) throw new Error(`the count of a file could not be taken back: ${short.code}`);
  const { rows: left } = await sql<Row & { before: Before | 'new'; done: number }>`
    select ${COLUMNS}, before, (select count(*)::int from import_products where import_id = ${work.id} and undone is not null) as done
      from import_products
     where import_id = ${work.id} and before is not null and undone is null order by number desc`.execute(db);
  let done = left[0]?.done ?? 0;
  for (const { number, productId, version, before, plan } of left) {
    throwIfStopping();
    done += 1;
    const written = {
      productId: productId ?? '',
      version: version ?? 0,
      plan,
      before: before === 'new' ? null : before,
    };
    const note = (tx: Tx, undone: 'restored' | 'kept') =>
      sql`update import_products set undone = ${undone} where import_id = ${work.id} and number = ${number}`.execute(
        tx,
      );
    const refused = await transact(db, async (tx) => {
      await renewLease(tx, work, done);
      const undone = await revertProduct(tx, written, editor);
      if (isRefusal(undone)) return undone;
      await note(tx, short.has(written.productId) ? 'kept' : undone);
      return null;
    }).catch((error: unknown) => {
      if (error instanceof LeaseLost) throw error;
      // One product that cannot be undone is reported and does not stop the rest. A lost database fails below as well.
      return refuse('CONFLICT');
    });
    if (!isRefusal(refused)) continue;
    await transact(db, async (tx) => {
      await renewLease(tx, work, done);
      await note(tx, 'kept');
    });
  }
  await endStep(db, work, work.failure === null ? 'undone' : 'failed', work.failure);
}

type CountedPieces = LineIdentity & { change: number; stock: number };

/**
 * Ends the count of a file. Of a posted one the pieces go back by movements of their own, which carry its id: taken up again
 * midway, nothing is moved twice. Returns the products whose pieces are not there any more.
 */
async function undoCount(
  tx: Tx,
  { id, staffId }: ImportWork,
  { now }: Editor,
): Promise<Set<string> | Refusal> {
  const { rows: counts } = await sql<{ countId: string; isPosted: boolean }>`
    select c.id as "countId", c.state = 'posted' as "isPosted" from stock_counts c
     where c.id = (select count_id from imports where id = ${id}) for update`.execute(tx);
  const [count] = counts;
  if (count === undefined) return new Set();
  const { countId, isPosted } = count;
  if (!isPosted) {
    await sql`delete from stock_counts where id = ${countId} and state in ('counting', 'recount')`.execute(
      tx,
    );
    return new Set();
  }
  const { rows } = await sql<CountedPieces>`
    select v.product_id as "productId", v.color_id as "colorId", v.size_id as "sizeId", l.change::int as change, v.stock
      from (select product_id, color_id, size_id, sum(change) as change from stock_ledger
             where count_id = ${countId} and bucket = 'stock' group by 1, 2, 3) l
      join variants v using (product_id, color_id, size_id)
     where l.change <> 0 order by 1, 2, 3 for no key update of v`.execute(tx);
  const by = { role: 'merchant', name: staffId } as const;
  const entry = { reason: 'correction', orderId: null, countId, note: UNDONE, by, now } as const;
  for (const sign of [1, -1] as const) {
    const pieces = rows
      .map(({ change, stock, ...piece }) => ({
        ...piece,
        quantity: Math.min(-sign * change, sign > 0 ? -change : stock),
      }))
      .filter(({ quantity }) => quantity > 0);
    const refused = await movePieces(tx, pieces, [{ bucket: 'stock', sign }], entry);
    if (refused !== null) return refused;
  }
  return new Set(rows.filter(({ change, stock }) => change > stock).map(({ productId }) => productId));
}
