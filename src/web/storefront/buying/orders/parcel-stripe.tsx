import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import { stripeOf, widestThreads } from '../../../../shop/buying/orders/parcel-stripe.ts';
import { threads } from '../../../../shop/threads.ts';
import { Stripe } from '../../../ui/cloth/stripe.tsx';
import css from './parcel-stripe.module.css';

/** The parcel's stripe. The full version explains it and names its widest threads. */
export function ParcelStripe({ number, small }: { number: string; small?: boolean }) {
  const bands = stripeOf(number);
  const names = widestThreads(bands).map((thread) => threads[thread].name[language]);
  const said = names.join(t.comma);
  if (small) return <Stripe bands={bands} label={t.stripeOf(said)} size="card" />;
  return (
    <div className={css.stripe}>
      <Stripe bands={bands} label={t.stripeOf(said)} />
      <p>
        {t.stripe} <span>{t.stripeNames(said)}</span>
      </p>
    </div>
  );
}
