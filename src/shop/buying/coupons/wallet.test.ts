import { expect, test } from 'vitest';
import type { TakenCoupon } from './contract.ts';
import { walletOf } from './wallet.ts';

const now = new Date('2026-11-22T10:00:00Z');
const coupon = (_id: string, more: Partial<TakenCoupon> = {}): TakenCoupon => ({
  _id,
  code: _id,
  title: _id,
  description: '',
  kind: 'amount',
  value: 100,
  buyPieces: null,
  freePieces: null,
  maxDiscount: null,
  minSubTotal: 0,
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  remaining: null,
  assigned: true,
  used: false,
  issue: null,
  ...more,
});
const idsOf = (coupons: readonly { _id: string }[]) => coupons.map(({ _id }) => _id);

test('each coupon is in one part of the wallet', () => {
  const free = coupon('free', { assigned: false });
  const taken = coupon('taken');
  const used = coupon('used', { used: true });
  const over = coupon('over', { endsAt: now.toISOString() });
  const usedAndOver = coupon('usedAndOver', { used: true, endsAt: '2026-11-20T00:00:00.000Z' });
  const gone = coupon('gone', { issue: { code: 'COUPON_GONE', message: 'This coupon has run out.' } });
  const wallet = walletOf([free, taken], [taken, used, over, usedAndOver, gone], now);
  expect(idsOf(wallet.available)).toEqual(['free']);
  expect(idsOf(wallet.taken)).toEqual(['taken']);
  expect(idsOf(wallet.closed)).toEqual(['gone']);
  expect(idsOf(wallet.used)).toEqual(['used', 'usedAndOver']);
  expect(idsOf(wallet.expired)).toEqual(['over']);
});
