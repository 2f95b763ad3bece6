import { classes } from './classes.ts';
import { Cloth, type Band } from './cloth.tsx';
import css from './woven-panel.module.css';

/**
 * How the cloth is set up on the loom: pairs of (which color, how wide), uneven as alaja is, broad bands
 * broken by single threads.
 */
const draft =
  '0 46 1 3 3 5 1 3 4 30 5 4 4 6 5 4 4 14 1 2 2 38 1 3 2 5 1 3 2 10 5 7 3 18 0 6 3 4 0 6 3 30 6 22 1 3 6 4 1 3 ' +
  '6 12 4 5 1 16 3 2 1 4 3 2 1 10 0 24 4 3 0 8 5 5 0 16 3 8 2 20 1 2 2 4 1 2 2 14 4 40 5 3 4 4 5 3 3 22';

/** What a cloth of few colors is filled up with: undyed, quince, plum. */
const ground = ['undyed', 'quince', 'plum'];

/** A cloth woven of a page's own colors (its products' or a brand's threads), beside its title. Ornament only. */
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

/** The bands of a cloth of these colors, repeatable: the same colors give the same cloth. */
export function weave(colors: readonly string[]): Band[] {
  const threads = colors.length < 4 ? [...colors, ...ground] : colors;
  const numbers = draft.split(' ').map(Number);
  return numbers.flatMap((width, place) =>
    place % 2 === 0 ? [] : [{ thread: threads[(numbers[place - 1] ?? 0) % threads.length] ?? 'plum', width }],
  );
}
