import { bytesOf } from '../save-file.ts';
import { addressCookie } from './stored.ts';

/** The address typed in checkout, missing values empty; `addressPayload` converts it for a call. */
export const checkoutAddress = {
  read: (): CheckoutAddress => ({ ...emptyAddress, ...addressIn(addressCookie.read() ?? '{}') }),
  write: (address: Partial<CheckoutAddress>) =>
    addressCookie.write(packed(JSON.stringify({ ...emptyAddress, ...address }))),
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

/** Base64: a browser drops a cookie over 4,096 bytes without a word, and `%D8%AD` is six for each Arabic letter. */
const packed = (text: string) => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

function addressIn(text: string): Partial<CheckoutAddress> {
  try {
    // Written by `write` above, or before it packed; a corrupt cookie counts as none.
    return JSON.parse(text.startsWith('{') ? text : new TextDecoder().decode(bytesOf(text)));
  } catch {
    return {};
  }
}
