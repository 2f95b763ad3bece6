/** Why a balance of points changed, and the coupon that points become. */
export const pointsLedger = {
  reasons: {
    earned: 'Earned with an order',
    redeemed: 'Turned into a coupon',
    takenBack: 'Taken back with a refund',
    granted: 'A gift from the store',
    expired: 'Expired',
    refunded: 'A refund in points',
  },
  couponTitle: (money: string) => `${money} from your points`,
  couponDescription: 'You earned it with your orders. For any piece, once.',
};

export type PointsReason = keyof typeof pointsLedger.reasons;
