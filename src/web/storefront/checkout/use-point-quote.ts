import { useEffect, useState } from 'react';
import { checkout as t } from '#texts/checkout';
import type { Point } from '../../../shop/account/point.ts';
import type { DeliveryQuote } from '../../../shop/cart/contract.ts';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';

/** Debounce time while the pin moves, in milliseconds. */
const restMs = 300;

type Told = {
  quote: DeliveryQuote | null;
  refusal: string;
};

/** Fee and day for the pin, or for the city without one. */
export function usePointQuote(pin: Point | null, city: string): Told & { asking: boolean } {
  const [told, setTold] = useState<Told & { place: string }>({ place: '', quote: null, refusal: '' });
  const { latitude, longitude } = pin ?? {};
  const place = latitude === undefined ? city : `${latitude},${longitude}`;

  useEffect(() => {
    if (!place) return undefined;
    const stop = new AbortController();
    const input = latitude === undefined || longitude === undefined ? { city } : { latitude, longitude };
    const timer = setTimeout(() => {
      call('getDeliveryQuote', input, { signal: stop.signal })
        .then((quote) => setTold({ place, quote, refusal: '' }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setTold({ place, quote: null, refusal: refusalOf(error) });
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [place, latitude, longitude, city]);

  return {
    quote: place ? told.quote : null,
    refusal: told.place === place ? told.refusal : '',
    asking: place !== '' && told.place !== place,
  };
}

/** Without a connection the form stays usable; only the API's answer counts as a refusal. */
function refusalOf(error: unknown): string {
  return error instanceof CallError && error.status === 400 ? failureText(error, t.notHere) : '';
}
