import { expect, test } from 'vitest';
import { alertRefusal } from './stock-alert.ts';

test.each([
  [false, 0, null],
  [false, 49, null],
  [false, 50, 'ALERT_LIMIT'],
  [true, 0, 'ALERT_NOT_NEEDED'],
  [true, 50, 'ALERT_NOT_NEEDED'],
])('can be had: %s, waiting for %i others: %s', (canBeHad, waitingForOthers, refusal) => {
  expect(alertRefusal({ canBeHad, waitingForOthers })).toBe(refusal);
});
