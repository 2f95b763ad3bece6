import { expect, test } from 'vitest';
import type { ImportColumn } from './column-names.ts';
import { guessColumns } from './columns.ts';
import type { RowFault } from './faults.ts';
import { readCost } from './money-cells.ts';

type Cells = Partial<Record<ImportColumn, string>>;

/** At 100 pounds for a dollar. */
const cost = (cells: Cells, rate: number | null = 10_000) => {
  const faults: RowFault[] = [];
  const columns = Object.keys(cells) as ImportColumn[];
  const cents = readCost({ columns, textOf: (column) => cells[column] ?? '' }, faults, { rate });
  return cents ?? faults.map(({ column, fault }) => `${column} ${fault}`).join();
};

test.each<[string, Cells, number | string]>([
  ['pounds', { price: '5000', cost: '2,500' }, 2500],
  ['pounds with their unit, in Arabic digits', { price: '5000', cost: '٢٥٠٠ ل.س' }, 2500],
  ['dollars that the cell says', { price: '5000', cost: '$12.5' }, 1250],
  ['dollars by the heading', { price: '5000', costUsd: '12,5' }, 1250],
  ['dollars before pounds', { price: '5000', cost: '9', costUsd: '12' }, 1200],
  ['the currency of the price: dollars', { priceUsd: '28', cost: '12' }, 1200],
  ['the currency of the price: old pounds', { priceOld: '500,000', cost: '250,000' }, 2500],
  ['old pounds that the cell says', { price: '5000', cost: '250,000 ل.س قديمة' }, 2500],
  ['a price in both: pounds', { price: '5000', priceUsd: '50', cost: '2500' }, 2500],
  ['nothing', { price: '5000', cost: '' }, ''],
  ['no cost', { price: '5000', cost: '0' }, ''],
  ['a word', { price: '5000', cost: 'غالٍ' }, 'cost notNumber'],
  ['a word as dollars', { costUsd: 'غالٍ' }, 'costUsd notDollars'],
  ['less than nothing', { cost: '-5' }, 'cost notNumber'],
  ['more than a receipt takes', { cost: '999,999,999,999' }, 'cost notNumber'],
])('a cost: %s', (_name, cells, expected) => {
  expect(cost(cells)).toBe(expected);
});

test('pounds wait for the rate, dollars do not', () => {
  expect(cost({ cost: '2500' }, null)).toBe('cost noRate');
  expect(cost({ costUsd: '25' }, null)).toBe(2500);
  expect(cost({ cost: '0' }, null)).toBe('');
});

test.each([
  ['التكلفة', 'cost'],
  ['سعر الشراء', 'cost'],
  ['رأس المال', 'cost'],
  ['Cost per item', 'cost'],
  ['التكلفة بالدولار', 'costUsd'],
  ['Cost USD', 'costUsd'],
])('a column «%s»', (heading, column) => {
  expect(guessColumns([heading])).toEqual([column]);
});
