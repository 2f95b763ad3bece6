import { expect, test } from 'vitest';
import { figureGrowth, isFigure, tidyFigure, unsteadyFigures } from './size-guide.ts';

test.each([
  ['٨٤', '84'],
  [' 84 - 88 ', '84–88'],
  ['٨٤٫٥—۸۸', '84.5–88'],
  ['none', 'none'],
  ['', ''],
])('%s is written %s', (typed, figure) => expect(tidyFigure(typed)).toBe(figure));

test.each([
  ['', true],
  ['84', true],
  ['84.5', true],
  ['84–88', true],
  ['84–84', true],
  ['300', true],
  ['88–84', false],
  ['0', false],
  ['301', false],
  ['84-88', false],
  ['84.55', false],
  ['M', false],
  ['84–', false],
])('%s is a measure: %s', (figure, is) => expect(isFigure(figure)).toBe(is));

test('what falls from one size to the next is named, over sizes that were not measured', () => {
  const rows = [
    ['84', '60–64'],
    ['', '64–68'],
    ['82', '66–67'],
    ['90', '70'],
  ].map((figures) => ({ figures }));
  expect(unsteadyFigures(rows)).toEqual([
    { row: 2, column: 0 },
    { row: 2, column: 1 },
  ]);
  expect(unsteadyFigures([])).toEqual([]);
});

test('lengths that begin anew with each waist are steady', () => {
  const column = (...figures: string[]) => figures.map((figure) => ({ figures: [figure] }));
  expect(unsteadyFigures(column('76', '81', '76', '81', '76', '81'))).toEqual([]);
  expect(unsteadyFigures(column('76', '81', '76', '81', '67', '81'))).toHaveLength(2);
});

test.each([
  ['84', '88', 4],
  ['88', '84', -4],
  ['84', '84', 0],
  ['84–88', '88–92', 4],
  ['84–88', '90', 4],
  ['84', '84.5', 0.5],
  ['84.2', '84.3', 0.1],
  ['', '88', null],
  ['84', '', null],
])('from %j to %j are %j cm', (from, to, growth) => {
  expect(figureGrowth(from, to)).toBe(growth);
});
