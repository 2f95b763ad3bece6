import { expect, test } from 'vitest';
import { reasonText } from './reason-text.ts';

const t = { ofClosing: 'the closing', ofTest: 'the test order' };

test.each([
  ['handOver', 'close', null, 'the closing'],
  ['handOver', '', null, ''],
  ['float', 'test', null, 'the test order'],
  ['reverse', 'test', '100200300', 'the test order'],
  // What someone wrote stays as it is.
  ['reverse', 'test', null, 'test'],
  ['expense', 'close', null, 'close'],
] as const)('%s for %j of order %s says %j', (kind, reason, orderNumber, said) => {
  expect(reasonText({ kind, reason, orderNumber }, t)).toBe(said);
});
