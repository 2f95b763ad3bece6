import type { WalletGroup } from '../../buying/coupons/wallet.ts';

/** The shopper's coupons on a page of their own. */
export const wallet = {
  title: 'My coupons',
  groups: {
    taken: 'Taken, ready for checkout',
    available: 'Available to take',
    closed: 'Not available right now',
    used: 'Used',
    expired: 'Expired',
  } satisfies Record<WalletGroup, string>,
  waits: 'Use it at checkout',
  saves: (amount: string) => `Would take ${amount} off your cart`,
  none: 'No coupons yet',
  noneText: 'New coupons will appear here.',
  seeShop: 'Shop now',
};
