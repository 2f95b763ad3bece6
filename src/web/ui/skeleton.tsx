import { classes } from './classes.ts';
import css from './skeleton.module.css';

/** A place being filled, in the shape of what comes: warp threads, no shimmer; shown after 150 ms. */
export function Skeleton({
  shape = 'line',
}: {
  shape?: 'tile' | 'title' | 'line' | 'short' | 'field' | 'stripe' | undefined;
}) {
  return <span className={classes(css.skeleton, css[shape])} aria-hidden="true" />;
}
