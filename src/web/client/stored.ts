import { clearCookie, type CookieTerms, overHttps, readCookie, writeCookie } from './cookies.ts';

/** The number a code was sent to, until it is verified: a day at most. */
export const otpPhoneNumber = cookie('otpPhoneNumber', () => ({
  days: 1,
  sameSite: 'Strict',
  secure: overHttps(),
}));

/**
 * The address being written in checkout. Missing values become empty strings (specification section 3);
 * `addressPayload` of shop/account/address-line.ts turns it into what a call wants.
 */
export const checkoutAddress = {
  read: (): CheckoutAddress => ({ ...emptyAddress, ...addressIn(addressCookie.read() ?? '{}') }),
  write: (address: Partial<CheckoutAddress>) =>
    addressCookie.write(JSON.stringify({ ...emptyAddress, ...address })),
  clear: () => addressCookie.clear(),
};

export type CheckoutAddress = Record<
  'lat' | 'lng' | 'city' | 'area' | 'street' | 'addressDesc' | 'address',
  string
>;

/** A push token where the browser has one; the specification names the word for none. */
export const fcmToken = () => localStorage.getItem('fcmToken') || 'web-fallback-token';

/** The local flag of an unfinished profile. */
export const needsProfile = {
  read: () => localStorage.getItem('needsProfile') === '1',
  write: (needed: boolean) =>
    needed ? localStorage.setItem('needsProfile', '1') : localStorage.removeItem('needsProfile'),
};

const emptyAddress: CheckoutAddress = {
  lat: '',
  lng: '',
  city: '',
  area: '',
  street: '',
  addressDesc: '',
  address: '',
};

const addressCookie = cookie('checkoutAddress', () => ({
  days: 7,
  sameSite: 'Lax',
  secure: overHttps(),
}));

function addressIn(text: string): Partial<CheckoutAddress> {
  try {
    // Written by `write` above; an older or broken cookie is as good as none.
    return JSON.parse(text) as Partial<CheckoutAddress>;
  } catch {
    return {};
  }
}

function cookie(name: string, terms: () => CookieTerms) {
  return {
    read: () => readCookie(name),
    write: (value: string) => writeCookie(name, value, terms()),
    clear: () => clearCookie(name),
  };
}
