import { expect, test } from 'vitest';
import type { StaffRole } from '../../people/staff/roles.ts';
import { Settings } from '../../settings.ts';
import { compensationLeft } from './compensation.ts';

test.each<[StaffRole[], number, number]>([
  [['support'], 0, 1_000],
  [['support'], 400, 600],
  [['support'], 1_000, 0],
  // A manager gave more before.
  [['support'], 3_000, 0],
  [['support', 'manager'], 3_000, 47_000],
  [['owner'], 0, 50_000],
  [['packer', 'courier', 'accountant'], 0, 0],
  [[], 0, 0],
])('%j may add to %i pounds another %i', (roles, given, left) => {
  expect(compensationLeft(roles, given, Settings.parse({}).staffLimits)).toBe(left);
});

test('the limits are the merchant’s', () => {
  const limits = Settings.parse({ staffLimits: { supportGives: 2_000, managerGives: 0 } }).staffLimits;
  expect(compensationLeft(['support'], 400, limits)).toBe(1_600);
  expect(compensationLeft(['manager'], 0, limits)).toBe(0);
});
