/** One bar: the number of prices from `from` up to, not including, `to`, whole pounds. */
export type PriceBar = { from: number; to: number; count: number };

const mostBars = 20;
/** Round widths, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5];

/** A histogram with at most 20 bars of one round width, and its range; empty and 0 without prices. */
export function priceHistogram(prices: readonly number[] | Float64Array): {
  lowest: number;
  highest: number;
  bars: PriceBar[];
} {
  if (prices.length === 0) return { lowest: 0, highest: 0, bars: [] };
  let [lowest, highest] = [Infinity, -Infinity];
  for (const price of prices) {
    if (price < lowest) lowest = price;
    if (price > highest) highest = price;
  }
  const step = stepFor(lowest, highest);
  const first = Math.floor(lowest / step);
  const counts = new Uint32Array(Math.floor(highest / step) - first + 1);
  for (const price of prices) {
    const bar = Math.floor(price / step) - first;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const bars = Array.from(counts, (count, bar) => ({
    from: (first + bar) * step,
    to: (first + bar + 1) * step,
    count,
  }));
  return { lowest, highest, bars };
}

function stepFor(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const round of roundSteps) {
      const step = round * power;
      if (Number.isInteger(step) && Math.floor(highest / step) - Math.floor(lowest / step) < mostBars)
        return step;
    }
  }
}
