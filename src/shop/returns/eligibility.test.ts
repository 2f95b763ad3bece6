import { describe, expect, test } from 'vitest';
import type { OrderStatus, ReturnKind } from '../orders/contract.ts';
import { Settings } from '../settings.ts';
import { allThatCanGoBack, type RequestedLine, returnRefusal, type SoldLine } from './eligibility.ts';

const settings = Settings.parse({});
const deliveredAt = new Date('2026-11-24T07:00:00Z');
const inTime = new Date('2026-11-29T20:59:59Z');
const tooLateToReturn = new Date('2026-11-29T21:00:00Z');
const tooLateToExchange = new Date('2026-12-03T21:00:00Z');

const piece = (productId: string, rest: Partial<SoldLine> = {}): SoldLine => ({
  productId,
  colorId: 'black',
  sizeId: 'M',
  quantity: 2,
  returnable: true,
  returnedQuantity: 0,
  ...rest,
});
const asks = (productId: string, quantity: number, sizeId = 'M'): RequestedLine => ({
  productId,
  colorId: 'black',
  sizeId,
  quantity,
});

const items = [
  piece('dress'),
  piece('shirt', { returnedQuantity: 1 }),
  piece('swimsuit', { returnable: false }),
];

describe('of two dresses, two shirts of which one is back, and two swimsuits', () => {
  test.each<[string, ReturnKind, OrderStatus, RequestedLine[], Date, string | null]>([
    ['one dress goes back', 'return', 'delivered', [asks('dress', 1)], inTime, null],
    ['both dresses go back', 'return', 'delivered', [asks('dress', 2)], inTime, null],
    ['more than that does not', 'return', 'delivered', [asks('dress', 3)], inTime, 'RETURN_QUANTITY'],
    [
      'nor in two parts',
      'return',
      'delivered',
      [asks('dress', 1), asks('dress', 2)],
      inTime,
      'RETURN_QUANTITY',
    ],
    ['the other shirt goes back', 'return', 'returns', [asks('shirt', 1)], inTime, null],
    ['the same shirt does not', 'return', 'returns', [asks('shirt', 2)], inTime, 'RETURN_QUANTITY'],
    ['a swimsuit is not returned', 'return', 'delivered', [asks('swimsuit', 1)], inTime, 'NOT_RETURNABLE'],
    ['a swimsuit is not exchanged', 'exchange', 'delivered', [asks('swimsuit', 1)], inTime, 'NOT_RETURNABLE'],
    [
      'nor beside a dress',
      'return',
      'delivered',
      [asks('dress', 1), asks('swimsuit', 1)],
      inTime,
      'NOT_RETURNABLE',
    ],
    ['nothing is no return', 'return', 'delivered', [], inTime, 'NOT_RETURNABLE'],
    ['what was not bought does not', 'return', 'delivered', [asks('coat', 1)], inTime, 'NOT_FOUND'],
    ['nor in another size', 'return', 'delivered', [asks('dress', 1, 'L')], inTime, 'NOT_FOUND'],
    [
      'a late return does not',
      'return',
      'delivered',
      [asks('dress', 1)],
      tooLateToReturn,
      'RETURN_WINDOW_OVER',
    ],
    ['an exchange then does', 'exchange', 'delivered', [asks('dress', 1)], tooLateToReturn, null],
    [
      'a late exchange does not',
      'exchange',
      'delivered',
      [asks('dress', 1)],
      tooLateToExchange,
      'EXCHANGE_WINDOW_OVER',
    ],
    [
      'before delivery nothing does',
      'return',
      'inDelivery',
      [asks('dress', 1)],
      inTime,
      'RETURN_NOT_ALLOWED',
    ],
    ['after completion neither', 'return', 'completed', [asks('dress', 1)], inTime, 'RETURN_NOT_ALLOWED'],
  ])('%s', (_, kind, status, asked, now, refusal) => {
    expect(returnRefusal(kind, { status, deliveredAt, items }, asked, settings, now)).toBe(refusal);
  });

  test('all that can go back are two dresses and a shirt', () => {
    expect(allThatCanGoBack(items)).toEqual([asks('dress', 2), asks('shirt', 1)]);
  });
});

test('an order without a delivery has nothing to bring back', () => {
  const order = { status: 'delivered', deliveredAt: null, items } as const;
  expect(returnRefusal('return', order, [asks('dress', 1)], settings, inTime)).toBe('RETURN_NOT_ALLOWED');
});
