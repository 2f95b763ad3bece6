/** One bar: how many prices lie from `from` up to, not including, `to`, whole pounds. */
export type PriceBar = { from: number; to: number; count: number };

const mostBars = 20;
/** What people reckon with, times a power of ten. */
const roundSteps = [1, 2, 2.5, 5];

/** Bars of one even, round width over all prices, at most 20; none where there is no price. */
export function priceHistogram(prices: Iterable<number>): PriceBar[] {
  const all = [...prices];
  if (all.length === 0) return [];
  const [lowest, highest] = all.reduce(
    ([low, high], price) => [Math.min(low, price), Math.max(high, price)],
    [Infinity, -Infinity] as [number, number],
  );
  const step = stepFor(lowest, highest);
  const first = Math.floor(lowest / step);
  const bars = Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => ({
    from: (first + index) * step,
    to: (first + index + 1) * step,
    count: 0,
  }));
  for (const price of all) {
    const bar = bars[Math.floor(price / step) - first];
    if (bar !== undefined) bar.count += 1;
  }
  return bars;
}

function stepFor(lowest: number, highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const round of roundSteps) {
      const step = round * power;
      if (!Number.isInteger(step)) continue;
      if (Math.floor(highest / step) - Math.floor(lowest / step) < mostBars) return step;
    }
  }
}
