import type { RefusalReason, Settlement } from '../../buying/orders/contract.ts';
import { paidFor } from '../../buying/orders/paid-for.ts';
import { roundDownToStep } from '../../money.ts';
import type { Settings } from '../../settings.ts';
import { isCounted, isStoreFault } from './runs/refusal-reason.ts';

/** A line as it was agreed, with what was kept of it at the door; `reason` is why the rest was not, null where all was. */
export type DoorLine = {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly couponShare: number;
  readonly kept: number;
  readonly reason: RefusalReason | null;
};

/**
 * What was agreed at placing beside the lines. `feeBeforeFree` is the fee that free delivery, by the subtotal from
 * `freeFrom` on or by the coupon, took off.
 */
export type Agreed = {
  readonly fee: number;
  readonly feeBeforeFree: number;
  readonly freeFrom: number | null;
  readonly coupon: { readonly isFreeDelivery: boolean; readonly minSubTotal: number } | null;
};

export type Settled = Omit<Settlement, 'collected' | 'lines'> & { readonly paid: readonly number[] };

type DoorSettings = Pick<Settings, 'cashStep' | 'doorRecheck' | 'doorFeeOnRefusal'>;

/**
 * What is paid at the door for the pieces that were kept: each line by the refund's own formula, the fee, and the sum
 * rounded down to notes that exist. `paid` is by line, in the order of the lines. For deliveries where something is kept.
 */
export function settle(
  agreed: Agreed,
  lines: readonly DoorLine[],
  { cashStep, doorRecheck }: DoorSettings,
): Settled {
  const checked = doorRecheck ? recheck(agreed, lines) : { fee: agreed.fee, keepsCoupon: true };
  const paid = lines.map(({ quantity, unitPrice, couponShare, kept }) =>
    paidFor(
      { quantity, lineTotal: unitPrice * quantity, couponShare: checked.keepsCoupon ? couponShare : 0 },
      kept,
    ),
  );
  const items = paid.reduce((sum, amount) => sum + amount, 0);
  const fee = lines.some(isRefusedForFault) ? 0 : checked.fee;
  const exact = items + fee;
  const cashDue = roundDownToStep(exact, cashStep);
  return { items, fee, exact, cashDue, rounding: cashDue - exact, paid };
}

/** The fee charged where nothing was kept: none for the store's reasons, nor where the merchant waives it. */
export function feeAtRefusal(
  reason: RefusalReason,
  fee: number,
  { cashStep, doorFeeOnRefusal }: DoorSettings,
): number {
  return isCounted(reason) && doorFeeOnRefusal === 'ask' ? roundDownToStep(fee, cashStep) : 0;
}

// Free delivery and a coupon's minimum are checked by what is kept; what the store is at fault for counts as kept.
function recheck({ fee, feeBeforeFree, freeFrom, coupon }: Agreed, lines: readonly DoorLine[]) {
  const value = lines.reduce(
    (sum, line) => sum + line.unitPrice * (isRefusedForFault(line) ? line.quantity : line.kept),
    0,
  );
  const belowFree = fee === 0 && freeFrom !== null && value < freeFrom && coupon?.isFreeDelivery !== true;
  const belowCoupon = coupon !== null && value < coupon.minSubTotal;
  return {
    fee: belowFree || (belowCoupon && coupon.isFreeDelivery) ? feeBeforeFree : fee,
    keepsCoupon: !belowCoupon,
  };
}

const isRefusedForFault = ({ reason, kept, quantity }: DoorLine) =>
  reason !== null && kept < quantity && isStoreFault(reason);
