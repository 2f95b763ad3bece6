import type { WalletGroup } from '../../coupons/wallet.ts';

/** The shopper's coupons on a page of their own. */
export const wallet = {
  title: 'My coupons',
  groups: {
    taken: 'Taken, ready for checkout',
    available: 'To take',
    used: 'Used',
    expired: 'Over',
  } satisfies Record<WalletGroup, string>,
  waits: 'It waits in checkout',
  saves: (amount: string) => `Takes ${amount} off your cart now`,
  none: 'No coupons yet',
  noneText: 'When the store offers some, they appear here.',
  seeShop: 'See the shop',
};
