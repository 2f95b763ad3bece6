import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** Points: what buying earns and what it becomes. */
export const points = {
  title: 'Points',
  balance: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
  rule: 'Completed orders earn points for what you paid for the pieces. Turn them into a coupon.',
  redeem: 'Turn into a coupon',
  howMany: 'How many points',
  notEnough: (step: number) => `A coupon takes ${step} points.`,
  redeemed: 'Your new coupon',
  redeemedText: 'It waits for you at the confirmation step.',
  seeCoupons: 'See my coupons',
  failed: 'The points could not be turned into a coupon. They are all still there.',
  history: 'How you got here',
  none: 'No points yet. They come with your first completed order.',
  order: (number: string) => `Order ${number}`,
  couldNotLoad: 'Could not load. Try again',
};
