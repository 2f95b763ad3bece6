import type { ParcelStepName } from './steps.ts';

/** Up to so many orders take a step together, or are printed. */
export const MOST_IN_BULK = 200;

/** The steps that many orders take together: those that ask nothing of each one. */
export const bulkSteps = [
  'confirm',
  'hold',
  'release',
  'pick',
  'cancel',
  'undo',
] as const satisfies readonly ParcelStepName[];
export type BulkStep = (typeof bulkSteps)[number];
