import { language } from '#texts/language';
import type { DataOf } from '../../../../../shop/endpoints.ts';
import { localStore } from '../../../../browser/browser-storage.ts';
import type { Caller } from '../../../../client/caller.ts';
import { storedJson } from '../../../../client/storage/stored-json.ts';
import { factsFor } from '../../../layout/facts.ts';

/** A delivery city: `id` or name for the quote, `name` for display. */
export type DeliveryCity = {
  id: string;
  name: string;
};

/** Fee and day of a delivery to the city with this id. */
export type CityQuote = { id: string; quote: DataOf<'getDeliveryQuote'> };

// By language, because the stored name is localized.
const storageKey = `delivery-city-${language}`;

/** The city this browser asked about last. */
export const deliveryCity = {
  read: () => storedJson<DeliveryCity | null>(localStore, storageKey, null),
  store(city: DeliveryCity): void {
    localStore.set(storageKey, JSON.stringify(city));
  },
};

/** The quote that pages come with, for the dispatch center's city; null if it cannot be loaded. */
export async function firstQuote(call: Caller): Promise<CityQuote | null> {
  try {
    const id = (await factsFor(call)).dispatchCity._id;
    return { id, quote: await call('getDeliveryQuote', { city: id }) };
  } catch {
    return null;
  }
}
