import type { ParcelStage } from '../../../../../shop/buying/orders/contract.ts';
import { claimedSteps, isClaimedByOther } from '../../../../../shop/delivery/fulfilment/claim.ts';
import { openSteps, type ParcelStepName } from '../../../../../shop/delivery/fulfilment/steps.ts';
import { actsAsManager, type StaffRole } from '../../../../../shop/people/staff/roles.ts';
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

/** What ends a stop: of a courier's stop only the courier and managers may. */
const endings: ReadonlySet<ParcelStepName> = new Set(['deliver', 'refuse']);

/**
 * The steps that the reader may take of an order now; what another packer has claimed is not theirs, and an accountant
 * reports for companies alone.
 */
export function openNow(row: ListRow, { staff, now }: Reader): ParcelStepName[] {
  const place = { status: row.status, stage: row.stage, isHeld: row.held_reason !== null };
  const isForeign = isClaimedByOther(row, staff.id, now);
  const mayEnd = row.company_id !== null || row.courier_id === staff.id || actsAsManager(staff.roles);
  return openSteps(place, staff.roles).filter(
    (step) => !(isForeign && claimedSteps.has(step)) && (mayEnd || !endings.has(step)),
  );
}
