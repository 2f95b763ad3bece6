import type { RefusalReason } from '../../buying/orders/contract.ts';

/** Words that fill the fields of an order's messages (`templates.ts`). */
export const orderNews = {
  courier: 'Our courier',
  /** Why a courier came in vain: the ready reasons of the round, told to the shopper. */
  visits: {
    notHome: 'Nobody was there.',
    asked: 'You asked for another day.',
    noAnswer: 'You did not answer the phone.',
    address: 'We did not find the address.',
    notReady: 'The pieces were not ready.',
    keeps: 'You want to keep the pieces.',
  },
  /** Why nothing was taken at the door, as a sentence. */
  refusals: {
    changedMind: 'You changed your mind.',
    noMoney: 'The cash was not at hand.',
    unreachableAtDoor: 'The courier could not reach you.',
    refusedUnnamed: 'It was not accepted.',
    notOrdered: 'You said that you did not order it.',
    notCollected: 'It was not collected in time.',
    wrongItem: 'We sent the wrong piece, and we are sorry.',
    damaged: 'A piece was damaged, and we are sorry.',
    notAsDescribed: 'It was not as we describe it, and we are sorry.',
    late: 'We came too late, and we are sorry.',
    priceDiffers: 'The price was not the agreed one, and we are sorry.',
    addressUnreachable: 'The address could not be reached.',
    store: 'We could not bring it, and we are sorry.',
    lost: 'It was lost on its way, and we are sorry.',
  } satisfies Record<RefusalReason, string>,
};
