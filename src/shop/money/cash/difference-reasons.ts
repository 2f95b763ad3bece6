/** Why cash differs from what was expected. Apart from the wire's shapes, which no page needs. */
export const differenceReasons = ['paidShort', 'paidMore', 'wrongChange', 'miscount', 'other'] as const;
export type DifferenceReason = (typeof differenceReasons)[number];
