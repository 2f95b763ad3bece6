import { expect, test } from 'vitest';
import { figureOf, groupingOf, specOf, sumOf } from './reports.ts';

const rate = specOf('refusals').columns.find(({ kind }) => kind === 'share');

test.each([
  [{ refused: 2, ended: 8 }, 0.25],
  [{ refused: 0, ended: 8 }, 0],
  [{ refused: 0, ended: 0 }, null],
] as const)('the refusal rate of %o is %s', (row, expected) => {
  expect(rate && figureOf(rate, row)).toBe(expected);
});

test.each([
  [{ stock: 28, kept28: 14 }, 56],
  [{ stock: 5, kept28: 0 }, null],
] as const)('stock of %o lasts %s days', (row, days) => {
  const column = specOf('stock').columns.find(({ kind }) => kind === 'days');
  expect(column && figureOf(column, row)).toBe(days);
});

test('a share of the sum is computed from the sums', () => {
  const sums = sumOf('refusals', 'city', [
    { ended: 1, refused: 1, deliveries: 0, partial: 0 },
    { ended: 9, refused: 0, deliveries: 9, partial: 2 },
  ]);
  expect(sums).toEqual({ ended: 10, refused: 1, deliveries: 9, partial: 2 });
  expect(rate && sums && figureOf(rate, sums)).toBe(0.1);
});

test('by reason the parcels of all rows are the same ones', () => {
  const row = { ended: 10, refused: 1, deliveries: null, partial: null };
  expect(sumOf('refusals', 'reason', [row, row])).toEqual({ ...row, refused: 2 });
  expect(sumOf('refusals', 'reason', [])).toMatchObject({ ended: 0, refused: 0 });
});

test('medians have no sum', () => {
  expect(sumOf('pace', 'stretch', [{ orders: 1, median: 2, p90: 3 }])).toBeNull();
});

test.each([
  ['sales', 'month', 'month'],
  ['sales', 'size', null],
  ['sales', undefined, 'day'],
] as const)('%s by %s is read by %s', (name, wanted, by) => {
  expect(groupingOf(name, wanted)).toBe(by);
});
