import { expect, test } from 'vitest';
import { fulfilmentCalls } from './calls.ts';

const color = { colorId: 'c', sizeId: 's' };

test.each([
  ['shortParcel', { version: 1, found: [{ lineNo: 1, found: 0 }] }],
  ['resolveParcel', { version: 1, choice: 'swap', swaps: [{ lineNo: 1, ...color }] }],
  ['packParcel', { version: 1, pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' }],
  ['backInParcel', { version: 1, pieces: [{ lineNo: 1, resellable: 1, damaged: 0, missing: 0 }] }],
] as const)('%s takes a line once', (name, body) => {
  const { body: schema } = fulfilmentCalls[name];
  const twice = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [...value, ...value] : value]),
  );
  expect(schema.safeParse(twice).error?.issues.map(({ message }) => message)).toEqual([
    'must name each line once',
  ]);
});
