import { ui as t } from '#texts/ui';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import css from './skeleton.module.css';

/** A place being filled, in the shape of what comes: warp threads, no shimmer; shown after 150 ms. */
export function Skeleton({
  shape = 'line',
}: {
  shape?: 'tile' | 'title' | 'line' | 'short' | 'field' | 'stripe' | undefined;
}) {
  return <span className={classes(css.skeleton, css[shape])} aria-hidden="true" />;
}

/** Product cards to come. The grid around them is the page's. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <>
      <Hidden>{t.loading}</Hidden>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={css.card}>
          <Skeleton shape="tile" />
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      ))}
    </>
  );
}
