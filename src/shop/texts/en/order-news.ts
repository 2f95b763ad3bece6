import type { OrderStep } from '../../orders/status.ts';
import type { ReturnKind, ReturnStatus } from '../../orders/contract.ts';
import { plural } from '../plural.ts';

/** What a message says of an order: its number in one piece, money as it is shown, points as a count. */
export type OrderFacts = { readonly number: string; readonly total: string; readonly points: number };

/** The steps a shopper hears of; a return tells of itself. */
export type ToldStep = 'place' | Exclude<OrderStep['step'], 'openReturn' | 'dropReturn'>;

/** The messages that follow an order to its shopper's phone: short, the shop's name first, the number always. */
export const orderNews = {
  steps: {
    place: ({ number, total }: OrderFacts) =>
      `Minwal: order ${number} is placed. ${total}, in cash when it arrives.`,
    accept: ({ number }: OrderFacts) => `Minwal: we are packing your order ${number}.`,
    dispatch: ({ number, total }: OrderFacts) =>
      `Minwal: order ${number} is on its way. Please have ${total} ready in cash.`,
    deliver: ({ number }: OrderFacts) =>
      `Minwal: order ${number} is delivered. If something does not fit, open the order to return or exchange it.`,
    complete: ({ number, points }: OrderFacts) =>
      points === 0
        ? `Minwal: order ${number} is complete. Thank you.`
        : `Minwal: order ${number} is complete and brought you ${plural(points, { one: '1 point', other: `${points} points` })}.`,
    cancel: ({ number }: OrderFacts) => `Minwal: order ${number} is canceled. Nothing is to be paid.`,
    failDelivery: ({ number }: OrderFacts) =>
      `Minwal: we could not deliver order ${number}, so it is canceled. Nothing is to be paid.`,
  } satisfies Record<ToldStep, (facts: OrderFacts) => string>,

  returns: {
    return: {
      requested: (number: string) => `Minwal: we received your request to return from order ${number}.`,
      approved: (number: string) =>
        `Minwal: your return from order ${number} is approved. The courier will call you.`,
      rejected: (number: string) =>
        `Minwal: your return from order ${number} is declined. Open the order for the reason.`,
      received: (number: string) => `Minwal: the pieces you returned from order ${number} have arrived.`,
      refunded: (number: string, money: string) =>
        `Minwal: ${money} for your return from order ${number} is paid back in cash.`,
      withdrawn: (number: string) => `Minwal: your return from order ${number} is withdrawn.`,
      exchanged: (number: string) => `Minwal: your exchange from order ${number} is done.`,
    },
    exchange: {
      requested: (number: string) =>
        `Minwal: we received your request to exchange from order ${number}. The new pieces are kept for you.`,
      approved: (number: string) =>
        `Minwal: your exchange from order ${number} is approved. The courier will call you.`,
      rejected: (number: string) =>
        `Minwal: your exchange from order ${number} is declined. Open the order for the reason.`,
      received: (number: string) => `Minwal: the pieces you sent back from order ${number} have arrived.`,
      refunded: (number: string, money: string) =>
        `Minwal: ${money} for your return from order ${number} is paid back in cash.`,
      withdrawn: (number: string) => `Minwal: your exchange from order ${number} is withdrawn.`,
      exchanged: (number: string) => `Minwal: your exchange from order ${number} is done. Wear it well.`,
    },
  } satisfies Record<ReturnKind, Record<ReturnStatus, (number: string, money: string) => string>>,
};
