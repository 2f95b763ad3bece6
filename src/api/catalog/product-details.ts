import { type RawBuilder, sql } from 'kysely';
import type {
  PictureView,
  ProductCard,
  ProductDetails,
  Season,
  Size,
  SizeDrawing,
  SizeGuide,
  Variant,
} from '../../shop/catalog/contract.ts';
import { returnDaysOf } from '../../shop/catalog/return-days.ts';
import type { Language } from '../../shop/language.ts';
import type { Settings } from '../../shop/settings.ts';
import { pictures as ar } from '../../shop/texts/ar/pictures.ts';
import { pictures as en } from '../../shop/texts/en/pictures.ts';
import type { Db } from '../db/database.ts';
import { imageOf, type Picture, picture } from '../media/image.ts';
import { type CardRow, type CardSettings, cardColumns, toProductCard, toStars } from './product-card.ts';
import { listRelated } from './related-products.ts';
import { type ReturnTerms, returnTerms } from './return-terms.ts';
import sizeDrawings from './size-drawings.json' with { type: 'json' };

const texts = { en, ar };

/** By the name of a kind of piece, `products.outline`; written by `npm run pictures`. */
const drawings: ReadonlyMap<string, SizeDrawing> = new Map(Object.entries(sizeDrawings));

/** The settings that a product's page depends on. */
export type DetailsSettings = CardSettings &
  Pick<Settings, 'maxQuantityPerLine' | 'returnDays' | 'exchangeDays'>;

type ColorPicture = {
  colorId: string | null;
  colorName: string | null;
  tint: string;
  view: PictureView;
  picture: Picture;
};

type DetailsRow = CardRow & {
  description: string;
  material: string;
  care: string;
  seasons: Season[];
  terms: ReturnTerms;
  fits: [small: number, true: number, large: number];
  category_name: string;
  subcategory_name: string;
  pictures: ColorPicture[];
  sizes: Size[];
  variants: Variant[];
  size_guide: SizeGuide | null;
  outline: string | null;
};

/** Everything about one published product, or undefined where there is none. Two queries: the piece, and what is like it. */
export async function readProduct(
  db: Db,
  id: string,
  language: Language,
  now: Date,
  settings: DetailsSettings,
): Promise<ProductDetails | undefined> {
  const { rows } = await sql<DetailsRow>`
    select ${cardColumns(language)}, ${detailColumns(language)}
      from products p
      join categories c on c.id = p.category_id
      join subcategories s on s.id = p.subcategory_id
     where p.id = ${id} and p.status = 'published'`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const card = toProductCard(row, now, settings);
  const related = await listRelated(db, card, language, now, settings);
  return toDetails(row, { card, related, language, settings });
}

function detailColumns(language: Language): RawBuilder<DetailsRow> {
  const [name, label] = [`name_${language}`, `label_${language}`].map((one) => sql.ref(one));
  return sql<DetailsRow>`
    ${sql.ref(`p.description_${language}`)} as description, ${sql.ref(`p.material_${language}`)} as material,
    ${sql.ref(`p.care_${language}`)} as care, p.seasons, p.fits, p.outline, ${returnTerms} as terms,
    c.${name} as category_name, s.${name} as subcategory_name,
    (select coalesce(json_agg(json_build_object('colorId', pp.color_id, 'colorName', cl.${name}, 'tint', coalesce(pc.tint, p.tint), 'view', pp.view,
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
    (select json_build_object('columns', ${sql.ref(`g.columns_${language}`)}, 'rows', ${sql.ref(`g.rows_${language}`)},
                              'measures', g.measures, 'how', ${sql.ref(`g.how_${language}`)})
       from size_guides g where g.id = p.size_guide_id) as size_guide`;
}

type Around = { card: ProductCard; related: ProductCard[]; language: Language; settings: DetailsSettings };

function toDetails(row: DetailsRow, { card, related, language, settings }: Around): ProductDetails {
  const { description, material, care, seasons, terms, sizes, variants } = row;
  const [small, fitting, large] = row.fits;
  return {
    ...card,
    description,
    material,
    care,
    seasons,
    returnable: terms.returnable,
    returnReason: terms.returnable ? null : terms.reason[language],
    ...returnDaysOf(terms, settings),
    category: { _id: row.category_id, name: row.category_name },
    subCategory: { _id: row.subcategory_id, name: row.subcategory_name },
    images: imagesOf(row, card, language),
    sizes,
    variants,
    sizeGuide: row.size_guide,
    sizeDrawing: row.size_guide === null ? null : (drawings.get(row.outline ?? '') ?? null),
    fewLeft: settings.lowStock,
    maxQuantity: settings.maxQuantityPerLine,
    ratings: toStars(row.ratings),
    fit: { small, true: fitting, large },
    related,
  };
}

function imagesOf(
  { name, pictures }: DetailsRow,
  card: ProductCard,
  language: Language,
): ProductDetails['images'] {
  if (pictures.length === 0) return [{ ...card.image, colorId: null, view: 'front' }];
  return pictures.map(({ colorId, colorName, tint, view, picture: kept }) => ({
    ...imageOf(kept, tint, texts[language].alt(name, colorName, view)),
    colorId,
    view,
  }));
}
