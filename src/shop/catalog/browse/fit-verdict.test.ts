import { expect, test } from 'vitest';
import { fitVerdict } from './fit-verdict.ts';

test.each([
  [{ small: 0, true: 0, large: 0 }, null],
  [{ small: 0, true: 2, large: 0 }, null],
  [{ small: 0, true: 3, large: 0 }, 'true'],
  [{ small: 5, true: 3, large: 1 }, 'small'],
  [{ small: 1, true: 2, large: 4 }, 'large'],
  [{ small: 2, true: 2, large: 0 }, null],
])('%j says %s', (said, verdict) => {
  expect(fitVerdict(said)).toBe(verdict);
});
