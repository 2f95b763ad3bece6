import { type Ref, useEffect, useState } from 'react';
import { cart } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import type { DeliveryQuote } from '../../../../shop/cart/contract.ts';
import type { Point } from '../../../../shop/places/distance.ts';
import { formatPromisedDay } from '../../../../shop/time/days.ts';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { Money } from '../../../ui/product/price.tsx';
import css from './delivery-terms.module.css';

/** Fee and date for the chosen place, or why the store cannot deliver there. */
export function DeliveryTerms({
  quote,
  fee,
  city,
  refusal,
  busy,
  ref,
}: {
  quote: DeliveryQuote | null;
  /** After a free-delivery coupon; null while no place is chosen. */
  fee: number | null;
  city: string;
  refusal: string;
  busy: boolean;
  /** Can take the focus, to be shown after a press that it refuses. */
  ref?: Ref<HTMLDivElement>;
}) {
  // While the terms of another place load, the last answer does not fit the place that is shown.
  const known = quote !== null && fee !== null && !busy;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={classes(css.terms, refusal && css.refused)}
      role="status"
      aria-busy={busy || undefined}
    >
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

/** Debounce time while the pin moves, in milliseconds. */
const restMs = 300;

type PointQuote = {
  quote: DeliveryQuote | null;
  refusal: string;
};

/** Fee and day for the pin, or for the city without one. */
export function usePointQuote(pin: Point | null, city: string): PointQuote & { asking: boolean } {
  const [answer, setAnswer] = useState<PointQuote & { place: string }>({
    place: '',
    quote: null,
    refusal: '',
  });
  const { latitude, longitude } = pin ?? {};
  const place = latitude === undefined ? city : `${latitude},${longitude}`;

  useEffect(() => {
    if (!place) return undefined;
    const stop = new AbortController();
    const input = latitude === undefined || longitude === undefined ? { city } : { latitude, longitude };
    const timer = setTimeout(() => {
      call('getDeliveryQuote', input, { signal: stop.signal })
        .then((quote) => setAnswer({ place, quote, refusal: quote.paused ?? '' }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setAnswer({ place, quote: null, refusal: refusalOf(error) });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [place, latitude, longitude, city]);

  return {
    quote: place ? answer.quote : null,
    refusal: answer.place === place ? answer.refusal : '',
    asking: place !== '' && answer.place !== place,
  };
}

/** Without a connection the form stays usable; only the API's answer counts as a refusal. */
function refusalOf(error: unknown): string {
  return error instanceof CallError && error.status === 400 ? failureText(error, t.notHere) : '';
}
