import { plural } from '../plural.ts';

/** Why an order cannot be placed now: what the limit is, the reason, and until when. */
export const orderLimits = {
  orders: {
    new: (most: number) =>
      `Until your first order has arrived, we send ${orders(most)} at once. You can order again when one has arrived.`,
    usual: (most: number) =>
      `You have ${orders(most)} on the way, which is the most we send at once. You can order again when one has arrived.`,
    watched: (most: number) =>
      `At present we send you ${orders(most)} at a time. You can order again when one has arrived.`,
  },
  /** Amounts are formatted: `30,000 SYP`. */
  total: {
    new: (cap: string) => `Until your first order has arrived, open orders may come to ${cap} in all.`,
    usual: (cap: string) => `Your open orders may come to ${cap} in all.`,
    watched: (cap: string) => `At present your open orders may come to ${cap} in all.`,
  },
  underWay: (open: string) => `Open orders now: ${open}.`,
  paused: 'We cannot take orders from this number right now.',
  notAccepted: (parcels: number) =>
    plural(parcels, {
      one: 'The reason: 1 parcel was not accepted.',
      other: `The reason: ${parcels} parcels were not accepted.`,
    }),
  until: (day: string) => `This holds until ${day} at the latest.`,
  daysFull: 'Every delivery day of the next two weeks is taken. Try again tomorrow.',
  opensOn: (day: string) => `We take orders again from ${day}.`,
  opensHereOn: (day: string) => `We take orders for this place again from ${day}.`,
  opensSoon: 'The shop opens soon.',
  opensAt: (moment: string) => `The shop opens soon: ${moment}.`,
  cartStays: 'Your cart stays as it is.',
};

function orders(many: number): string {
  return plural(many, { one: '1 order', other: `${many} orders` });
}
