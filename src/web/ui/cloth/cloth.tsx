/** A stripe: a thread's token name or a color, and its relative width. */
export type Band = {
  thread: string;
  width: number;
};

/** Vertical stripes stretched over their container. Not mirrored in Arabic. */
export function Cloth({ bands, className }: { bands: readonly Band[]; className?: string | undefined }) {
  const starts = bands.map((_, place) => bands.slice(0, place).reduce((sum, band) => sum + band.width, 0));
  const whole = bands.reduce((sum, band) => sum + band.width, 0);
  return (
    <svg className={className} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      {bands.map((band, place) => (
        // A slight overlap, so that no background shows between two stripes.
        <rect
          key={starts[place]}
          x={starts[place]}
          width={band.width + 0.2}
          height="1"
          fill={fillOf(band.thread)}
        />
      ))}
    </svg>
  );
}

/** A color stays as it is; a name is one of the eight thread tokens. */
function fillOf(thread: string): string {
  return thread.startsWith('#') ? thread : `var(--thread-${thread})`;
}
