import type { Language } from '../../../shop/language.ts';
import {
  type DayLoad,
  type PromisedDays,
  promisedDays,
} from '../../../shop/people/closures/promised-days.ts';
import { addressInLanguage } from '../../../shop/people/places/find-place.ts';
import { placeAt } from '../../../shop/people/places/place-at.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatPromisedDay } from '../../../shop/time/days.ts';

/**
 * When an order to the city of the dispatch center arrives, and the sentence of product pages that says it, empty where
 * no order is taken, with `pause` for the reason. A shop that is not open yet sees the days that it will promise.
 */
export function centerPromise(
  settings: Settings,
  language: Language,
  at: { readonly now: Date; readonly load: DayLoad },
): Pick<PromisedDays, 'slotDay' | 'pause'> & { sentence: string } {
  const { dispatchCenter, deliveryBands } = settings;
  const [band] = deliveryBands;
  if (band === undefined) throw new Error('there are delivery bands');
  const place = placeAt(dispatchCenter);
  const route = { place, bandId: band.id, businessDays: band.businessDays };
  const { slotDay, days, pause } = promisedDays(route, { ...settings, isOpen: true }, at);
  if (pause !== null) return { slotDay, pause, sentence: '' };
  const { city } = addressInLanguage({ city: place.city, area: '' }, language);
  return {
    slotDay,
    pause,
    sentence: texts[language].product.arrives(formatPromisedDay(days, language), city),
  };
}
