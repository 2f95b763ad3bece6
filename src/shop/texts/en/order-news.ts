import type { ParcelStepName } from '../../fulfilment/steps.ts';
import type { RefusalReason, ReturnKind, ReturnStatus } from '../../orders/contract.ts';
import { plural } from '../plural.ts';

/**
 * What a message says of an order: its number in one piece, money as it is shown, points as a count; of some steps the
 * PIN, who brings it, a day, a reason.
 */
export type OrderFacts = {
  readonly number: string;
  readonly total: string;
  readonly points: number;
  readonly pin: string;
  readonly carrier: string;
  readonly day: string;
  readonly reason: string;
};

/** The steps a shopper hears of; a return tells of itself. */
export type NotifiedStep =
  | 'place'
  | 'complete'
  | Exclude<ParcelStepName, 'release' | 'pick' | 'short' | 'unpack' | 'backIn'>;

/** A title without a full stop, and whole sentences under it, where there is more to say. */
export type News = { readonly title: string; readonly text: string };

/** News that ask nothing of the shopper stay in the inbox; the others are sent to the phone too. */
export function isInboxOnly(step: NotifiedStep): boolean {
  return ['confirm', 'hold', 'pack', 'deliver', 'refuse', 'cancel'].includes(step);
}

/** The messages that follow an order to its shopper: short, what happened first, the number always. */
export const orderNews = {
  steps: {
    place: ({ number, total }: OrderFacts) => ({
      title: `Your order ${number} is placed`,
      text: `${total}, in cash when it arrives.`,
    }),
    call: ({ number }: OrderFacts) => ({
      title: `We called you about your order ${number}`,
      text: 'Open the order to confirm it.',
    }),
    confirm: ({ number }: OrderFacts) => ({
      title: `Your order ${number} is confirmed`,
      text: 'We are packing it. You can still cancel it until the courier has it.',
    }),
    giveUp: ({ number }: OrderFacts) => ({
      title: `Your order ${number} is canceled`,
      text: 'We could not reach you. Order again whenever you like.',
    }),
    hold: ({ number, reason }: OrderFacts) => ({ title: `Your order ${number} waits`, text: reason }),
    resolve: ({ number, total }: OrderFacts) => ({
      title: `Your order ${number} has changed`,
      text: `A piece was not there. It comes to ${total} now; open the order to see what comes.`,
    }),
    pack: ({ number }: OrderFacts) => ({
      title: `Your order ${number} is packed`,
      text: 'It goes out with the next courier.',
    }),
    handOver: ({ number, total, carrier, pin }: OrderFacts) => ({
      title: `Your order ${number} is on its way`,
      text: `${carrier} brings it. Have ${total} ready in cash and tell them the PIN ${pin}.`,
    }),
    handOverCompany: ({ number, total, carrier, reason }: OrderFacts) => ({
      title: `Your order ${number} is on its way`,
      text: `${carrier} brings it, waybill ${reason}. Have ${total} ready in cash.`,
    }),
    atOffice: ({ number, total, carrier, day }: OrderFacts) => ({
      title: `Your order ${number} can be collected`,
      text: `It is at ${carrier} until ${day}. Bring ${total} in cash.`,
    }),
    attempt: ({ number, day, reason }: OrderFacts) => ({
      title: `We could not bring your order ${number} today`,
      text: `${reason} We try again on ${day}.`,
    }),
    deliver: ({ number, total }: OrderFacts) => ({
      title: `Your order ${number} is delivered`,
      text: `You paid ${total}. If something does not fit, open the order to return or exchange it.`,
    }),
    complete: ({ number, points }: OrderFacts) => ({
      title: `Your order ${number} is complete`,
      text:
        points === 0
          ? 'Thank you.'
          : `It brought you ${plural(points, { one: '1 point', other: `${points} points` })}.`,
    }),
    cancel: ({ number }: OrderFacts) => ({
      title: `Your order ${number} is canceled`,
      text: 'Nothing is to be paid.',
    }),
    refuse: ({ number, reason }: OrderFacts) => ({
      title: `Your order ${number} was not delivered`,
      text: `${reason} It is canceled.`,
    }),
    recall: ({ number }: OrderFacts) => ({
      title: `We took your order ${number} back`,
      text: 'It is canceled and nothing is to be paid.',
    }),
    lost: ({ number }: OrderFacts) => ({
      title: `Your order ${number} was lost on its way`,
      text: 'We are sorry. It is canceled and nothing is to be paid.',
    }),
  } satisfies Record<NotifiedStep, (facts: OrderFacts) => News>,

  courier: 'Our courier',
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

  returns: {
    return: {
      requested: (number: string) => ({
        title: `We have your request to return from order ${number}`,
        text: 'You will hear from us soon.',
      }),
      approved: (number: string) => ({
        title: `Your return from order ${number} is approved`,
        text: 'The courier will call you.',
      }),
      rejected: (number: string) => ({
        title: `Your return from order ${number} is declined`,
        text: 'Open the order for the reason.',
      }),
      received: (number: string) => ({
        title: `What you returned from order ${number} has arrived`,
        text: '',
      }),
      refunded: (number: string, money: string) => ({
        title: `Your return from order ${number} is paid back`,
        text: `${money} for your return, in cash.`,
      }),
      withdrawn: (number: string) => ({ title: `Your return from order ${number} is withdrawn`, text: '' }),
      exchanged: (number: string) => ({ title: `Your exchange from order ${number} is done`, text: '' }),
    },
    exchange: {
      requested: (number: string) => ({
        title: `We have your request to exchange from order ${number}`,
        text: 'The new pieces are kept for you.',
      }),
      approved: (number: string) => ({
        title: `Your exchange from order ${number} is approved`,
        text: 'The courier will call you.',
      }),
      rejected: (number: string) => ({
        title: `Your exchange from order ${number} is declined`,
        text: 'Open the order for the reason.',
      }),
      received: (number: string) => ({
        title: `What you sent back from order ${number} has arrived`,
        text: '',
      }),
      refunded: (number: string, money: string) => ({
        title: `Your return from order ${number} is paid back`,
        text: `${money} for your return, in cash.`,
      }),
      withdrawn: (number: string) => ({ title: `Your exchange from order ${number} is withdrawn`, text: '' }),
      exchanged: (number: string) => ({
        title: `Your exchange from order ${number} is done`,
        text: 'Wear it well.',
      }),
    },
  } satisfies Record<ReturnKind, Record<ReturnStatus, (number: string, money: string) => News>>,
};
