import { classes } from '../classes.ts';
import css from './skeleton.module.css';

/** A loading placeholder; shown after 150 ms, without animation. */
export function Skeleton({
  shape = 'line',
}: {
  shape?: 'tile' | 'title' | 'line' | 'short' | 'field' | 'stripe' | undefined;
}) {
  return <span className={classes(css.skeleton, css[shape])} aria-hidden="true" />;
}
