import css from './price-range.module.css';

/** How many pieces cost from `from` up to, not including, `to`. */
export interface PriceBar {
  from: number;
  to: number;
  count: number;
}

/** Where the prices lie, over the slider; the bars between its ends are lit. Ornament: the list tells the counts. */
export function PriceBars({ bars, from, to }: { bars: readonly PriceBar[]; from: number; to: number }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg className={css.bars} viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map((bar, place) => {
        // A single piece among many is still seen.
        const height = bar.count === 0 ? 0 : 0.06 + 0.94 * (bar.count / most);
        return (
          <rect
            key={bar.from}
            className={bar.to > from && bar.from <= to ? css.lit : undefined}
            x={place + 0.08}
            y={1 - height}
            width="0.84"
            height={height}
          />
        );
      })}
    </svg>
  );
}
