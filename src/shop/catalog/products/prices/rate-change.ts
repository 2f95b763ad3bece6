/** By how much the dollar rose or fell, in percent with one decimal; null without an earlier rate. */
export function rateChange(
  rate: number | null,
  earlier: number | null,
): { from: number; percent: number } | null {
  if (rate === null || earlier === null) return null;
  return { from: earlier, percent: Math.round((rate / earlier - 1) * 1000) / 10 };
}

/** From here on a change of the rate, in percent, looks mistyped, whatever prices may change by. */
const ODD_PERCENT = 50;

/** Whether the rate moved so far that it should be looked at again; `maxPriceChange` is the setting, in percent. */
export function isFarRate(rate: number, earlier: number | null, maxPriceChange: number): boolean {
  const change = rateChange(rate, earlier);
  return change !== null && Math.abs(change.percent) > Math.min(maxPriceChange, ODD_PERCENT);
}
