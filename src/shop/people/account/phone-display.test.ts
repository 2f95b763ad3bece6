import { expect, test } from 'vitest';
import { displayPhone } from './phone-display.ts';

test('a kept number reads in groups', () => {
  expect(displayPhone('+963944123456')).toBe('+963 944 123 456');
  expect(displayPhone('')).toBe('');
});
