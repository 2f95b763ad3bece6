import { type Ref, useEffect, useState } from 'react';
import { cart } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import { layout } from '#texts/layout';
import type { DeliveryQuote } from '../../../../../shop/buying/cart/contract.ts';
import type { Point } from '../../../../../shop/people/places/distance.ts';
import { formatPromisedDay } from '../../../../../shop/time/days.ts';
import { CallError } from '../../../../client/call-error.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Money } from '../../../../ui/product/price.tsx';
import { useLate } from '../../../../ui/use-late.ts';
import css from './delivery-terms.module.css';

/** Fee and date for the chosen place, or why the store cannot deliver there. */
export function DeliveryTerms({
  quote,
  fee,
  city,
  refusal,
  busy,
  onRetry = null,
  ref,
}: {
  quote: DeliveryQuote | null;
  /** After a free-delivery coupon; null while no place is chosen. */
  fee: number | null;
  city: string;
  refusal: string;
  busy: boolean;
  /** Asks again, where no answer came. */
  onRetry?: (() => void) | null;
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
        <p>{refusal || (onRetry ? t.feeLost : busy ? t.feeComing : t.feeAfterCity)}</p>
      )}
      {onRetry && (
        <Button small tone="secondary" onClick={onRetry}>
          {layout.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** On the later steps: the totals are not those of the address, and no answer came. */
export function FeeLost({ onRetry }: { onRetry: (() => void) | null }) {
  return (
    onRetry && (
      <Banner
        tone="error"
        action={
          <Button small tone="secondary" onClick={onRetry}>
            {layout.tryAgain}
          </Button>
        }
      >
        {t.feeLost}
      </Banner>
    )
  );
}

/** Debounce time while the pin moves, in milliseconds. */
const restMs = 300;

type PointQuote = {
  quote: DeliveryQuote | null;
  refusal: string;
};

/** Fee and day for the pin, or for the city without one. */
export function usePointQuote(
  pin: Point | null,
  city: string,
): PointQuote & { asking: boolean; onRetry: (() => void) | null } {
  const [answer, setAnswer] = useState<PointQuote & { place: string; lost?: boolean }>({
    place: '',
    quote: null,
    refusal: '',
  });
  const [attempts, setAttempts] = useState(0);
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
          const refusal = refusalOf(error);
          if (!stop.signal.aborted) setAnswer({ place, quote: null, refusal, lost: !refusal });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [place, latitude, longitude, city, attempts]);

  const asking = place !== '' && answer.place !== place;
  const late = useLate(asking ? `${place} ${attempts}` : null);
  const isLost = late || (!asking && place !== '' && answer.lost === true);
  const askAgain = () => {
    setAnswer({ place: '', quote: null, refusal: '' });
    setAttempts(attempts + 1);
  };
  return {
    quote: place ? answer.quote : null,
    refusal: answer.place === place ? answer.refusal : '',
    asking,
    onRetry: isLost ? askAgain : null,
  };
}

/** Only the store's answer counts as a refusal; without one the form stays usable. */
function refusalOf(error: unknown): string {
  return error instanceof CallError && error.status === 400 ? failureText(error, t.notHere) : '';
}
