import type { Interned } from './interned.ts';
import type { ProductRow } from './read-rows.ts';

/** What a product is filtered and sorted by; times in ms, `stars` the average rating. */
export type Facts = {
  readonly id: string;
  readonly single: Readonly<Record<'brands' | 'categories' | 'subCategories', string>>;
  readonly several: Readonly<Record<'seasons' | 'colors' | 'sizes', readonly string[]>>;
  readonly firstColor: string | null;
  readonly price: number;
  readonly reduced: number | null;
  readonly reducedFrom: number;
  readonly reducedUntil: number;
  readonly availableFrom: number;
  readonly stars: number;
  readonly reviews: number;
  readonly created: number;
  trend: number;
};

export function factsOf(row: ProductRow, { text, list }: Interned): Facts {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = row.ratings;
  const reviews = one + two + three + four + five;
  return {
    id: row.id,
    single: {
      brands: text(row.brand_id),
      categories: text(row.category_id),
      subCategories: text(row.subcategory_id),
    },
    several: { seasons: list(row.seasons), colors: list(row.colors), sizes: list(row.sizes) },
    firstColor: row.first_color === null ? null : text(row.first_color),
    price: row.price,
    reduced: row.price_after_discount,
    reducedFrom: row.discount_starts_at?.getTime() ?? -Infinity,
    reducedUntil: row.discount_ends_at?.getTime() ?? Infinity,
    availableFrom: row.available_from?.getTime() ?? -Infinity,
    stars: reviews === 0 ? -1 : (one + 2 * two + 3 * three + 4 * four + 5 * five) / reviews,
    reviews,
    created: row.created_at.getTime(),
    trend: row.trend,
  };
}

const sortedBy = [
  'created',
  'trend',
  'stars',
  'reviews',
  'price',
  'reduced',
  'reducedFrom',
  'reducedUntil',
] as const satisfies (keyof Facts)[];

/** Whether the product keeps its position in every sort order. Stock does not move it. */
export function isSortedAlike(before: Facts | undefined, after: Facts): boolean {
  return before !== undefined && sortedBy.every((fact) => before[fact] === after[fact]);
}
