import { ui as t } from '#texts/ui';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import css from './swatch-dots.module.css';

/** The colors on a product card; the first, whose picture is shown, has a ring. */
export function SwatchDots({
  colors,
  max = 3,
}: {
  colors: readonly { name: string; hex: string }[];
  max?: number;
}) {
  const shown = colors.slice(0, max);
  const more = colors.length - shown.length;
  return (
    <span className={css.dots}>
      {shown.map((color, place) => (
        <span key={color.hex} className={classes(css.dot, place === 0 && css.first)}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="16" fill={color.hex} />
          </svg>
          <Hidden>{color.name}</Hidden>
        </span>
      ))}
      {more > 0 && (
        <>
          <bdi dir="ltr" aria-hidden="true">
            +{more}
          </bdi>
          <Hidden>{t.moreColors(more)}</Hidden>
        </>
      )}
    </span>
  );
}
