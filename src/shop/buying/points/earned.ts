/** Points for what was paid for items (subtotal less coupon, no delivery): one for each whole `pointsPerPounds`. */
export function pointsEarned(paidForItems: number, pointsPerPounds: number): number {
  return Math.floor(Math.max(0, paidForItems) / pointsPerPounds);
}

/**
 * Points that a refund takes back after they were credited: in the proportion of the refund to what was still paid,
 * whatever a point costs today. A fraction of a point stays with the shopper, and no more is taken than the balance has.
 */
export function pointsTakenBack(
  { credited, paidBefore, paidAfter }: { credited: number; paidBefore: number; paidAfter: number },
  balance: number,
): number {
  if (paidBefore <= 0) return 0;
  return Math.min(balance, credited - Math.ceil((credited * Math.max(0, paidAfter)) / paidBefore));
}
