import { cart } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import type { DeliveryQuote } from '../../../shop/cart/contract.ts';
import { formatPromisedDay } from '../../../shop/dates.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Money } from '../../ui/price.tsx';
import css from './delivery-terms.module.css';

/** Fee and date for the chosen place, or why the store cannot deliver there. */
export function DeliveryTerms({
  quote,
  fee,
  city,
  refusal,
  busy,
}: {
  quote: DeliveryQuote | null;
  /** After a free-delivery coupon; null while no place is chosen. */
  fee: number | null;
  city: string;
  refusal: string;
  busy: boolean;
}) {
  // While another place is asked about, the last answer is not about the place that is shown.
  const known = quote !== null && fee !== null && !busy;
  return (
    <div className={classes(css.terms, refusal && css.refused)} role="status" aria-busy={busy || undefined}>
      <Icon name={refusal ? 'circle-alert' : 'truck'} size={24} />
      {known && !refusal ? (
        <p className={css.words}>
          <span>{t.arrivesIn(formatPromisedDay(quote.estimatedDelivery, language), city)}</span>
          <b>{fee === 0 ? cart.deliveryFree : <Money amount={fee} />}</b>
        </p>
      ) : (
        <p>{refusal || (busy ? t.feeComing : t.feeAfterCity)}</p>
      )}
    </div>
  );
}
