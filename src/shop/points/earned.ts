/** Points for what was paid for items (subtotal less coupon, no delivery): one for each whole `pointsPerPounds`. */
export function pointsEarned(paidForItems: number, pointsPerPounds: number): number {
  return Math.floor(Math.max(0, paidForItems) / pointsPerPounds);
}

/**
 * Points that a refund takes back after they were credited: the difference between what was earned and what would
 * have been. The balance never falls below zero, so no more is taken than is there.
 */
export function pointsTakenBack(
  { paidForItems, refundedBefore, refund }: { paidForItems: number; refundedBefore: number; refund: number },
  balance: number,
  pointsPerPounds: number,
): number {
  const earnedWithout = (refunded: number) => pointsEarned(paidForItems - refunded, pointsPerPounds);
  return Math.min(balance, earnedWithout(refundedBefore) - earnedWithout(refundedBefore + refund));
}
