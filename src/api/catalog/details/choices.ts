import { type RawBuilder, sql } from 'kysely';
import type { PieceChoices, Size, Variant } from '../../../shop/catalog/browse/contract.ts';
import type { Language } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Db } from '../../platform/db/database.ts';

/** The sizes of a product `p`, and what is left of each color and size, in the order of its page. */
export const choiceColumns = (language: Language): RawBuilder<{ sizes: Size[]; variants: Variant[] }> => sql`
  (select coalesce(json_agg(json_build_object('_id', z.id, 'label', z.${sql.ref(`label_${language}`)}) order by z.position, z.id), '[]')
     from sizes z where z.id in (select size_id from variants where product_id = p.id)) as sizes,
  (select coalesce(json_agg(json_build_object('colorId', v.color_id, 'sizeId', v.size_id, 'available', v.stock)
                            order by pc.position, z.position, z.id), '[]')
     from variants v
     join sizes z on z.id = v.size_id
     left join product_colors pc on pc.product_id = v.product_id and pc.color_id = v.color_id
    where v.product_id = p.id) as variants`;

/** What each product can be bought in, in the given order. */
export async function readChoices(
  db: Db,
  productIds: readonly string[],
  language: Language,
  { lowStock, maxQuantityPerLine }: Pick<Settings, 'lowStock' | 'maxQuantityPerLine'>,
): Promise<PieceChoices[]> {
  const { rows } = await sql<Omit<PieceChoices, 'fewLeft' | 'maxQuantity'>>`
    select p.id as "productId", ${choiceColumns(language)}
      from unnest(${productIds}::text[]) with ordinality as asked (id, place)
      join products p on p.id = asked.id
     order by asked.place`.execute(db);
  return rows.map((row) => ({ ...row, fewLeft: lowStock, maxQuantity: maxQuantityPerLine }));
}
