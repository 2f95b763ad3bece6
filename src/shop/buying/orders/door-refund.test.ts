import { expect, test } from 'vitest';
import { doorRefund } from './door-refund.ts';

const approved = { status: 'approved', wants: 'cash' } as const;

test.each([
  ['within the limit all of it is paid', approved, 1_300, 0, 1_300],
  ['beyond the limit nothing is paid', approved, 2_700, 0, 0],
  ['what the door pays for new pieces counts against it', approved, 2_700, 2_000, 2_700],
  ['dearer new pieces pay for any refund', approved, 9_000, 9_600, 9_000],
  ['after inspection there is no limit', { ...approved, status: 'received' }, 2_700, 0, 2_700],
  ['before it is approved nothing is paid', { ...approved, status: 'requested' }, 1_300, 0, 0],
  ['points are not paid at a door', { ...approved, wants: 'points' }, 1_300, 0, 0],
] as const)('%s', (_, request, cash, exchangeDue, paid) => {
  expect(doorRefund(request, cash, exchangeDue, { doorRefundMax: 1_500 })).toBe(paid);
});
