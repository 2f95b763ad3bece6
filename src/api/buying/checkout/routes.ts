import { deliveryQuote } from '../../../shop/buying/cart/delivery-fee.ts';
import { inEachLanguage, type Language } from '../../../shop/language.ts';
import type { City } from '../../../shop/people/places/contract.ts';
import { governorates } from '../../../shop/people/places/governorates.ts';
import { places } from '../../../shop/people/places/places.ts';
import type { VisitSource } from '../../../shop/visit-source.ts';
import { readDayLoad } from '../../people/closures/day-load.ts';
import { answer } from '../../platform/http/answer.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import { pauseSentence } from '../../platform/http/reply/messages.ts';
import { sourceOf } from '../../platform/http/visit-source.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { offeredPoint } from '../cart/delivery-point.ts';
import { takeLines } from '../cart/queries.ts';
import { placeOrder, type Purchaser } from './place-order.ts';

/** Delivery areas and fees, and placing an order. */
export function checkoutRoutes(store: Store): void {
  answer(store, 'getAllCities', async ({ language }) => ({ cities: cities[language] }));

  answer(store, 'getDeliveryQuote', async ({ input, language, now }) => {
    const settings = await store.settings();
    const point = offeredPoint(input, settings);
    if (isRefusal(point)) return point;
    if (point === null) return refuse('CITY_UNKNOWN');
    const load = await readDayLoad(store.db, settings, now);
    const { distanceKm, fee, businessDays, estimatedDelivery, pause } = deliveryQuote(point, settings, {
      now,
      subTotal: null,
      load,
    });
    const paused = pause && pauseSentence(pause, language);
    return { distanceKm, fee, businessDays, estimatedDelivery, paused };
  });

  answer(store, 'payCash', (context) => {
    const { input, shopper, language, now, request } = context;
    return runOnce(store, 'payCash', context, (tx, settings) =>
      placeOrder(tx, ofCart(shopper.id, sourceOf(request)), input, { language, now, settings }),
    );
  });
}

/** The shopper's own order, of all that is in their cart. */
const ofCart = (shopperId: string, cameFrom: VisitSource | null): Purchaser => ({
  shopperId,
  by: { role: 'shopper', name: shopperId },
  taken: null,
  cameFrom,
  lines: (tx) => takeLines(tx, shopperId),
});

const cities = inEachLanguage(citiesIn);

function citiesIn(language: Language): City[] {
  const governorateNames = new Map(governorates.map(({ _id, name }) => [_id, name[language]]));
  return places.map(({ _id, name, governorate, latitude, longitude, areas }) => ({
    _id,
    name: name[language],
    governorate: governorateNames.get(governorate) ?? governorate,
    latitude,
    longitude,
    areas: areas.map((area) => ({ ...area, name: area.name[language] })),
  }));
}
