import { sql } from 'kysely';
import type { GivenPicture } from '../../shop/products/calls.ts';
import type { Tx } from '../db/database.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Gives a product these pictures in this order; the first is the one that lists show. */
export async function savePictures(
  tx: Tx,
  id: string,
  pictures: readonly GivenPicture[],
): Promise<Refusal | null> {
  const wanted = JSON.stringify(pictures.map((picture, position) => ({ ...picture, position })));
  const { rows: unknown } = await sql<{ position: number; field: string }>`
    select g.position, case when i.id is null then 'pictureId' else 'colorId' end as field
      from json_to_recordset(${wanted}::json) as g ("pictureId" text, "colorId" text, position int)
      left join pictures i on i.id = g."pictureId"
      left join product_colors c on c.product_id = ${id} and c.color_id = g."colorId"
     where i.id is null or (g."colorId" is not null and c.color_id is null)
     order by g.position`.execute(tx);
  if (unknown.length > 0)
    return refuse('VALIDATION', {
      errors: unknown.map(({ position, field }) => `"pictures.${position}.${field}" is unknown`),
    });
  await sql`delete from product_pictures where product_id = ${id}`.execute(tx);
  await sql`
    insert into product_pictures (product_id, position, color_id, picture_id, view, alt_en, alt_ar)
    select ${id}, position, "colorId", "pictureId", view, "altEn", "altAr"
      from json_to_recordset(${wanted}::json)
           as g ("pictureId" text, "colorId" text, view text, "altEn" text, "altAr" text, position int)`.execute(
    tx,
  );
  await sql`
    update products p
       set picture_id = (select picture_id from product_pictures where product_id = p.id order by position limit 1),
           tint = coalesce((select c.tint from product_pictures pp
                              join product_colors c on c.product_id = p.id and c.color_id = pp.color_id
                             where pp.product_id = p.id and pp.position = 0), p.tint)
     where p.id = ${id}`.execute(tx);
  return null;
}
