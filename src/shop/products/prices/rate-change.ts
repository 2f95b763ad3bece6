/** By how much the dollar rose or fell, in percent with one decimal; null without an earlier rate. */
export function rateChange(
  rate: number | null,
  earlier: number | null,
): { from: number; percent: number } | null {
  if (rate === null || earlier === null) return null;
  return { from: earlier, percent: Math.round((rate / earlier - 1) * 1000) / 10 };
}
