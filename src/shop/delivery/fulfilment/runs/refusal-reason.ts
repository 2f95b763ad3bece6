import type { RefusalReason } from '../../../buying/orders/contract.ts';

/** Whether a reason counts against the shopper when nothing was kept; reasons of the store or the courier do not. */
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

/** Somebody refused it in person, who can be asked to pay. */
export function isMet(reason: RefusalReason): boolean {
  return reason !== 'unreachableAtDoor' && reason !== 'notCollected';
}

/** The store packed a wrong or faulty piece: neither the piece nor the delivery is charged. */
export function isStoreFault(reason: RefusalReason): boolean {
  return reason === 'wrongItem' || reason === 'damaged' || reason === 'notAsDescribed';
}
