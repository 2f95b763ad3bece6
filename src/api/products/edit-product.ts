import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../shop/console-endpoints.ts';
import type { Language } from '../../shop/language.ts';
import { type EditedProduct, ProductFields } from '../../shop/products/calls.ts';
import { missingIn } from '../../shop/products/completeness.ts';
import type { Settings } from '../../shop/settings.ts';
import type { Db, Tx } from '../db/database.ts';
import { imageOf, type Picture } from '../media/image.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { rewordedForms } from '../search/query/search-forms.ts';
import type { Staff } from '../staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';

export type Editor = { staff: Staff; language: Language; now: Date; settings: Settings };

type Row = {
  id: string;
  version: number;
  status: EditedProduct['status'];
  tint: string;
  picture: Picture | null;
  fields: Record<string, unknown>;
  pictures: number;
  variants: number;
  changed_by: string | null;
  updated_at: Date;
};

/** The columns of the fields that are written as they are. */
const columnOf = {
  nameEn: 'name_en',
  nameAr: 'name_ar',
  descriptionEn: 'description_en',
  descriptionAr: 'description_ar',
  materialEn: 'material_en',
  materialAr: 'material_ar',
  careEn: 'care_en',
  careAr: 'care_ar',
  price: 'price',
  priceAfterDiscount: 'price_after_discount',
  discountStartsAt: 'discount_starts_at',
  discountEndsAt: 'discount_ends_at',
  seasons: 'seasons',
  availableFrom: 'available_from',
} as const satisfies Record<keyof ProductFields, string>;

const fieldColumns = sql.join(
  Object.entries(columnOf).flatMap(([field, column]) => [
    sql.lit(field),
    column.endsWith('_at') || column === 'available_from'
      ? sql`to_char(${sql.ref(`p.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : sql.ref(`p.${column}`),
  ]),
);

/** A product with all that is written of it; `NOT_FOUND` for an unknown id. */
export async function readProduct(
  db: Db,
  id: string,
  language: Language,
): Promise<{ product: EditedProduct } | Refusal> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.status, p.tint, json_build_object(${fieldColumns}) as fields,
           (select to_jsonb(i) from pictures i where i.id = p.picture_id) as picture,
           (select count(*)::int from product_pictures where product_id = p.id) as pictures,
           (select count(*)::int from variants where product_id = p.id) as variants,
           (select s.name from staff_audit a join staff s on s.id = a.staff_id
             where a.subject = p.id and a.action like 'product.%' order by a.id desc limit 1) as changed_by,
           p.updated_at
      from products p where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('NOT_FOUND');
  const fields = ProductFields.parse(row.fields);
  return {
    product: {
      _id: row.id,
      version: row.version,
      status: row.status,
      image: imageOf(row.picture, row.tint, language === 'ar' ? fields.nameAr : fields.nameEn),
      fields,
      missing: missingIn({ ...factsOf(fields), pictures: row.pictures, variants: row.variants }),
      changedBy: row.changed_by,
      changedAt: row.updated_at.toISOString(),
    },
  };
}

const factsOf = (fields: ProductFields) => ({
  name: { en: fields.nameEn, ar: fields.nameAr },
  description: { en: fields.descriptionEn, ar: fields.descriptionAr },
  material: { en: fields.materialEn, ar: fields.materialAr },
  care: { en: fields.careEn, ar: fields.careAr },
});

/** Changes what is written of a product. A published one stays complete. */
export async function changeProduct(
  tx: Tx,
  { id, version, fields }: ConsoleParsedOf<'changeProduct'>,
  editor: Editor,
): Promise<{ product: EditedProduct } | Refusal> {
  const before = await lockProduct(tx, id, version, editor);
  if ('code' in before) return before;
  const given = Object.entries(fields).filter(([field, value]) => value !== undefined && field in columnOf);
  const next = ProductFields.parse({ ...before.fields, ...Object.fromEntries(given) });
  const wrong = priceProblem(next, before.fields, editor.settings.cashStep);
  if (wrong !== null) return wrong;
  const columns = Object.fromEntries(
    given.map(([field, value]) => [columnOf[field as keyof ProductFields], value]),
  );
  await tx
    .updateTable('products')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await rewordSearch(tx, id, next);
  const changed = Object.fromEntries(given);
  const old = Object.fromEntries(
    given.map(([field]) => [field, before.fields[field as keyof ProductFields]]),
  );
  const entry = {
    staff: editor.staff,
    action: 'product.change',
    subject: id,
    before: old,
    after: changed,
  } as const;
  await recordStaffAudit(tx, entry, editor.now);
  const read = await readProduct(tx, id, editor.language);
  if (!('product' in read) || before.status !== 'published' || read.product.missing.length === 0) return read;
  return incomplete(read.product.missing);
}

