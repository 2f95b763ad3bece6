import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** Why a balance of points changed, and the coupon that points become. */
export const pointsLedger = {
  reasons: {
    earned: 'Earned with an order',
    redeemed: 'Turned into a coupon',
    takenBack: 'Taken back with a refund',
    granted: 'A gift from the store',
    expired: 'Expired',
  },
  /** What is told before points end: how many, and their last day. */
  ending: {
    title: (points: number, day: string) =>
      `${plural(points, { one: '1 point of yours ends', other: `${formatNumber(points)} points of yours end` })} on ${day}`,
    text: 'Turn them into a coupon, or use them in your cart until then.',
  },
  couponTitle: (money: string) => `${money} from your points`,
  couponDescription: 'You earned it with your orders. For any piece, once.',
};

export type PointsReason = keyof typeof pointsLedger.reasons;
