import { plural } from '../plural.ts';

/** Why an order cannot be placed now: what the limit is, the reason, and until when. */
export const orderLimits = {
  orders: {
    new: (most: number) =>
      `Until your first order arrives, you can have ${orders(most)} open at a time. You can order again once one arrives.`,
    usual: (most: number) =>
      `You already have ${orders(most)} open, which is the limit. You can order again once one arrives.`,
    watched: (most: number) =>
      `For now you can have ${orders(most)} open at a time. You can order again once one arrives.`,
  },
  /** Amounts are formatted: `30,000 SYP`. */
  total: {
    new: (cap: string) => `Until your first order arrives, your open orders can total up to ${cap}.`,
    usual: (cap: string) => `Your open orders can total up to ${cap}.`,
    watched: (cap: string) => `For now your open orders can total up to ${cap}.`,
  },
  underWay: (open: string) => `Open orders now: ${open}.`,
  paused: 'We cannot take orders from this number right now.',
  notAccepted: (parcels: number) =>
    plural(parcels, {
      one: 'Reason: 1 parcel was not accepted.',
      other: `Reason: ${parcels} parcels were not accepted.`,
    }),
  until: (day: string) => `This applies until ${day} at the latest.`,
  daysFull: 'All delivery days for the next two weeks are taken. Please try again tomorrow.',
  opensOn: (day: string) => `We take orders again from ${day}.`,
  opensHereOn: (day: string) => `We take orders for this place again from ${day}.`,
  opensSoon: 'The shop opens soon.',
  opensAt: (moment: string) => `The shop opens soon: ${moment}.`,
  cartStays: 'Your cart is saved.',
};

function orders(many: number): string {
  return plural(many, { one: '1 order', other: `${many} orders` });
}
