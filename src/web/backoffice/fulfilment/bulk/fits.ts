import type { BulkStep } from '../../../../shop/fulfilment/bulk-steps.ts';
import type { OrderInList } from '../../../../shop/fulfilment/contract.ts';
import { type ParcelStep, parcelSteps } from '../../../../shop/fulfilment/steps.ts';

/** Whether an order can take a step where it stands; the server asks again, and for the role. */
export function fitsStep(step: BulkStep, { stage, held }: OrderInList): boolean {
  const { from, notHeld }: ParcelStep = parcelSteps[step];
  if (stage === null || !from.includes(stage)) return false;
  return step === 'release' ? held !== null : !(notHeld === true && held !== null);
}

export const fitsRun = ({ stage, held }: OrderInList): boolean =>
  (stage === 'packed' || stage === 'postponed') && held === null;

export function fitsPaper(kind: 'slip' | 'label', { stage }: OrderInList): boolean {
  if (stage === 'packed' || stage === 'postponed') return true;
  return kind === 'slip' && (stage === 'toPick' || stage === 'picking' || stage === 'short');
}
