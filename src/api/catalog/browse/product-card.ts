import { type RawBuilder, sql } from 'kysely';
import { isComingSoon, scarceSize } from '../../../shop/catalog/browse/availability.ts';
import type { Color, ProductCard } from '../../../shop/catalog/browse/contract.ts';
import { isNew, type OldestNew } from '../../../shop/catalog/browse/newness.ts';
import { type PriceFacts, priceNow } from '../../../shop/catalog/browse/price.ts';
import { ratingOf } from '../../../shop/catalog/browse/rating.ts';
import type { Language } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { imageOf, type Picture, picture } from '../media/image.ts';

export type CardRow = {
  id: string;
  name: string;
  slug: string;
  brand: ProductCard['brand'];
  category_id: string;
  subcategory_id: string;
  price: number;
  price_after_discount: number | null;
  discount_starts_at: Date | null;
  discount_ends_at: Date | null;
  available_from: Date | null;
  ratings: Stars;
  tint: string;
  picture: Picture | null;
  colors: Color[];
  has_stock: boolean;
  created_at: Date;
  fewest: { size: string; left: number } | null;
  /** The language of the row's texts. */
  language: Language;
};

/** The number of reviews with one star, two, … five; the column's default and triggers guarantee five numbers. */
export type Stars = [number, number, number, number, number];

/** The columns of a product `p` for a card, in the given language; brand, colors and picture as JSON. */
export function cardColumns(language: Language): RawBuilder<CardRow> {
  return sql<CardRow>`
    p.id, ${nameInEither('p', language)} as name, p.slug, p.category_id, p.subcategory_id,
    (select json_build_object('_id', b.id, 'name', ${sql.ref(`b.name_${language}`)}, 'slug', b.slug)
       from brands b where b.id = p.brand_id) as brand,
    p.price, p.price_after_discount, p.discount_starts_at, p.discount_ends_at, p.available_from, p.ratings, p.tint,
    ${picture('p.picture_id')} as picture,
    (select coalesce(json_agg(json_build_object('_id', c.id, 'name', ${sql.ref(`c.name_${language}`)}, 'hex', c.hex)
                              order by pc.position), '[]')
       from product_colors pc join colors c on c.id = pc.color_id where pc.product_id = p.id) as colors,
    p.size_ids_in_stock <> '{}' as has_stock, p.created_at, ${language}::text as language,
    (select json_build_object('size', (select ${sql.ref(`z.label_${language}`)} from sizes z where z.id = v.size_id),
                              'left', v.stock)
       from (select size_id, sum(stock) as stock from variants where product_id = p.id
              group by size_id having sum(stock) > 0 order by 2, 1 limit 1) v) as fewest`;
}

/** `oldestNew`: see `isNew`. */
export type CardSettings = Pick<Settings, 'lowStock'> & { oldestNew: OldestNew };

/** The reader and time that cards are built for. */
export type CardReader = { language: Language; now: Date; settings: CardSettings };

export const priceFactsOf = (row: CardRow): PriceFacts => ({
  price: row.price,
  priceAfterDiscount: row.price_after_discount,
  discountStartsAt: row.discount_starts_at,
  discountEndsAt: row.discount_ends_at,
});

/** A product in a list, with its price at `now`. An announced product counts as out of stock. */
export function toProductCard(row: CardRow, now: Date, settings: CardSettings): ProductCard {
  const { price, priceAfterDiscount, savings } = priceNow(priceFactsOf(row), now);
  const comingSoon = isComingSoon(row.available_from, now);
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    brand: row.brand,
    categoryId: row.category_id,
    subCategoryId: row.subcategory_id,
    price,
    priceAfterDiscount,
    savings,
    ...ratingOf(toStars(row.ratings)),
    image: imageOf(row.picture, row.tint, altOf(row)),
    colors: row.colors,
    inStock: row.has_stock && !comingSoon,
    comingSoon,
    availableFrom: row.available_from?.toISOString() ?? null,
    isNew: !comingSoon && isNew({ createdAt: row.created_at, id: row.id }, settings.oldestNew),
    lowStock: comingSoon ? null : scarceSize(row.fewest, settings.lowStock),
  };
}

function altOf({ name, picture: stored, colors, language }: CardRow): string {
  return stored === null ? name : texts[language].pictures.alt(name, colors[0]?.name ?? null, 'front');
}

export function toStars([one, two, three, four, five]: Stars): Record<1 | 2 | 3 | 4 | 5, number> {
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
}
