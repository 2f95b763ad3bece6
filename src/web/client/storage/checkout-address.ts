import { overHttps } from '../session/cookies.ts';
import { cookie } from './stored.ts';

/** The address typed in checkout, missing values empty; `addressPayload` converts it for a call. */
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
    // Written by `write` above; an old or corrupt cookie counts as none.
    return JSON.parse(text);
  } catch {
    return {};
  }
}
