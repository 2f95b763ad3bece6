import type { RefusalReason } from '../../buying/orders/contract.ts';

/** Words that fill the fields of an order's messages (`templates.ts`). */
export const orderNews = {
  courier: 'Our courier',
  /** Why a courier came in vain: the ready reasons of the round, told to the shopper. */
  visits: {
    notHome: 'Nobody was there.',
    asked: 'You asked for another day.',
    noAnswer: 'You did not answer the phone.',
    address: 'We could not find the address.',
    notReady: 'The items were not ready.',
    keeps: 'You want to keep the items.',
  },
  /** Why nothing was taken at the door, as a sentence. */
  refusals: {
    changedMind: 'You changed your mind.',
    noMoney: 'The cash was not ready.',
    unreachableAtDoor: 'The courier could not reach you.',
    refusedUnnamed: 'It was not accepted.',
    notOrdered: 'You said you did not order it.',
    notCollected: 'It was not collected in time.',
    wrongItem: 'We sent the wrong item, and we are sorry.',
    damaged: 'An item was damaged, and we are sorry.',
    notAsDescribed: 'It was not as described, and we are sorry.',
    late: 'We were too late, and we are sorry.',
    priceDiffers: 'The price was not what you agreed to, and we are sorry.',
    addressUnreachable: 'The address could not be reached.',
    store: 'We could not deliver it, and we are sorry.',
    lost: 'It was lost on the way, and we are sorry.',
  } satisfies Record<RefusalReason, string>,
};
