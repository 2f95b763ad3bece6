import { tabStore } from '../../../../browser/browser-storage.ts';

const declinedKey = 'no-coupon';

/** Whether the shopper took the coupon away, until the order is placed: then none is chosen for them. */
export const couponDeclined = {
  read: () => tabStore.get(declinedKey) !== null,
  write: (isDeclined: boolean) =>
    isDeclined ? tabStore.set(declinedKey, '1') : tabStore.remove(declinedKey),
};
