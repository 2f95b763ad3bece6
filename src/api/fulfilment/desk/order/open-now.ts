import { claimedSteps, isClaimedByOther } from '../../../../shop/fulfilment/claim.ts';
import { openSteps, type ParcelStepName } from '../../../../shop/fulfilment/steps.ts';
import type { ParcelStage } from '../../../../shop/orders/contract.ts';
import type { StaffRole } from '../../../../shop/staff/roles.ts';
import type { ListRow } from '../list/console-rows.ts';

export const nextOf: Partial<Record<ParcelStage, ParcelStepName>> = {
  toConfirm: 'confirm',
  toPick: 'pick',
  picking: 'pack',
  short: 'resolve',
  packed: 'handOver',
  postponed: 'handOver',
  withCourier: 'deliver',
  withCompany: 'deliver',
  atOffice: 'deliver',
  comingBack: 'backIn',
  toUnpack: 'backIn',
};

type Reader = { staff: { id: string; roles: readonly StaffRole[] }; now: Date };

/** The steps that the reader may take of an order now; what another packer has claimed is not theirs. */
export function openNow(row: ListRow, { staff, now }: Reader): ParcelStepName[] {
  const place = { status: row.status, stage: row.stage, isHeld: row.held_reason !== null };
  const isForeign = isClaimedByOther(row, staff.id, now);
  return openSteps(place, staff.roles).filter((step) => !(isForeign && claimedSteps.has(step)));
}
