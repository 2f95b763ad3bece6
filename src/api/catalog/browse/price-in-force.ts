import { type RawBuilder, sql } from 'kysely';

/** The price of a product `p` at `now` as SQL: the rule of the shop's `priceNow`, compared by a test. */
export function priceInForce(now: Date): RawBuilder<number> {
  return sql<number>`case when ${isReduced(now)} then p.price_after_discount else p.price end`;
}

/** Whether a discount of the product `p` is active at `now`. */
export function isReduced(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.price_after_discount is not null
    and (p.discount_starts_at is null or p.discount_starts_at <= ${now})
    and (p.discount_ends_at is null or p.discount_ends_at > ${now}))`;
}

/** Whether any variant of the product `p` can be bought at `now`. */
export function isBuyable(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.size_ids_in_stock <> '{}' and not ${isAnnounced(now)})`;
}

/** Whether the product `p` is announced and not yet sold at `now`. */
export function isAnnounced(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.available_from is not null and p.available_from > ${now})`;
}
