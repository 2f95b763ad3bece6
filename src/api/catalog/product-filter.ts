import { type RawBuilder, sql } from 'kysely';
import type { Season } from '../../shop/catalog/contract.ts';
import { isBuyable, isReduced, priceInForce } from './price-in-force.ts';
import { hasWords, type SearchWord } from './search-words.ts';

/** What a list of products is narrowed by; what is missing does not narrow. */
export type ProductFilter = {
  words: readonly SearchWord[];
  categoryId?: string[] | undefined;
  subCategoryId?: string[] | undefined;
  brandId?: string[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  seasons?: Season[] | undefined;
  colors?: string[] | undefined;
  sizes?: string[] | undefined;
  inStock?: boolean | undefined;
  onSale?: boolean | undefined;
};

type Condition = RawBuilder<boolean>;

/** A filter whose choices are counted: while one is on, its own choices are counted as if it were not. */
export type FacetGroup = 'brands' | 'categories' | 'seasons' | 'colors' | 'sizes' | 'price';

/** Holds for every product `p` that can be found at all. */
export function isListed(filter: ProductFilter, now: Date): Condition {
  return all([
    sql<boolean>`p.status = 'published'`,
    hasWords(filter.words),
    filter.inStock === true ? isBuyable(now) : undefined,
    filter.onSale === true ? isReduced(now) : undefined,
  ]);
}

/** The filters in groups; a group that does not narrow has no condition. */
export function groupConditions(filter: ProductFilter, now: Date): Record<FacetGroup, Condition | undefined> {
  const { categoryId, subCategoryId, brandId, minPrice, maxPrice, seasons, colors, sizes } = filter;
  return {
    brands: oneOf('p.brand_id', brandId),
    categories: isOfKind(categoryId, subCategoryId),
    seasons: overlaps('p.seasons', seasons),
    colors: overlaps('p.color_ids', colors),
    sizes: overlaps('p.size_ids_in_stock', sizes),
    price: some([
      // Prices are whole pounds, and their column takes nothing else.
      minPrice === undefined ? undefined : sql<boolean>`${priceInForce(now)} >= ${Math.ceil(minPrice)}`,
      maxPrice === undefined ? undefined : sql<boolean>`${priceInForce(now)} <= ${Math.floor(maxPrice)}`,
    ]),
  };
}

/** Does the product `p` pass every filter? */
export function passes(filter: ProductFilter, now: Date): Condition {
  return all([isListed(filter, now), ...Object.values(groupConditions(filter, now))]);
}

/** All of them; true where there is none. */
export function all(conditions: readonly (Condition | undefined)[]): Condition {
  return some(conditions) ?? sql<boolean>`true`;
}

function some(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : sql<boolean>`(${sql.join(given, sql` and `)})`;
}

function oneOf(column: string, chosen: readonly string[] | undefined): Condition | undefined {
  if (chosen === undefined || chosen.length === 0) return undefined;
  return sql<boolean>`${sql.ref(column)} = any(${chosen}::text[])`;
}

// A subcategory narrows its own category only: women, men and women's dresses are dresses and all of men's.
function isOfKind(
  categories: readonly string[] | undefined,
  subcategories: readonly string[] | undefined,
): Condition | undefined {
  const ofSubcategory = oneOf('p.subcategory_id', subcategories);
  const ofCategory = oneOf('p.category_id', categories);
  if (ofSubcategory === undefined || ofCategory === undefined) return ofSubcategory ?? ofCategory;
  return sql<boolean>`(${ofSubcategory} or (${ofCategory} and p.category_id not in (
    select category_id from subcategories where id = any(${subcategories}::text[]))))`;
}

function overlaps(column: string, chosen: readonly string[] | undefined): Condition | undefined {
  if (chosen === undefined || chosen.length === 0) return undefined;
  return sql<boolean>`${sql.ref(column)} && ${chosen}::text[]`;
}
