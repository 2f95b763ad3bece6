import { localStore } from '../../browser/browser-storage.ts';
import { clearCookie, type CookieTerms, overHttps, readCookie, writeCookie } from '../session/cookies.ts';

/** The number a code was sent to; removed after verification or after a day. */
export const otpPhoneNumber = cookie('otpPhoneNumber', () => ({
  days: 1,
  sameSite: 'Strict',
  secure: overHttps(),
}));

/** The address typed in checkout, packed; `checkout-address.ts` reads and writes it, and is loaded where it is typed. */
export const addressCookie = cookie('checkoutAddress', () => ({
  days: 7,
  sameSite: 'Lax',
  secure: overHttps(),
}));

/** The push token; without one, the placeholder the specification names. */
export const fcmToken = () => localStore.get('fcmToken') || 'web-fallback-token';

/** The storage key of `guest-choices.ts`; named here, as that module is loaded lazily. */
export const guestChoicesKey = 'guest-choices';

/** What the storage keys of `own-height.ts` begin with. */
export const HEIGHT = 'height-';

/** The local flag for an incomplete profile. */
export const needsProfile = {
  read: () => localStore.get('needsProfile') === '1',
  write: (needed: boolean) => localStore.set('needsProfile', needed ? '1' : '0'),
};

/** A value in a cookie. */
export function cookie(name: string, terms: () => CookieTerms) {
  return {
    read: () => readCookie(name),
    write: (value: string) => writeCookie(name, value, terms()),
    clear: () => clearCookie(name),
  };
}
