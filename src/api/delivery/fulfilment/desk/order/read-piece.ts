import { sql } from 'kysely';
import { barcodeForms } from '../../../../../shop/barcode.ts';
import type { Piece } from '../../../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../../../shop/language.ts';
import { imageOf, type Picture } from '../../../../catalog/media/image.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { nameInEither } from '../../../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';

type Row = {
  product_id: string;
  color_id: string;
  size_id: string;
  name: string;
  color: string;
  hex: string;
  size: string;
  tint: string;
  picture: Picture | null;
};

/** The variant with this barcode in any of its forms, with the first picture of its color; else `NOT_FOUND`. */
export async function readPiece(
  db: Db,
  code: string,
  language: Language,
): Promise<{ piece: Piece } | Refusal> {
  const { rows } = await sql<Row>`
    select v.product_id, v.color_id, v.size_id, ${nameInEither('p', language)} as name,
           ${sql.ref(`c.name_${language}`)} as color, c.hex, ${sql.ref(`s.label_${language}`)} as size,
           coalesce(pc.tint, p.tint) as tint,
           (select to_jsonb(i) from pictures i where i.id = coalesce(
              (select picture_id from product_pictures f
                where f.product_id = v.product_id and f.color_id = v.color_id order by position limit 1),
              p.picture_id)) as picture
      from variants v
      join products p on p.id = v.product_id
      join colors c on c.id = v.color_id
      join sizes s on s.id = v.size_id
      left join product_colors pc on pc.product_id = v.product_id and pc.color_id = v.color_id
     where lower(v.barcode) = any(${barcodeForms(code)})
     order by v.barcode = ${code} desc limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return refuse('NOT_FOUND');
  return {
    piece: {
      productId: row.product_id,
      name: row.name,
      image: imageOf(row.picture, row.tint, row.name),
      color: { _id: row.color_id, name: row.color, hex: row.hex },
      size: { _id: row.size_id, label: row.size },
    },
  };
}
