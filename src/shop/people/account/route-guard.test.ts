import { describe, expect, test } from 'vitest';
import { type Guard, guardRedirect } from './route-guard.ts';

const guards: readonly Guard[] = ['open', 'signed-in', 'guest', 'code', 'profile'];

describe.each([
  {
    who: 'a stranger',
    visitor: { authenticated: false, needsProfile: false, hasPendingPhone: false },
    goes: [null, '/PhoneNumber', null, '/PhoneNumber', '/VerifyCode'],
  },
  {
    who: 'a stranger who waits for a code',
    visitor: { authenticated: false, needsProfile: false, hasPendingPhone: true },
    goes: [null, '/PhoneNumber', null, null, '/VerifyCode'],
  },
  {
    who: 'a stranger whose old visit left the profile flag behind',
    visitor: { authenticated: false, needsProfile: true, hasPendingPhone: false },
    goes: [null, '/PhoneNumber', null, '/PhoneNumber', '/VerifyCode'],
  },
  {
    who: 'a shopper without a profile',
    visitor: { authenticated: true, needsProfile: true, hasPendingPhone: true },
    goes: [null, '/ProfileInfo', '/ProfileInfo', '/ProfileInfo', null],
  },
  {
    who: 'a shopper',
    visitor: { authenticated: true, needsProfile: false, hasPendingPhone: true },
    goes: [null, null, '/', '/', '/'],
  },
])('$who', ({ visitor, goes }) => {
  test.each(guards.map((guard, index) => [guard, goes[index] ?? null] as const))(
    'at a route for %s goes to %s',
    (guard, path) => {
      expect(guardRedirect(guard, visitor)).toBe(path);
    },
  );
});
