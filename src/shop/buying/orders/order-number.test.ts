import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayOrderNumber, orderNumber, orderNumberIn, readOrderNumber } from './order-number.ts';

const randomBytes = fc.uint8Array({ minLength: 6, maxLength: 6 });

test.each([
  [[0, 0, 0, 0, 0, 0], '100000006'],
  [[255, 255, 255, 255, 255, 255], '767106557'],
  [[1, 2, 3, 4, 5, 6], '821574461'],
])('bytes %j give %s', (bytes, number) => {
  expect(orderNumber(Uint8Array.from(bytes))).toBe(number);
});

test('too few bytes are refused', () => {
  expect(() => orderNumber(new Uint8Array(5))).toThrow(RangeError);
});

test('every number is nine digits and reads as itself', () => {
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      const number = orderNumber(bytes);
      expect(number).toMatch(/^[1-9]\d{8}$/);
      expect(readOrderNumber(number)).toBe(number);
      expect(readOrderNumber(displayOrderNumber(number))).toBe(number);
    }),
  );
});

test('one wrong digit and a swap of neighbors are noticed', () => {
  fc.assert(
    fc.property(randomBytes, fc.nat(8), fc.nat(9), (bytes, place, digit) => {
      const number = orderNumber(bytes);
      const wrong = number.slice(0, place) + digit + number.slice(place + 1);
      if (wrong !== number) expect(readOrderNumber(wrong)).toBeNull();
      const pair = number.slice(place, place + 2);
      const swapped = number.slice(0, place) + Array.from(pair).reverse().join('') + number.slice(place + 2);
      if (swapped !== number) expect(readOrderNumber(swapped)).toBeNull();
    }),
  );
});

test.each([
  ['١٠٠ ٠٠٠ ٠٠٦', '100000006'],
  ['100-000-006', '100000006'],
  ['100000004', null],
  ['10000000', null],
  ['order 100000006', null],
  ['', null],
])('%s is read as %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number);
});

test('in a message it is in groups that stay in order, and that SMS has in its small alphabet', () => {
  expect(orderNumberIn('en', '482913057')).toBe('482 913 057');
  expect(orderNumberIn('ar', '482913057')).toBe('482\u00a0913\u00a0057');
});
