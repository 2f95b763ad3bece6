import type { RefusalReason } from '../../buying/orders/contract.ts';

/** Why pieces were not taken, as the staff choose and read it. */
export const refusals = {
  changedMind: 'Changed their mind',
  noMoney: 'No cash at hand',
  unreachableAtDoor: 'Not reached at the door',
  refusedUnnamed: 'Refused without a reason',
  notOrdered: 'Says they did not order',
  notCollected: 'Not collected in time',
  wrongItem: 'Wrong piece',
  damaged: 'Damaged',
  notAsDescribed: 'Not as described',
  late: 'Came too late',
  priceDiffers: 'Another price than agreed',
  addressUnreachable: 'Address cannot be reached',
  store: 'The store could not bring it',
  lost: 'Lost on the way',
} satisfies Record<RefusalReason, string>;
