import { describe, expect, test } from 'vitest';
import type { OrderStatus, ReturnKind } from '../../buying/orders/contract.ts';
import { mayGoBack } from '../../buying/orders/return-window.ts';
import { allThatCanGoBack, type RequestedLine, returnRefusal, type SoldLine } from './eligibility.ts';

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
  returnUntil: tooLateToReturn,
  exchangeUntil: tooLateToExchange,
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
  piece('shoes', { returnUntil: tooLateToExchange, exchangeUntil: tooLateToReturn }),
];

describe('of two dresses, two shirts of which one is back, two swimsuits, and shoes with windows of their own', () => {
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
    ['after completion it is over', 'return', 'completed', [asks('dress', 1)], inTime, 'RETURN_WINDOW_OVER'],
    ['nor exchanged', 'exchange', 'completed', [asks('dress', 1)], inTime, 'EXCHANGE_WINDOW_OVER'],
    ['shoes are returned later', 'return', 'delivered', [asks('shoes', 1)], tooLateToReturn, null],
    [
      'but not beside a dress',
      'return',
      'delivered',
      [asks('shoes', 1), asks('dress', 1)],
      tooLateToReturn,
      'RETURN_WINDOW_OVER',
    ],
    [
      'nor exchanged as late as it is',
      'exchange',
      'delivered',
      [asks('shoes', 1)],
      tooLateToReturn,
      'EXCHANGE_WINDOW_OVER',
    ],
  ])('%s', (_, kind, status, asked, now, refusal) => {
    expect(returnRefusal(kind, { status, items }, asked, now)).toBe(refusal);
  });

  test.each<[ReturnKind, OrderStatus, Date, RequestedLine[]]>([
    ['return', 'delivered', inTime, [asks('dress', 2), asks('shirt', 1), asks('shoes', 2)]],
    ['return', 'returns', tooLateToReturn, [asks('shoes', 2)]],
    ['exchange', 'delivered', tooLateToReturn, [asks('dress', 2), asks('shirt', 1)]],
    ['exchange', 'delivered', tooLateToExchange, []],
    ['return', 'completed', inTime, []],
    ['return', 'inDelivery', inTime, []],
  ])('all that can go back as a %s, %s, at %s', (kind, status, now, all) => {
    expect(allThatCanGoBack(kind, { status, items }, now)).toEqual(all);
  });
});

test('nothing asked for is refused with the reason why nothing can go back', () => {
  const order = (...lines: SoldLine[]) => ({ status: 'delivered', items: lines }) as const;
  expect(returnRefusal('return', order(...items), [], tooLateToExchange)).toBe('RETURN_WINDOW_OVER');
  expect(returnRefusal('return', order(piece('swimsuit', { returnable: false })), [], inTime)).toBe(
    'NOT_RETURNABLE',
  );
  expect(returnRefusal('return', order(piece('dress', { returnedQuantity: 2 })), [], inTime)).toBe(
    'RETURN_REQUESTED',
  );
});

test('a line without a deadline is not delivered', () => {
  const line = piece('dress', { returnUntil: null, exchangeUntil: null });
  expect(mayGoBack('exchange', 'delivered', line, inTime)).toBe(false);
});

test.each([
  ['a late dress', 'delivered', [asks('dress', 1)], tooLateToExchange, null],
  ['of a completed order', 'completed', [asks('dress', 1)], tooLateToExchange, null],
  ['a swimsuit', 'delivered', [asks('swimsuit', 1)], inTime, null],
  ['not more than was bought', 'delivered', [asks('dress', 3)], inTime, 'RETURN_QUANTITY'],
  ['not before delivery', 'inDelivery', [asks('dress', 1)], inTime, 'RETURN_NOT_ALLOWED'],
] as const)('the owner lets pass: %s', (_, status, asked, now, refusal) => {
  expect(returnRefusal('return', { status, items }, asked, now, true)).toBe(refusal);
});
