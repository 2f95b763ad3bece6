import { type RawBuilder, sql } from 'kysely';
import type {
  ProductCard,
  ProductDetails,
  Season,
  Size,
  SizeGuide,
  Variant,
} from '../../shop/catalog/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import { imageOf, type Picture, picture } from './image.ts';
import { isBuyable, priceInForce } from './price-in-force.ts';
import { type CardRow, cardColumns, toProductCard, toStars } from './product-card.ts';

/** How many pieces are shown under a piece. */
const relatedPieces = 8;

type ColorPicture = { colorId: string | null; colorName: string | null; tint: string; picture: Picture };

type DetailsRow = CardRow & {
  description: string;
  material: string;
  care: string;
  seasons: Season[];
  returnable: boolean;
  category_name: string;
  subcategory_name: string;
  pictures: ColorPicture[];
  sizes: Size[];
  variants: Variant[];
  size_guide: SizeGuide | null;
};

/** Everything about one published product, or undefined where there is none. Two queries: the piece, and what is like it. */
export async function readProduct(
  db: Db,
  id: string,
  language: Language,
  now: Date,
): Promise<ProductDetails | undefined> {
  const { rows } = await sql<DetailsRow>`
    select ${cardColumns(language)}, ${detailColumns(language)}
      from products p
      join categories c on c.id = p.category_id
      join subcategories s on s.id = p.subcategory_id
     where p.id = ${id} and p.status = 'published'`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const card = toProductCard(row, now);
  return toDetails(row, card, await listRelated(db, card, language, now));
}

function detailColumns(language: Language): RawBuilder<DetailsRow> {
  const [name, label] = [sql.ref(`name_${language}`), sql.ref(`label_${language}`)];
  return sql<DetailsRow>`
    ${sql.ref(`p.description_${language}`)} as description, ${sql.ref(`p.material_${language}`)} as material,
    ${sql.ref(`p.care_${language}`)} as care, p.seasons, c.returnable and s.returnable as returnable,
    c.${name} as category_name, s.${name} as subcategory_name,
    (select coalesce(json_agg(json_build_object('colorId', pp.color_id, 'colorName', cl.${name}, 'tint', coalesce(pc.tint, p.tint),
                                                'picture', ${picture('pp.picture_id')}) order by pp.position), '[]')
       from product_pictures pp
       left join product_colors pc on pc.product_id = p.id and pc.color_id = pp.color_id
       left join colors cl on cl.id = pp.color_id
      where pp.product_id = p.id) as pictures,
    (select coalesce(json_agg(json_build_object('_id', z.id, 'label', z.${label}) order by z.position, z.id), '[]')
       from sizes z where z.id in (select size_id from variants where product_id = p.id)) as sizes,
    (select coalesce(json_agg(json_build_object('colorId', v.color_id, 'sizeId', v.size_id, 'available', v.stock)
                              order by pc.position, z.position, z.id), '[]')
       from variants v
       join sizes z on z.id = v.size_id
       left join product_colors pc on pc.product_id = v.product_id and pc.color_id = v.color_id
      where v.product_id = p.id) as variants,
    (select json_build_object('columns', ${sql.ref(`g.columns_${language}`)}, 'rows', ${sql.ref(`g.rows_${language}`)})
       from size_guides g where g.id = p.size_guide_id) as size_guide`;
}

function toDetails(row: DetailsRow, card: ProductCard, related: ProductCard[]): ProductDetails {
  const { description, material, care, seasons, returnable, sizes, variants } = row;
  return {
    ...card,
    description,
    material,
    care,
    seasons,
    returnable,
    category: { _id: row.category_id, name: row.category_name },
    subCategory: { _id: row.subcategory_id, name: row.subcategory_name },
    images: imagesOf(row, card),
    sizes,
    variants,
    sizeGuide: row.size_guide,
    ratings: toStars(row.ratings),
    related,
  };
}

function imagesOf({ name, pictures }: DetailsRow, card: ProductCard): ProductDetails['images'] {
  if (pictures.length === 0) return [{ ...card.image, colorId: null }];
  return pictures.map(({ colorId, colorName, tint, picture: kept }) => ({
    ...imageOf(kept, tint, colorName === null ? name : `${name} (${colorName})`),
    colorId,
  }));
}

// Nearest in kind first, then in price: pieces of the same subcategory and, only where those are too few, others of the
// brand. What cannot be bought is not offered.
async function listRelated(db: Db, card: ProductCard, language: Language, now: Date): Promise<ProductCard[]> {
  const price = card.priceAfterDiscount ?? card.price;
  const nearest = (kind: RawBuilder<boolean>) => sql`
    (select p.* from products p
      where p.status = 'published' and p.id <> ${card._id} and ${kind} and ${isBuyable(now)}
      order by abs(${priceInForce(now)} - ${price}), p.trend desc, p.id
      limit ${relatedPieces})`;
  const alike = sql<boolean>`p.subcategory_id = ${card.subCategoryId}`;
  const ofBrand = sql<boolean>`p.brand_id = ${card.brand._id} and p.category_id = ${card.categoryId} and not ${alike}`;
  const { rows } = await sql<CardRow>`
    select ${cardColumns(language)}
      from (${nearest(alike)} union all ${nearest(ofBrand)} limit ${relatedPieces}) p`.execute(db);
  return rows.map((row) => toProductCard(row, now));
}
