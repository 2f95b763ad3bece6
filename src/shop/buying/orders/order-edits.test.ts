import { describe, expect, test } from 'vitest';
import type { OrderChanges } from './calls.ts';
import { ParcelStage } from './contract.ts';
import { editedParts, editLines, openEdits } from './order-edits.ts';

const ordinary = { isExchange: false };
const all = ['contact', 'address', 'pieces', 'more'];
const open: Partial<Record<ParcelStage, [shopper: string[], staff: string[]]>> = {
  toConfirm: [['contact', 'address', 'pieces'], all],
  toPick: [['contact', 'address', 'pieces'], all],
  picking: [[], all],
  short: [[], ['contact', 'address']],
};

test.each(ParcelStage.options)('at %s shopper and staff change what the table says', (stage) => {
  expect([openEdits('shopper', stage, ordinary), openEdits('staff', stage, ordinary)]).toEqual(
    open[stage] ?? [[], []],
  );
});

test('the pieces of an exchange are not changed', () => {
  const exchange = { isExchange: true };
  expect([openEdits('shopper', 'toPick', exchange), openEdits('staff', 'picking', exchange)]).toEqual([
    ['contact', 'address'],
    ['contact', 'address'],
  ]);
});

test('an order without a stage is not changed', () => {
  expect([openEdits('shopper', null, ordinary), openEdits('staff', null, ordinary)]).toEqual([[], []]);
});

const shirt = { productId: 'shirt', colorId: 'black', sizeId: 'M' };
const scarf = { productId: 'scarf', colorId: 'white', sizeId: 'one' };
const lines = [
  { ...shirt, quantity: 2 },
  { ...scarf, quantity: 1 },
];

describe('changes', () => {
  test.each<[OrderChanges, string[]]>([
    [{}, []],
    [{ phone: '' }, ['contact']],
    [{ note: 'ring twice' }, ['contact']],
    [{ address: { city: 'Homs', area: 'Inshaat', street: 'Main' } }, ['address']],
    [{ lines: [{ ...shirt, quantity: 1 }] }, ['pieces']],
    [{ lines: [{ ...shirt, newSizeId: 'L' }] }, ['pieces']],
    [{ lines: [{ ...shirt, quantity: 3 }] }, ['pieces', 'more']],
    [{ add: [{ ...scarf, quantity: 1 }] }, ['more']],
  ])('%j touch %j', (changes, parts) => {
    expect(editedParts(lines, changes)).toEqual(parts);
  });

  const large = { ...shirt, sizeId: 'L' };
  const hat = { productId: 'hat', colorId: 'red', sizeId: 'one' };
  test.each<[string, OrderChanges, ReturnType<typeof editLines>]>([
    [
      'fewer pieces',
      { lines: [{ ...shirt, quantity: 1 }] },
      [
        { ...shirt, quantity: 1, from: 0 },
        { ...scarf, quantity: 1, from: 1 },
      ],
    ],
    ['a line out', { lines: [{ ...shirt, quantity: 0 }] }, [{ ...scarf, quantity: 1, from: 1 }]],
    [
      'another size',
      { lines: [{ ...shirt, newSizeId: 'L' }] },
      [
        { ...large, quantity: 2, from: 0 },
        { ...scarf, quantity: 1, from: 1 },
      ],
    ],
    [
      'one more of a line',
      { add: [{ ...shirt, quantity: 1 }] },
      [
        { ...shirt, quantity: 3, from: 0 },
        { ...scarf, quantity: 1, from: 1 },
      ],
    ],
    [
      'another size beside it, at the agreed price',
      { add: [{ ...large, quantity: 1 }] },
      [
        { ...shirt, quantity: 2, from: 0 },
        { ...scarf, quantity: 1, from: 1 },
        { ...large, quantity: 1, from: 0 },
      ],
    ],
    [
      'another product at the price of today',
      { lines: [{ ...shirt, quantity: 0 }], add: [{ ...hat, quantity: 1 }] },
      [
        { ...scarf, quantity: 1, from: 1 },
        { ...hat, quantity: 1, from: null },
      ],
    ],
    [
      'nothing',
      {
        lines: [
          { ...shirt, quantity: 0 },
          { ...scarf, quantity: 0 },
        ],
      },
      null,
    ],
    ['a line that is not there', { lines: [{ ...hat, quantity: 0 }] }, null],
  ])('leave %s', (_, changes, after) => {
    expect(editLines(lines, changes)).toEqual(after);
  });

  test('two lines that trade sizes stay two lines', () => {
    const both = [
      { ...shirt, quantity: 1 },
      { ...large, quantity: 2 },
    ];
    const changes = {
      lines: [
        { ...shirt, newSizeId: 'L' },
        { ...large, newSizeId: 'M' },
      ],
    };
    expect(editLines(both, changes)).toEqual([
      { ...large, quantity: 1, from: 0 },
      { ...shirt, quantity: 2, from: 1 },
    ]);
  });
});
