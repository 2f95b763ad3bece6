import { expect, test } from 'vitest';
import { scarceSize } from './availability.ts';

test.each([
  [null, 5, null],
  [{ size: 'M', left: 0 }, 5, null],
  [{ size: 'M', left: 1 }, 5, 1],
  [{ size: 'M', left: 2 }, 5, 2],
  [{ size: 'M', left: 3 }, 5, null],
  [{ size: 'M', left: 3 }, 6, 3],
  [{ size: 'M', left: 1 }, 1, 1],
])('of %j in a list with %i as few, %s left is worth saying', (fewest, lowStock, left) => {
  expect(scarceSize(fewest, lowStock)?.left ?? null).toBe(left);
});
