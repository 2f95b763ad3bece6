import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Guard, Visitor } from '../../shop/people/account/route-guard.ts';
import { CallError } from '../client/call-error.ts';
import { setVisitor } from '../client/session/visitor.ts';
import { guarded } from './page-module.ts';

const guest: Visitor = { authenticated: false, needsProfile: false, hasPendingPhone: false };
const shopper: Visitor = { ...guest, authenticated: true };

/** The result of a visit: the redirect's path, the error's status, or the loaded data. */
async function visit(path: string, guard: Guard, visitor: Visitor, failure?: CallError): Promise<unknown> {
  const context = new RouterContextProvider();
  setVisitor(context, visitor);
  const loader = () => {
    if (failure) throw failure;
    return 'the page';
  };
  const url = new URL(path, 'http://shop');
  const run = guarded(guard, () => Promise.resolve({ loader, Component: () => null }));
  try {
    const outcome: unknown = await run({ request: new Request(url), url, pattern: '', params: {}, context });
    return outcome instanceof Response ? outcome.headers.get('location') : outcome;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    return (thrown as { init: ResponseInit }).init.status;
  }
}

describe('a guarded page', () => {
  test.each<[string, Guard, Visitor, unknown]>([
    ['/faq', 'open', guest, 'the page'],
    ['/orders', 'signed-in', shopper, 'the page'],
    ['/orders?tab=returns', 'signed-in', guest, '/PhoneNumber?next=%2Forders%3Ftab%3Dreturns'],
    ['/orders', 'signed-in', { ...shopper, needsProfile: true }, '/ProfileInfo?next=%2Forders'],
    ['/PhoneNumber', 'guest', shopper, '/'],
    ['/PhoneNumber?next=%2Forders', 'guest', shopper, '/orders'],
    ['/PhoneNumber?next=%2F%2Fevil', 'guest', shopper, '/'],
    ['/VerifyCode?next=%2Forders', 'code', guest, '/PhoneNumber?next=%2Forders'],
    ['/VerifyCode', 'code', { ...guest, hasPendingPhone: true }, 'the page'],
    ['/ProfileInfo', 'profile', guest, '/VerifyCode'],
    ['/ProfileInfo?next=%2Forders', 'profile', shopper, '/orders'],
  ])('%s (%s)', async (path, guard, visitor, outcome) => {
    expect(await visit(path, guard, visitor)).toBe(outcome);
  });
});

describe('what the API refuses to a page', () => {
  test.each([
    [401, 'UNAUTHENTICATED', '/PhoneNumber?next=%2Forders'],
    [409, 'PROFILE_INCOMPLETE', '/ProfileInfo?next=%2Forders'],
    [404, 'NOT_FOUND', 404],
    [503, 'UNAVAILABLE', 503],
    [0, 'NETWORK', 503],
  ])('%i %s leads on', async (status, code, outcome) => {
    expect(await visit('/orders', 'signed-in', shopper, new CallError(status, { code: code as never }))).toBe(
      outcome,
    );
  });
});
