import { expect, test } from 'vitest';
import { isPin, isWeakPin, mayHavePin } from './pin.ts';
import type { StaffRole } from './roles.ts';

test.each([
  ['packer', true],
  ['support', true],
  ['packer support', true],
  ['packer owner', false],
  ['accountant', false],
  ['manager', false],
  ['courier', false],
  ['courier packer', false],
])('%s may have a PIN: %s', (roles, isAllowed) => {
  expect(mayHavePin(roles.split(' ') as StaffRole[])).toBe(isAllowed);
});

test.each([
  ['1234', true],
  ['98765', true],
  ['000000', true],
  ['7777', true],
  ['1357', false],
  ['4821', false],
  ['112233', false],
])('%s is weak: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});

test.each([
  ['123', false],
  ['1234', true],
  ['123456', true],
  ['1234567', false],
  ['12a4', false],
  ['١٢٣٤', false],
])('%s is a PIN: %s', (typed, isOne) => {
  expect(isPin(typed)).toBe(isOne);
});
