import { describe, expect, test } from 'vitest';
import type { Order, OrderItem } from '../../../../shop/buying/orders/contract.ts';
import { chosenLines, emptyForm, isWholeOrder, linesOpen, missingIn, returnKindsFor } from './return-form.ts';

const line = (productId: string, news: Partial<OrderItem> = {}) =>
  ({
    productId,
    colorId: 'black',
    sizeId: 'M',
    quantity: 2,
    returnable: true,
    returnedQuantity: 0,
    canReturn: true,
    canExchange: true,
    ...news,
  }) as OrderItem;

// Only the fields of an order that the form reads.
const order = {
  items: [
    line('shirt'),
    line('socks', { returnable: false, canReturn: false, canExchange: false }),
    line('coat', { returnedQuantity: 1 }),
    line('shoes', { canReturn: false }),
  ],
} as Order;
const [shirt, socks, coat, shoes] = order.items;

test('a kind can be requested if at least one line allows it', () => {
  expect(returnKindsFor(order.items)).toEqual(['return', 'exchange']);
  expect(returnKindsFor(shoes ? [shoes] : [])).toEqual(['exchange']);
  expect(returnKindsFor(socks ? [socks] : [])).toEqual([]);
  expect(linesOpen(order.items, 'return')).toEqual([shirt, coat]);
  expect(linesOpen(order.items, 'exchange')).toEqual([shirt, coat, shoes]);
});

describe('the form', () => {
  test('begins with the one piece it was opened for, all that is left of it', () => {
    const form = emptyForm(order, coat ?? null);
    expect(chosenLines(order, form)).toEqual([coat]);
    expect(form.quantities['coat/black/M']).toBe(1);
    expect(isWholeOrder(order, form)).toBe(false);
  });

  test('leaves out what was not taken at the door', () => {
    const partly = { items: [line('dress', { quantity: 3, refusedQuantity: 2 }), line('belt')] } as Order;
    const [dress = null] = partly.items;
    expect(emptyForm(partly, dress).quantities['dress/black/M']).toBe(1);
    expect(isWholeOrder(partly, emptyForm(partly, null))).toBe(true);
  });

  test('asks for the whole order when nothing is left out', () => {
    const form = emptyForm(order, null);
    expect(form.kind).toBe('return');
    expect(isWholeOrder(order, form)).toBe(true);
    expect(isWholeOrder(order, { ...form, kind: 'exchange' })).toBe(false);
  });

  test('begins with the exchange where the time to return is over, and leaves out what only that takes', () => {
    const form = emptyForm(order, shoes ?? null);
    expect([form.kind, chosenLines(order, form)]).toEqual(['exchange', [shoes]]);
    expect(chosenLines(order, { ...form, kind: 'return' })).toEqual([]);
  });

  test('says what is missing', () => {
    const form = { ...emptyForm(order, shirt ?? null), kind: 'exchange' as const };
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
