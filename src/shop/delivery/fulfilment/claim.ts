import { MINUTE_MS } from '../../time/durations.ts';
import type { ParcelStepName } from './steps.ts';

const CLAIM_MS = 30 * MINUTE_MS;

/** Steps that only the packer with the claim takes, while it is fresh. */
export const claimedSteps: ReadonlySet<ParcelStepName> = new Set(['pick', 'short', 'pack']);

/** Whether a packer other than `id` claimed a parcel less than half an hour ago. */
export const isClaimedByOther = (
  { claimed_by: by, claimed_at: at }: { claimed_by: string | null; claimed_at: Date | null },
  id: string,
  now: Date,
): boolean => by !== null && by !== id && at !== null && now.getTime() - at.getTime() < CLAIM_MS;
