import { language } from '#texts/language';
import { product as t } from '#texts/product';
import { storedJson } from '../../../client/storage/stored-json.ts';

/** A delivery city: `id` or name for the quote, `name` for display. */
export type DeliveryCity = {
  id: string;
  name: string;
};

// By language, because the stored name is localized.
const storageKey = `delivery-city-${language}`;

export const defaultCity: DeliveryCity = { id: 'damascus', name: t.damascus };

/** The city this browser asked about last. */
export const deliveryCity = {
  read: () => storedJson<DeliveryCity | null>('localStorage', storageKey, null),
  store(city: DeliveryCity): void {
    localStorage.setItem(storageKey, JSON.stringify(city));
  },
};
