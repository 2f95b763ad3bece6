/** One stripe of a cloth: the thread's name or color, and how wide it is beside the others. */
export type Band = {
  thread: string;
  width: number;
};

/** Bands side by side, stretched over the box they stand in. Never mirrored: both languages see one cloth. */
export function Cloth({ bands, className }: { bands: readonly Band[]; className?: string | undefined }) {
  const starts = bands.map((_, place) => bands.slice(0, place).reduce((sum, band) => sum + band.width, 0));
  const whole = bands.reduce((sum, band) => sum + band.width, 0);
  return (
    <svg className={className} viewBox={`0 0 ${whole} 1`} preserveAspectRatio="none" aria-hidden="true">
      {bands.map((band, place) => (
        // A hair of overlap: no ground shines through between two bands.
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

/** A color as it is; a name is one of the eight threads among the tokens. */
function fillOf(thread: string): string {
  return thread.startsWith('#') ? thread : `var(--thread-${thread})`;
}
