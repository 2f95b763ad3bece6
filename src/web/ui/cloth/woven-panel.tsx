import { classes } from '../classes.ts';
import { Cloth, type Band } from './cloth.tsx';
import css from './woven-panel.module.css';

/** The stripe pattern: pairs of color index and width, broad stripes broken by narrow ones. */
const draft =
  '0 46 1 3 3 5 1 3 4 30 5 4 4 6 5 4 4 14 1 2 2 38 1 3 2 5 1 3 2 10 5 7 3 18 0 6 3 4 0 6 3 30 6 22 1 3 6 4 1 3 ' +
  '6 12 4 5 1 16 3 2 1 4 3 2 1 10 0 24 4 3 0 8 5 5 0 16 3 8 2 20 1 2 2 4 1 2 2 14 4 40 5 3 4 4 5 3 3 22';

/** Filler colors for patterns with too few: undyed, quince, plum. */
const ground = ['undyed', 'quince', 'plum'];

/** A striped fabric in the colors of the page's products or brand. Decorative. */
export function WovenPanel({
  colors,
  size = 'panel',
}: {
  colors: readonly string[];
  size?: 'panel' | 'card' | 'cover' | undefined;
}) {
  return (
    <div className={classes(css.panel, css[size])} aria-hidden="true">
      <Cloth bands={weave([...new Set(colors)])} className={css.cloth} />
    </div>
  );
}

/** The stripes for a list of colors; deterministic. */
export function weave(colors: readonly string[]): Band[] {
  const threads = colors.length < 4 ? [...colors, ...ground] : colors;
  const numbers = draft.split(' ').map(Number);
  return numbers.flatMap((width, place) =>
    place % 2 === 0 ? [] : [{ thread: threads[(numbers[place - 1] ?? 0) % threads.length] ?? 'plum', width }],
  );
}
