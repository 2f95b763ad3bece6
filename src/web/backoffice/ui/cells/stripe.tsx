import { stripeOf } from '../../../../shop/buying/orders/parcel-stripe.ts';
import css from './stripe.module.css';

/** The parcel's stripe at the start edge of a row or card, the same cloth as on its label. */
export function Stripe({ number }: { number: string }) {
  const bands = stripeOf(number);
  const whole = bands.reduce((sum, { width }) => sum + width, 0);
  const stops = bands.map(({ thread, width }, place) => {
    const from = bands.slice(0, place).reduce((sum, band) => sum + band.width, 0);
    return `var(--thread-${thread}) ${(100 * from) / whole}% ${(100 * (from + width)) / whole}%`;
  });
  return (
    <span
      className={css.stripe}
      style={{ backgroundImage: `linear-gradient(${stops.join(', ')})` }}
      aria-hidden="true"
    />
  );
}
