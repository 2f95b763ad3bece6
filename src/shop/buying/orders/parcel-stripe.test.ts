import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripeOf, widestThreads } from './parcel-stripe.ts';

test('an order number always weaves the same stripe', () => {
  expect(stripeOf('482913057').map(({ thread, width }) => `${thread} ${width}`)).toMatchInlineSnapshot(`
    [
      "sumac 5",
      "quince 12",
      "pistachio 5",
      "quince 3",
      "undyed 15",
      "cypress 4",
      "apricot 4",
      "cypress 13",
      "pistachio 3",
      "plum 9",
      "indigo 3",
      "apricot 10",
      "quince 4",
      "indigo 8",
      "undyed 2",
    ]
  `);
  expect(stripeOf('482913057')).toEqual(stripeOf('482913057'));
});

test('a stripe is 15 bands, 6 wide and 9 thin, and 100 wide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (number) => {
      const stripe = stripeOf(String(number));
      expect(stripe).toHaveLength(15);
      expect(stripe.filter(({ width }) => width >= 7)).toHaveLength(6);
      expect(stripe.reduce((sum, { width }) => sum + width, 0)).toBe(100);
    }),
  );
});

test('no thread lies beside itself, no wide band beside another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (number) => {
      const stripe = stripeOf(String(number));
      for (const [index, band] of stripe.slice(1).entries()) {
        expect(band.thread).not.toBe(stripe[index]?.thread);
        expect(band.width >= 7 && (stripe[index]?.width ?? 0) >= 7).toBe(false);
      }
    }),
  );
});

test('the three widest bands are of three threads', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (number) => {
      expect(new Set(widestThreads(stripeOf(String(number)))).size).toBe(3);
    }),
  );
});

test('two thousand orders in a row weave as many stripes, with every thread in the lead', () => {
  const stripes = Array.from({ length: 2_000 }, (_, index) => stripeOf(String(482_913_057 + index)));
  expect(new Set(stripes.map((stripe) => JSON.stringify(stripe))).size).toBe(2_000);
  expect(new Set(stripes.map((stripe) => widestThreads(stripe)[0])).size).toBe(8);
});
