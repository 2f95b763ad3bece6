import { type RawBuilder, sql } from 'kysely';
import type { Season } from '../../../../shop/catalog/browse/contract.ts';

export type ProductFilter = {
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

/** All conditions combined; true if there are none. */
export function all(conditions: readonly (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(given, sql` and `)})`;
}
