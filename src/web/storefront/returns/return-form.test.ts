import { describe, expect, test } from 'vitest';
import type { Order, OrderItem } from '../../../shop/orders/contract.ts';
import { chosenLines, emptyForm, isWholeOrder, missingIn } from './return-form.ts';
import { linesLeft, openKinds } from './return-windows.ts';

const line = (productId: string, news: Partial<OrderItem> = {}) =>
  ({
    productId,
    colorId: 'black',
    sizeId: 'M',
    quantity: 2,
    returnable: true,
    returnedQuantity: 0,
    ...news,
  }) as OrderItem;

// Only the fields of an order that the form reads.
const order = {
  status: 'delivered',
  returnUntil: '2026-11-24T21:00:00.000Z',
  exchangeUntil: '2026-11-30T21:00:00.000Z',
  items: [line('shirt'), line('socks', { returnable: false }), line('coat', { returnedQuantity: 1 })],
} as Order;
const [shirt, , coat] = order.items;

describe('what may be asked for', () => {
  test.each([
    ['2026-11-22T00:00:00.000Z', ['return', 'exchange']],
    ['2026-11-24T21:00:00.000Z', ['exchange']],
    ['2026-12-01T00:00:00.000Z', []],
  ])('at %s', (now, kinds) => {
    expect(openKinds(order, now)).toEqual(kinds);
  });

  test('is nothing before the delivery', () => {
    expect(openKinds({ ...order, status: 'inDelivery' }, '2026-11-22T00:00:00.000Z')).toEqual([]);
  });

  test('leaves out what takes no returns', () => {
    expect(linesLeft(order)).toEqual([shirt, coat]);
  });
});

describe('the form', () => {
  test('begins with the one piece it was opened for, all that is left of it', () => {
    const form = emptyForm(order, coat ?? null, 'return');
    expect(chosenLines(order, form)).toEqual([coat]);
    expect(form.quantities['coat/black/M']).toBe(1);
    expect(isWholeOrder(order, form)).toBe(false);
  });

  test('asks for the whole order when nothing is left out', () => {
    const form = emptyForm(order, null, 'return');
    expect(isWholeOrder(order, form)).toBe(true);
    expect(isWholeOrder(order, { ...form, kind: 'exchange' })).toBe(false);
  });

  test('says what is missing', () => {
    const form = emptyForm(order, shirt ?? null, 'exchange');
    expect(Object.keys(missingIn(order, form))).toEqual(['exchange', 'reason']);
    const whole = {
      ...form,
      reason: 'wrongSize' as const,
      instead: { 'shirt/black/M': { colorId: 'black', sizeId: 'L' } },
    };
    expect(missingIn(order, whole)).toEqual({});
    expect(Object.keys(missingIn(order, { ...whole, quantities: {} }))).toEqual(['items']);
  });
});
