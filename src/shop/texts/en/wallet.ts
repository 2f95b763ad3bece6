import type { WalletGroup } from '../../buying/coupons/wallet.ts';

/** The shopper's coupons on a page of their own. */
export const wallet = {
  title: 'My coupons',
  groups: {
    taken: 'Taken, ready for checkout',
    available: 'To take',
    closed: 'Not available now',
    used: 'Used',
    expired: 'Expired',
  } satisfies Record<WalletGroup, string>,
  waits: 'Use it at checkout',
  saves: (amount: string) => `Would take ${amount} off your cart`,
  none: 'No coupons yet',
  noneText: 'When the store offers some, they appear here.',
  seeShop: 'See the shop',
};
