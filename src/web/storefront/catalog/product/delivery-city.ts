import { language } from '#texts/language';
import { product as t } from '#texts/product';

/** A city a parcel would go to: its id or its name for the quote, its name for the eye. */
export type DeliveryCity = {
  id: string;
  name: string;
};

// By language: the name is kept as it was read.
const storageKey = `delivery-city-${language}`;

export const defaultCity: DeliveryCity = { id: 'damascus', name: t.damascus };

/** The city this browser last asked about. */
export const deliveryCity = {
  read(): DeliveryCity | null {
    try {
      // Written below.
      return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as DeliveryCity | null;
    } catch {
      return null;
    }
  },
  keep(city: DeliveryCity): void {
    localStorage.setItem(storageKey, JSON.stringify(city));
  },
};
