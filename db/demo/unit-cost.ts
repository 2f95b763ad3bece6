/** What the demo shop pays for a piece of this price, in US cents: about 45 % of it, at 115 pounds a dollar. */
export const unitCost = (price: number): number => Math.round((price * 45) / 115);
