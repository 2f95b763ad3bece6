import { expect, test } from 'vitest';
import { closingLines } from './closing-lines.ts';

const results = Array.from({ length: 12 }, (_, place) => ({
  where: `src/${place}.test.ts`,
  title: 'counts',
  ms: place * 1000,
  hasFailed: place === 3,
}));

test('the last lines are the slowest ten, each part, and what failed', () => {
  const lines = closingLines(
    [
      { name: 'checks', status: 1, ms: 61_000, results: [] },
      { name: 'unit tests', status: 1, ms: 125_400, results },
    ],
    130_000,
  );
  expect(lines.slice(0, 3)).toEqual(['', 'The slowest ten', '   11.0 s  src/11.test.ts  counts']);
  expect(lines).toHaveLength(17);
  expect(lines.slice(12)).toEqual([
    '',
    '✗ checks: failed, the lines above say why (1:01)',
    '✗ unit tests: 11 passed, 1 failed (2:05)',
    '    src/3.test.ts  counts',
    '  in 2:10',
  ]);
});
