import { expect, test } from 'vitest';
import type { ProductState } from '../browse/product-state.ts';
import { mayStep, productSteps } from './steps.ts';

test.each<[ProductState, string[]]>([
  ['draft', ['publish', 'schedule', 'archive']],
  ['scheduled', ['publish', 'schedule', 'unschedule', 'archive']],
  ['published', ['hide', 'archive']],
  ['hidden', ['publish', 'schedule', 'archive']],
  ['archived', ['publish', 'schedule']],
])('a product that is %s', (state, steps) =>
  expect(productSteps.filter((step) => mayStep(step, state))).toEqual(steps),
);
