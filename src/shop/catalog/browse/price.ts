/** A product's price as stored, in whole pounds. The start of a discount is included, its end is excluded. */
export type PriceFacts = {
  readonly price: number;
  readonly priceAfterDiscount: number | null;
  readonly discountStartsAt: Date | null;
  readonly discountEndsAt: Date | null;
};

/** The price of a product at one time. `savings` is 0 without a discount. */
export type PriceNow = { price: number; priceAfterDiscount: number | null; savings: number; toPay: number };

/** A "discount" that does not lower the price is ignored. */
export function priceNow(facts: PriceFacts, now: Date): PriceNow {
  const reduced = isDiscountRunning(facts, now) ? facts.priceAfterDiscount : null;
  const priceAfterDiscount = reduced !== null && reduced < facts.price ? reduced : null;
  const toPay = priceAfterDiscount ?? facts.price;
  return { price: facts.price, priceAfterDiscount, savings: facts.price - toPay, toPay };
}

/** When the discount begins or ends next; null where it does neither. */
export function priceChangesAt(facts: PriceFacts, now: Date): Date | null {
  const { priceAfterDiscount, discountStartsAt, discountEndsAt } = facts;
  if (priceAfterDiscount === null) return null;
  const next = discountStartsAt !== null && discountStartsAt > now ? discountStartsAt : discountEndsAt;
  return next !== null && next > now ? next : null;
}

function isDiscountRunning({ discountStartsAt, discountEndsAt }: PriceFacts, now: Date): boolean {
  const begun = discountStartsAt === null || discountStartsAt <= now;
  const ended = discountEndsAt !== null && discountEndsAt <= now;
  return begun && !ended;
}
