/** Why a balance of points changed, and the coupon that points become. */
export const pointsLedger = {
  reasons: {
    earned: 'Earned with an order',
    redeemed: 'Turned into a coupon',
    takenBack: 'Deducted with a refund',
    granted: 'A gift from the store',
    expired: 'Expired',
    refunded: 'Refund in points',
  },
  couponTitle: (money: string) => `${money} from your points`,
  couponDescription: 'Earned with your orders. For any item, once.',
};

export type PointsReason = keyof typeof pointsLedger.reasons;
