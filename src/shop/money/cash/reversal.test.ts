import { expect, test } from 'vitest';
import { entryKinds } from './entry-kinds.ts';
import { rightToReverse, whyIrreversible } from './reversal.ts';

const none = { isReversed: false, isSettled: false, isRepaid: false };

test('what belongs to an order is corrected there, a reversal is booked anew, all else can be reversed', () => {
  const reasons = Object.fromEntries(entryKinds.map((kind) => [kind, whyIrreversible({ kind, ...none })]));
  expect(reasons).toEqual({
    deliver: 'ofOrder',
    feeAtRefusal: 'ofOrder',
    refund: 'ofOrder',
    exchange: 'ofOrder',
    lost: null,
    reverse: 'reversal',
    float: null,
    handOver: null,
    remittance: null,
    settle: null,
    expense: null,
    deposit: null,
    draw: null,
    repay: null,
  });
});

test.each([
  [{ isReversed: true }, 'reversed'],
  [{ isReversed: true, isSettled: true }, 'reversed'],
  [{ isSettled: true }, 'settled'],
  [{ isRepaid: true }, 'repaid'],
] as const)('with %j it is %s', (facts, reason) => {
  expect(whyIrreversible({ kind: 'handOver', ...none, ...facts })).toBe(reason);
});

test('settling and the owner’s cash are reversed by an owner, the rest by who counts', () => {
  expect(entryKinds.filter((kind) => rightToReverse(kind) === 'settleDifferences')).toEqual([
    'settle',
    'lost',
    'deposit',
    'draw',
  ]);
});
