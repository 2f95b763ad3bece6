import { formatMoney, formatNumber } from '../../money.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import { plural } from '../plural.ts';

/** Points: what buying earns and what it becomes. */
export const points = {
  title: 'Points',
  balance: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
  rule: ({ perPounds, step, value }: StoreFacts['points']) =>
    `A completed order earns 1 point for each ${formatMoney(perPounds, 'en')} paid for its pieces. ` +
    `${plural(step, { one: '1 point makes', other: `${formatNumber(step)} points make` })} a coupon of ${formatMoney(value, 'en')}.`,
  ending: (points: number, day: string) =>
    `${plural(points, { one: '1 point expires', other: `${formatNumber(points)} points expire` })} on ${day}.`,
  until: (day: string) => `until ${day}`,
  all: 'All changes of my points',
  redeem: 'Turn into a coupon',
  howMany: 'How many points?',
  notEnough: (step: number) =>
    plural(step, { one: 'A coupon takes 1 point.', other: `A coupon takes ${formatNumber(step)} points.` }),
  redeemed: 'Your new coupon',
  redeemedText: 'Use it at the confirmation step.',
  seeCoupons: 'See my coupons',
  failed: 'The points could not be turned into a coupon. They are all still there.',
  history: 'All changes',
  none: 'No points yet. They come with your first completed order.',
  order: (number: string) => `Order ${number}`,
  couldNotLoad: 'Your points could not be loaded.',
};
