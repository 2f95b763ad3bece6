import { sql } from 'kysely';
import { barcodeForms, barcodeKey } from '../../../shop/barcode.ts';
import { tintFor } from '../../../shop/catalog/media/tint.ts';
import type { EditedProduct, GivenVariant } from '../../../shop/catalog/products/calls.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';

const keyOf = ({ colorId, sizeId }: { colorId: string; sizeId: string }) => `${colorId} ${sizeId}`;

/**
 * Gives a product these variants; its colors are theirs in the order of their first variant. One that was counted or
 * bought cannot be left out. A new one without a barcode gets one of the store's.
 */
export async function saveVariants(
  tx: Tx,
  product: EditedProduct,
  variants: readonly GivenVariant[],
): Promise<Refusal | null> {
  const { _id: id } = product;
  const kept = new Set(variants.map(keyOf));
  if (kept.size < variants.length)
    return refuse('VALIDATION', { errors: ['"variants" must not contain duplicates'] });
  const unknown = await unknownParts(tx, variants);
  if (unknown !== null) return unknown;
  const dropped = product.variants.filter((variant) => !kept.has(keyOf(variant)));
  const used = dropped.filter(({ isUsed }) => isUsed);
  if (used.length > 0)
    return refuse('IN_USE', { errors: used.map((variant) => `"variants" must contain ${keyOf(variant)}`) });
  const taken = await takenCodes(tx, id, variants);
  if (taken !== null) return taken;
  await setColors(tx, product, [...new Set(variants.map(({ colorId }) => colorId))]);
  await writeVariants(tx, id, variants);
  return null;
}

async function unknownParts(tx: Tx, variants: readonly GivenVariant[]): Promise<Refusal | null> {
  const { rows } = await sql<{ place: number; field: string }>`
    select g.place - 1 as place, case when c.id is null then 'colorId' else 'sizeId' end as field
      from unnest(${variants.map(({ colorId }) => colorId)}::text[], ${variants.map(({ sizeId }) => sizeId)}::text[])
           with ordinality as g (color_id, size_id, place)
      left join colors c on c.id = g.color_id
      left join sizes s on s.id = g.size_id
     where c.id is null or s.id is null order by 1`.execute(tx);
  return rows.length === 0
    ? null
    : refuse('VALIDATION', {
        errors: rows.map(({ place, field }) => `"variants.${place}.${field}" is unknown`),
      });
}

/** A SKU and a barcode name one variant each. Locked: of two who give one code at once the second is refused. */
async function takenCodes(tx: Tx, id: string, variants: readonly GivenVariant[]): Promise<Refusal | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('variant codes', 0))`.execute(tx);
  return codeProblem(id, variants, await readCodes(tx, variants));
}

export type CodeInUse = { productId: string; barcode: string; sku: string | null };

/** The variants of the shop that have a barcode or a SKU of these. */
export async function readCodes(
  db: Db,
  variants: readonly Pick<GivenVariant, 'barcode' | 'sku'>[],
): Promise<CodeInUse[]> {
  const { rows } = await sql<CodeInUse>`
    select product_id as "productId", barcode, sku from variants
     where lower(barcode) = any(${variants.flatMap(({ barcode }) => barcodeForms(barcode))}::text[])
        or sku = any(${variants.map(({ sku }) => sku)}::text[])`.execute(db);
  return rows;
}

/** Names the codes of a product's variants that another has; `id` is null for a new product. */
export function codeProblem(
  id: string | null,
  variants: readonly GivenVariant[],
  inUse: readonly CodeInUse[],
): Refusal | null {
  const errors = (['barcode', 'sku'] as const).flatMap((field) => {
    const keyOf = (code: string) => (field === 'barcode' ? barcodeKey(code) : code);
    const elsewhere = new Set(
      inUse.filter(({ productId }) => productId !== id).map((variant) => keyOf(variant[field] ?? '')),
    );
    const codes = variants.map((variant) => keyOf(variant[field]));
    return codes.flatMap((code, place) => {
      const isTaken = code !== '' && (elsewhere.has(code) || codes.indexOf(code) < place);
      return isTaken ? [`"variants.${place}.${field}" is taken`] : [];
    });
  });
  return errors.length === 0 ? null : refuse('BARCODE_TAKEN', { errors });
}

// Positions are unique at every moment: those that stay are moved out of the way first.
async function setColors(
  tx: Tx,
  { _id: id, fields }: EditedProduct,
  colorIds: readonly string[],
): Promise<void> {
  await sql`delete from variants where product_id = ${id} and color_id <> all(${colorIds}::text[])`.execute(
    tx,
  );
  await sql`delete from product_colors where product_id = ${id} and color_id <> all(${colorIds}::text[])`.execute(
    tx,
  );
  await sql`update product_colors set position = position + 1000 where product_id = ${id}`.execute(tx);
  const colors = await tx
    .selectFrom('colors')
    .select(['id', 'hex'])
    .where('id', 'in', ['', ...colorIds])
    .execute();
  const hexOf = new Map(colors.map(({ id: color, hex }) => [color, hex]));
  const rows = colorIds.map((colorId, position) => ({
    colorId,
    position,
    tint: tintFor(hexOf.get(colorId) ?? '#ffffff', fields.slug.length),
  }));
  await sql`
    insert into product_colors (product_id, color_id, position, tint)
    select ${id}, "colorId", position, tint
      from json_to_recordset(${JSON.stringify(rows)}::json) as g ("colorId" text, position int, tint text)
        on conflict (product_id, color_id) do update set position = excluded.position`.execute(tx);
}

// Codes that change are freed first: two variants may swap theirs.
async function writeVariants(tx: Tx, id: string, variants: readonly GivenVariant[]): Promise<void> {
  const wanted = JSON.stringify(variants);
  const given = sql`json_to_recordset(${wanted}::json) as g ("colorId" text, "sizeId" text, sku text, barcode text)`;
  await sql`
    delete from variants v
     where v.product_id = ${id}
       and not exists (select from ${given} where (g."colorId", g."sizeId") = (v.color_id, v.size_id))`.execute(
    tx,
  );
  await sql`
    update variants v
       set sku = null,
           barcode = case when g.barcode in ('', v.barcode) then v.barcode
                          else next_barcode() end
      from ${given}
     where v.product_id = ${id} and (g."colorId", g."sizeId") = (v.color_id, v.size_id)
       and (v.sku is distinct from nullif(g.sku, '') or v.barcode <> coalesce(nullif(g.barcode, ''), v.barcode))`.execute(
    tx,
  );
  await sql`
    insert into variants (product_id, color_id, size_id, sku, barcode)
    select ${id}, "colorId", "sizeId", nullif(sku, ''),
           coalesce(nullif(barcode, ''), (select v.barcode from variants v where v.product_id = ${id}
                                             and (v.color_id, v.size_id) = ("colorId", "sizeId")),
                    next_barcode())
      from ${given}
        on conflict (product_id, color_id, size_id) do update set sku = excluded.sku, barcode = excluded.barcode
     where (variants.sku, variants.barcode) is distinct from (excluded.sku, excluded.barcode)`.execute(tx);
}
