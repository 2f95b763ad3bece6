import { type RawBuilder, sql } from 'kysely';

/**
 * What a product `p` costs at `now`, for lists to filter and sort by: `priceNow` of the shop, said to the database,
 * which cannot ask it for every row. A test holds the two together.
 */
export function priceInForce(now: Date): RawBuilder<number> {
  return sql<number>`case when ${isReduced(now)} then p.price_after_discount else p.price end`;
}

/** Is a discount of the product `p` running at `now`? */
export function isReduced(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.price_after_discount is not null
    and (p.discount_starts_at is null or p.discount_starts_at <= ${now})
    and (p.discount_ends_at is null or p.discount_ends_at > ${now}))`;
}

/** Can a piece of the product `p` be bought at `now`, in some color and size? */
export function isBuyable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.size_ids_in_stock <> '{}' and not ${isAnnounced(now)})`;
}

/** Is the product `p` announced and not yet sold at `now`? */
export function isAnnounced(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.available_from is not null and p.available_from > ${now})`;
}
