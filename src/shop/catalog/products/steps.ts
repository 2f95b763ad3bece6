import type { ProductState } from '../browse/product-state.ts';

/** What can be done with a product, and in which states; `unschedule` makes it a draft again. */
const statesOfStep = {
  publish: ['draft', 'scheduled', 'hidden', 'archived'],
  schedule: ['draft', 'scheduled', 'hidden', 'archived'],
  unschedule: ['scheduled'],
  hide: ['published'],
  archive: ['draft', 'scheduled', 'published', 'hidden'],
} as const satisfies Record<string, readonly ProductState[]>;

export type ProductStep = keyof typeof statesOfStep;
export const productSteps = ['publish', 'schedule', 'unschedule', 'hide', 'archive'] as const;

/** Whether a product in this state may take the step. What it needs besides is said by `missingIn`. */
export const mayStep = (step: ProductStep, state: ProductState): boolean =>
  statesOfStep[step].some((each) => each === state);

/** What shoppers see, or will see by itself, stays complete while it is edited. */
export const staysComplete = (state: ProductState): boolean => state === 'published' || state === 'scheduled';
