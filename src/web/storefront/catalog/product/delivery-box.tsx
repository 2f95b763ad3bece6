import { lazy, Suspense, useEffect, useState } from 'react';
import { language } from '#texts/language';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../shop/catalog/contract.ts';
import { formatDay } from '../../../../shop/dates.ts';
import type { DataOf } from '../../../../shop/endpoints.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { call } from '../../../client/call.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useFacts } from '../../layout/facts.ts';
import { useShopper } from '../../layout/shopper.ts';
import css from './delivery-box.module.css';
import { type DeliveryCity, deliveryCity, defaultCity } from './delivery-city.ts';

const CitySheet = lazy(async () => ({ default: (await import('./city-sheet.tsx')).CitySheet }));

export type Quote = DataOf<'getDeliveryQuote'>;

/** Delivery date and fee, payment, returns. */
export function DeliveryBox({
  quote: first,
  product: { returnable, returnReason, returnDays, exchangeDays, inStock },
}: {
  /** For the default city; null if it could not be loaded. */
  quote: Quote | null;
  product: ProductDetails;
}) {
  const facts = useFacts();
  const [city, setCity] = useCity();
  const [quote, setQuote] = useState(first);
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (city.id === defaultCity.id && first) return setQuote(first);
    const abort = new AbortController();
    call('getDeliveryQuote', { city: city.id }, { signal: abort.signal }).then(setQuote, () => null);
    return () => abort.abort();
  }, [city.id, first]);
  return (
    <ul className={css.box}>
      <li>
        <Icon name="truck" />
        {quote && inStock ? (
          <span>
            <b>{t.arrives(formatDay(quote.estimatedDelivery.to, language), city.name)}</b>
            <span className={css.second}>
              {t.deliveryFee(formatMoney(quote.fee, language))}
              <button type="button" className={`text-link ${css.change}`} onClick={() => setChoosing(true)}>
                {t.changeCity}
              </button>
            </span>
          </span>
        ) : (
          <span>{t.noQuote(facts.deliveryDays)}</span>
        )}
      </li>
      <li>
        <Icon name="banknote" />
        <span>{facts.showOldPounds ? t.payAtDoor : t.payAtDoorNew}</span>
      </li>
      <li>
        <Icon name={returnable ? 'undo-2' : 'info'} />
        <span>{returnable ? t.returnable(returnDays, exchangeDays) : returnReason || t.notReturnable}</span>
      </li>
      {choosing && (
        <Suspense>
          <CitySheet
            now={city}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              deliveryCity.keep(chosen);
              setCity(chosen);
            }}
          />
        </Suspense>
      )}
    </ul>
  );
}

/** The city chosen in this browser, else that of the shopper's address, else the default. */
function useCity() {
  const { user } = useShopper();
  const own = user?.address?.city;
  const [city, setCity] = useState<DeliveryCity>(own ? { id: own, name: own } : defaultCity);
  useEffect(() => {
    const kept = deliveryCity.read();
    if (kept) setCity(kept);
  }, []);
  return [city, setCity] as const;
}
