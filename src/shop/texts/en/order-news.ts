import type { ReturnKind, ReturnStatus } from '../../orders/contract.ts';
import type { OrderStep } from '../../orders/status.ts';
import { plural } from '../plural.ts';

/** What a message says of an order: its number in one piece, money as it is shown, points as a count. */
export type OrderFacts = { readonly number: string; readonly total: string; readonly points: number };

/** The steps a shopper hears of; a return tells of itself. */
export type ToldStep = 'place' | Exclude<OrderStep['step'], 'openReturn' | 'dropReturn'>;

/** A title without a full stop, and whole sentences under it, where there is more to say. */
export type News = { readonly title: string; readonly text: string };

/** The messages that follow an order to its shopper: short, what happened first, the number always. */
export const orderNews = {
  steps: {
    place: ({ number, total }: OrderFacts) => ({
      title: `Your order ${number} is placed`,
      text: `${total}, in cash when it arrives.`,
    }),
    accept: ({ number }: OrderFacts) => ({
      title: `We are packing your order ${number}`,
      text: 'You can still cancel it until the courier has it.',
    }),
    dispatch: ({ number, total }: OrderFacts) => ({
      title: `Your order ${number} is on its way`,
      text: `Please have ${total} ready in cash.`,
    }),
    deliver: ({ number }: OrderFacts) => ({
      title: `Your order ${number} is delivered`,
      text: 'If something does not fit, open the order to return or exchange it.',
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
    failDelivery: ({ number }: OrderFacts) => ({
      title: `We could not deliver your order ${number}`,
      text: 'It is canceled and nothing is to be paid.',
    }),
  } satisfies Record<ToldStep, (facts: OrderFacts) => News>,

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
