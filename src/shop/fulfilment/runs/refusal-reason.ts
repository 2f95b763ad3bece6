import type { RefusalReason } from '../../orders/contract.ts';

/** Whether a reason counts against the shopper when nothing was kept. What the store or the road is to blame for does not. */
const counted = {
  changedMind: true,
  noMoney: true,
  unreachableAtDoor: true,
  refusedUnnamed: true,
  notOrdered: true,
  notCollected: true,
  wrongItem: false,
  damaged: false,
  notAsDescribed: false,
  late: false,
  priceDiffers: false,
  addressUnreachable: false,
  store: false,
  lost: false,
} as const satisfies Record<RefusalReason, boolean>;

export function isCounted(reason: RefusalReason): boolean {
  return counted[reason];
}

/** The store packed the wrong or a faulty piece: it is not paid for, and the delivery neither. */
export function isStoreFault(reason: RefusalReason): boolean {
  return reason === 'wrongItem' || reason === 'damaged' || reason === 'notAsDescribed';
}
