import { sql } from 'kysely';
import type { GivenPicture } from '../../../../shop/catalog/products/calls.ts';
import { MOST_PICTURES } from '../../../../shop/catalog/products/calls.ts';
import type { AddressFault } from '../../../../shop/office/imports/faults.ts';
import type { PictureAddress } from '../../../../shop/office/imports/picture-addresses.ts';
import type { PlannedPicture } from '../../../../shop/office/imports/plan-product.ts';
import { changeProduct, type Editor } from '../../../catalog/products/edit-product.ts';
import { readProduct } from '../../../catalog/products/read-product.ts';
import { type Db, transact, type Tx } from '../../../platform/db/database.ts';
import { isRefusal } from '../../../refusal.ts';
import { withPictures } from './product-pictures.ts';

/** Notes the pictures of a product that are to be fetched. */
export async function addAddresses(
  tx: Tx,
  importId: string,
  productId: string,
  addresses: readonly PictureAddress[],
): Promise<void> {
  if (addresses.length === 0) return;
  await sql`
    insert into import_addresses (import_id, number, product_id, address, color_id)
    select ${importId}, (select coalesce(max(number), 0) from import_addresses where import_id = ${importId}) + ordinality,
           ${productId}, a ->> 'address', a ->> 'colorId'
      from jsonb_array_elements(${JSON.stringify(addresses)}::jsonb) with ordinality as g (a, ordinality)`.execute(
    tx,
  );
}

/** No picture of a file that is taken back is fetched any more. */
export const forgetAddresses = (tx: Tx, importId: string) =>
  sql`delete from import_addresses where import_id = ${importId} and state in ('waiting', 'fetched')`.execute(
    tx,
  );

/** Queues the failed downloads of an import again. */
export const retryAddresses = (tx: Tx, importId: string) =>
  sql`update import_addresses set state = 'waiting', fault = null, picture_id = null, tries = 0, due_at = clock_timestamp()
       where import_id = ${importId} and state = 'failed'`.execute(tx);

export type WaitingAddress = { importId: string; number: number; address: string; tries: number };

/** A process that fetches is taken for dead after this. */
const LEASE = sql`interval '2 minutes'`;

/** Takes the next address for this process alone; those never tried come first. */
export async function takeAddress(db: Db): Promise<WaitingAddress | null> {
  const { rows } = await sql<WaitingAddress>`
    update import_addresses set tries = tries + 1, due_at = clock_timestamp() + ${LEASE}
     where (import_id, number) = (
             select a.import_id, a.number from import_addresses a join imports i on i.id = a.import_id
              where a.state = 'waiting' and a.due_at <= clock_timestamp() and i.state = 'applied'
              order by a.tries, i.applied_at, a.import_id, a.number limit 1 for update of a skip locked)
    returning import_id as "importId", number, address, tries`.execute(db);
  return rows[0] ?? null;
}

const MOST_TRIES = 3;
const PAUSE = sql`interval '5 minutes'`;

/** A server that does not answer is asked again later; any other fault is the end of it. */
export async function noteFault(
  db: Db,
  { importId, number, tries }: WaitingAddress,
  fault: AddressFault,
): Promise<void> {
  const isLast = fault !== 'noAnswer' || tries >= MOST_TRIES;
  await (
    isLast
      ? sql`update import_addresses set state = 'failed', fault = ${fault} where import_id = ${importId} and number = ${number} and state = 'waiting'`
      : sql`update import_addresses set due_at = clock_timestamp() + ${PAUSE} * ${tries} where import_id = ${importId} and number = ${number}`
  ).execute(db);
}

export const noteFetched = (db: Db, { importId, number }: WaitingAddress, pictureId: string) =>
  sql`update import_addresses set state = 'fetched', picture_id = ${pictureId}
       where import_id = ${importId} and number = ${number} and state = 'waiting'`.execute(db);

type Ready = { importId: string; productId: string; staffId: string };
type Fetched = { number: number; pictureId: string; colorId: string | null };

/** Gives products the pictures that came for them, once all were tried: one edit a product. */
export async function addFetched(db: Db, editor: Omit<Editor, 'staff'>): Promise<void> {
  const { rows } = await sql<Ready>`
    select distinct a.import_id as "importId", a.product_id as "productId", i.made_by as "staffId"
      from import_addresses a join imports i on i.id = a.import_id
     where a.state = 'fetched' and i.state = 'applied'
       and not exists (select from import_addresses b
                        where b.import_id = a.import_id and b.product_id = a.product_id and b.state = 'waiting' and b.tries = 0)`.execute(
    db,
  );
  for (const ready of rows)
    await transact(db, (tx) => addToProduct(tx, ready, { ...editor, staff: { id: ready.staffId } }));
}

async function addToProduct(tx: Tx, { importId, productId }: Ready, editor: Editor): Promise<void> {
  const { rows: fetched } = await sql<Fetched>`
    select number, picture_id as "pictureId", color_id as "colorId" from import_addresses
     where import_id = ${importId} and product_id = ${productId} and state = 'fetched' order by number for update`.execute(
    tx,
  );
  const found = await readProduct(tx, productId, editor.language);
  if (isRefusal(found)) return;
  const { product } = found;
  const had = new Set(product.pictures.map(({ pictureId }) => pictureId));
  const news = [...new Map(fetched.map((each) => [each.pictureId, each])).values()].filter(
    ({ pictureId }) => !had.has(pictureId),
  );
  const fitting = news.slice(0, Math.max(0, MOST_PICTURES - had.size));
  const hasColor = (colorId: string | null) =>
    product.variants.some((variant) => variant.colorId === colorId);
  const planned = fitting.map(({ number, pictureId, colorId }): PlannedPicture => ({
    number,
    hash: pictureId,
    colorId: hasColor(colorId) ? colorId : null,
    view: 'front',
  }));
  const { pictures = [] }: { pictures?: GivenPicture[] } = withPictures(
    { fields: {}, variants: null, pictures: planned },
    product.pictures,
  );
  const given = { id: productId, version: product.version, fields: {} };
  const changed = planned.length === 0 ? found : await changeProduct(tx, { ...given, pictures }, editor);
  if (isRefusal(changed)) throw new Error(`pictures were refused: ${changed.code}`);
  const tooMany = news.slice(fitting.length).map(({ number }) => number);
  await sql`
    update import_addresses set state = case when number = any(${tooMany}::int[]) then 'failed' else 'added' end,
                                fault = case when number = any(${tooMany}::int[]) then 'tooMany' end
     where import_id = ${importId} and product_id = ${productId} and state = 'fetched'`.execute(tx);
  // Taken back, the file knows what it wrote.
  await sql`
    update import_products
       set version = ${changed.product.version},
           plan = jsonb_set(plan, '{pictures}', coalesce(plan -> 'pictures', '[]') || ${JSON.stringify(planned)}::jsonb)
     where import_id = ${importId} and product_id = ${productId} and version = ${product.version}`.execute(
    tx,
  );
}
