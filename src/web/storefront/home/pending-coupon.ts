import type { CouponChoice } from '../../../shop/coupons/contract.ts';
import { storedJson } from '../../client/storage/stored-json.ts';

const storageKey = 'pending-coupon';

/** The coupon a guest chose, stored until sign-in in session storage. */
export const pendingCoupon = {
  store: (choice: CouponChoice): void => sessionStorage.setItem(storageKey, JSON.stringify(choice)),
  /** Removes and returns it. */
  take(): CouponChoice | null {
    const choice = storedJson<CouponChoice | null>('sessionStorage', storageKey, null);
    sessionStorage.removeItem(storageKey);
    return choice;
  },
};
