import type { ParcelStage } from '../../../buying/orders/contract.ts';

const unpacked: readonly ParcelStage[] = ['toConfirm', 'toPick', 'picking', 'short'];
const labeled: readonly ParcelStage[] = ['packed', 'postponed', 'withCourier', 'withCompany', 'atOffice'];

/**
 * Why no label is printed at a stage, or null: before a parcel is packed, and once it is not on its way to the customer any
 * more. On the way a torn label is replaced. Null as stage: not on its way.
 */
export function labelRefusal(stage: ParcelStage | null): 'NOT_PACKED' | 'ORDER_STEP_NOT_ALLOWED' | null {
  if (stage !== null && labeled.includes(stage)) return null;
  return stage !== null && unpacked.includes(stage) ? 'NOT_PACKED' : 'ORDER_STEP_NOT_ALLOWED';
}
