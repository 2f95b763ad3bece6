/** A price in dollars as pounds, to the nearest cash step; `rate` is hundredths of a pound for a dollar. */
export const poundsOf = (dollars: number, { rate, cashStep }: { rate: number; cashStep: number }): number =>
  Math.max(cashStep, Math.round((dollars * rate) / 100 / cashStep) * cashStep);
