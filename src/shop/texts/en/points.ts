import { formatMoney, formatNumber } from '../../money.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import { plural } from '../plural.ts';

/** Points: what buying earns and what it becomes. */
export const points = {
  title: 'Points',
  balance: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
  rule: ({ perPounds, step, value }: StoreFacts['points']) =>
    `You earn 1 point for every ${formatMoney(perPounds, 'en')} you pay for items, once the order is completed. ` +
    `${plural(step, { one: '1 point makes', other: `${formatNumber(step)} points make` })} a coupon of ${formatMoney(value, 'en')}.`,
  ending: (points: number, day: string) =>
    `${plural(points, { one: '1 point expires', other: `${formatNumber(points)} points expire` })} on ${day}.`,
  until: (day: string) => `until ${day}`,
  all: 'Points history',
  redeem: 'Turn into a coupon',
  howMany: 'How many points?',
  notEnough: (step: number) =>
    plural(step, {
      one: 'You need 1 point for a coupon.',
      other: `You need ${formatNumber(step)} points for a coupon.`,
    }),
  redeemed: 'Your new coupon',
  redeemedText: 'Use it at the confirmation step.',
  seeCoupons: 'See my coupons',
  failed: 'Your points could not be turned into a coupon. You still have all of them.',
  history: 'Points history',
  none: 'No points yet. You earn your first with your first completed order.',
  order: (number: string) => `Order ${number}`,
  couldNotLoad: 'Your points could not be loaded.',
};