const incomplete = (missing: readonly string[]) =>
  refuse('INCOMPLETE', { errors: missing.map((field) => `"${field}" is required`) });

/** Prices are multiples of the cash step; a price that is not edited stays as it is. */
function priceProblem(next: ProductFields, before: ProductFields, step: number): Refusal | null {
  const { price, priceAfterDiscount: reduced, discountStartsAt: from, discountEndsAt: until } = next;
  const edited = [
    ...(price === before.price ? [] : ['price' as const]),
    ...(reduced === before.priceAfterDiscount || reduced === null ? [] : ['priceAfterDiscount' as const]),
  ];
  const off = edited.filter((field) => (next[field] ?? 0) % step !== 0);
  if (off.length > 0)
    return refuse('PRICE_STEP', {
      errors: off.map((field) => `"${field}" must be a multiple of ${step}`),
      number: step,
    });
  if (reduced !== null && reduced >= price)
    return refuse('VALIDATION', { errors: ['"priceAfterDiscount" must be less than price'] });
  if (from !== null && until !== null && from >= until)
    return refuse('VALIDATION', { errors: ['"discountEndsAt" must be after its start'] });
  return null;
}

/** What the product is found by, after its words were edited. */
async function rewordSearch(tx: Tx, id: string, fields: ProductFields): Promise<void> {
  const { rows } = await sql<{ words: string; colors: string[] }>`
    select s.words::text as words,
           array(select unnest(array[c.name_en, c.name_ar]) from product_colors pc join colors c on c.id = pc.color_id
                  where pc.product_id = s.product_id) as colors
      from product_search s where s.product_id = ${id}`.execute(tx);
  const { nameEn, nameAr, descriptionEn, descriptionAr, materialEn, materialAr } = fields;
  const words = rewordedForms(rows[0]?.words ?? '', {
    names: [nameEn, nameAr],
    others: [descriptionEn, descriptionAr, materialEn, materialAr, ...(rows[0]?.colors ?? [])],
  });
  await sql`
    insert into product_search (product_id, words) values (${id}, ${words}::tsvector)
        on conflict (product_id) do update set words = excluded.words
     where product_search.words <> excluded.words`.execute(tx);
}

/** Puts a product on the shelf, or takes it off. */
export async function showProduct(
  tx: Tx,
  { id, version }: { id: string; version: number },
  status: 'published' | 'archived',
  editor: Editor,
): Promise<{ product: EditedProduct } | Refusal> {
  const before = await lockProduct(tx, id, version, editor);
  if ('code' in before) return before;
  if (status === 'published' && before.missing.length > 0) return incomplete(before.missing);
  await tx
    .updateTable('products')
    .set({ status, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const action = status === 'published' ? 'product.publish' : 'product.archive';
  const change = { before: { status: before.status }, after: { status } };
  await recordStaffAudit(tx, { staff: editor.staff, action, subject: id, ...change }, editor.now);
  return readProduct(tx, id, editor.language);
}

/** The product, locked, or a refusal; a conflict carries it as it is. */
async function lockProduct(
  tx: Tx,
  id: string,
  version: number,
  editor: Editor,
): Promise<EditedProduct | Refusal> {
  await tx.selectFrom('products').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const read = await readProduct(tx, id, editor.language);
  if (!('product' in read)) return read;
  return read.product.version === version ? read.product : refuse('VERSION_CONFLICT', { data: read });
}
