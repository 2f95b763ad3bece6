import type { StoredSettings } from '../src/shop/settings.ts';

/** A new shopper of a test may have many orders under way: what limits them is tested with settings of its own. */
export const manyOrders = {
  trust: {
    newOrders: 1000,
    newTotal: null,
    knownOrders: 1000,
    knownTotal: null,
    watchedOrders: 1000,
    watchedTotal: null,
  },
} satisfies StoredSettings;
