import { Suspense, useEffect, useState } from 'react';
import { language } from '#texts/language';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import type { StoreFacts } from '../../../../../shop/people/facts/contract.ts';
import { formatPromisedDay } from '../../../../../shop/time/days.ts';
import { call } from '../../../../client/call.ts';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { useFacts } from '../../../layout/facts.ts';
import { useShopper } from '../../../layout/shopper.ts';
import { lazyPart } from '../../../lazy-part.ts';
import css from './delivery-box.module.css';
import { type CityQuote, type DeliveryCity, deliveryCity } from './delivery-city.ts';

const CitySheet = lazyPart(async () => (await import('./city-sheet.tsx')).CitySheet);

/** Delivery date and fee, payment, returns. */
export function DeliveryBox({
  quote: first,
  product: { returnable, returnReason, returnDays, exchangeDays, inStock, ...prices },
}: {
  /** For the dispatch center's city; null if it could not be loaded. */
  quote: CityQuote | null;
  product: ProductDetails;
}) {
  const facts = useFacts();
  const [city, setCity] = useCity(facts.dispatchCity);
  const quote = useQuote(city, first);
  const [choosing, setChoosing] = useState(false);
  const isFree = (prices.priceAfterDiscount ?? prices.price) >= (facts.freeDeliveryFrom ?? Infinity);
  return (
    <ul className={css.box}>
      <li>
        <Icon name="truck" />
        {inStock ? (
          <span>
            <b>
              {quote
                ? (quote.paused ?? t.arrives(formatPromisedDay(quote.estimatedDelivery, language), city.name))
                : t.noQuote(facts.deliveryDays)}
            </b>
            <span className={css.second}>
              {quote && feeText(quote.fee, isFree)}
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
              deliveryCity.store(chosen);
              setCity(chosen);
            }}
          />
        </Suspense>
      )}
    </ul>
  );
}

const feeText = (fee: number, isFree: boolean) =>
  isFree || fee === 0 ? t.deliveryFree : t.deliveryFee(formatMoney(fee, language));

/** The city chosen in this browser, else that of the shopper's address, else the dispatch center's. */
function useCity({ _id, name }: StoreFacts['dispatchCity']) {
  const { user } = useShopper();
  const own = user?.address?.city;
  const [city, setCity] = useState<DeliveryCity>(
    own && own !== name ? { id: own, name: own } : { id: _id, name },
  );
  useEffect(() => {
    const saved = deliveryCity.read();
    if (saved) setCity(saved);
  }, []);
  return [city, setCity] as const;
}

/** Fee and day of this city; null while loading and where they cannot be read. */
function useQuote({ id }: DeliveryCity, first: CityQuote | null): CityQuote['quote'] | null {
  const [known, setKnown] = useState(first);
  useEffect(() => {
    if (id === first?.id) return setKnown(first);
    const abort = new AbortController();
    call('getDeliveryQuote', { city: id }, { signal: abort.signal }).then(
      (quote) => setKnown({ id, quote }),
      () => null,
    );
    return () => abort.abort();
  }, [id, first]);
  return known?.id === id ? known.quote : null;
}
