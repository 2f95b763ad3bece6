import { classes } from '../classes.ts';
import { Cloth, type Band } from './cloth.tsx';
import css from './stripe.module.css';

/** The parcel's stripes as printed on its label; `label` names the widest threads. */
export function Stripe({
  bands,
  label,
  size = 'full',
}: {
  bands: readonly Band[];
  label: string;
  size?: 'thin' | 'card' | 'full' | undefined;
}) {
  return (
    <div className={classes(css.stripe, css[size])} role="img" aria-label={label}>
      <Cloth bands={bands} className={css.cloth} />
    </div>
  );
}
