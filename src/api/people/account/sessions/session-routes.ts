import type { FastifyRequest } from 'fastify';
import { transact } from '../../../platform/db/database.ts';
import { answer } from '../../../platform/http/answer.ts';
import { bindingOf, giveBrowserCookies, withholdsCookies } from '../../../platform/http/guards/browser.ts';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { listDevices, signOutDevice, signOutOthers } from './devices.ts';
import { rotateSession } from './rotate-session.ts';
import { setTokensCookie, storedTokens } from './session.ts';
import { closeSession, sessionOfToken } from './sessions.ts';
import { accessTokens } from './tokens.ts';

/** Refreshing, ending and listing sessions. */
export function sessionRoutes(store: Store): void {
  const { db, secrets } = store;
  const tokens = accessTokens(secrets);

  answer(store, 'getXsrfToken', async ({ request, reply }) => {
    // A cross-site navigation: the browser withheld its strict cookies. New ones would sign it out.
    if (!withholdsCookies(store, request)) giveBrowserCookies(store, request, reply);
    return null;
  });

  answer(store, 'refreshTokens', async ({ input, now, request, reply }) => {
    const token = input.refreshToken || storedTokens(request).refreshToken;
    const binding = bindingOf(store, request);
    const session =
      token === null ? null : await transact(db, (tx) => rotateSession(tx, secrets, token, binding, now));
    if (session === null) {
      if (request.cookies['user'] !== undefined) setTokensCookie(store, reply, null);
      return refuse('UNAUTHENTICATED');
    }
    const { refreshToken, ...claims } = session;
    const pair = { accessToken: tokens.sign(claims, now), refreshToken };
    if (request.headers.cookie !== undefined) setTokensCookie(store, reply, pair);
    return pair;
  });

  answer(store, 'logout', async ({ input, now, request, reply }) => {
    const session = await sessionToEnd(store, request, input.refreshToken ?? '');
    if (session !== undefined) await transact(db, (tx) => closeSession(tx, session, 'logout', now));
    if (request.cookies['user'] !== undefined) setTokensCookie(store, reply, null);
    return null;
  });

  deviceRoutes(store);
}

function deviceRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getSessions', async ({ shopper, language, now }) => ({
    sessions: await listDevices(db, shopper, language, now),
  }));

  answer(store, 'endSession', async ({ input, shopper, language, now, reply }) => {
    if (!(await transact(db, (tx) => signOutDevice(tx, shopper, input.sessionId, now))))
      return refuse('NOT_FOUND');
    if (input.sessionId === shopper.sessionId) setTokensCookie(store, reply, null);
    return { sessions: await listDevices(db, shopper, language, now) };
  });

  answer(store, 'endOtherSessions', async ({ shopper, language, now }) => {
    await transact(db, (tx) => signOutOthers(tx, shopper, now));
    return { sessions: await listDevices(db, shopper, language, now) };
  });
}

// By the refresh token, however old; a client with only the access token ends its session by that.
async function sessionToEnd(store: Store, request: FastifyRequest, given: string) {
  const stored = storedTokens(request);
  const token = given || stored.refreshToken;
  const byToken =
    token === null ? undefined : await sessionOfToken(store.db, token, bindingOf(store, request));
  if (byToken !== undefined) return byToken;
  request.headers.authorization ??= stored.accessToken === null ? undefined : `Bearer ${stored.accessToken}`;
  const shopper = await request.readShopper();
  return shopper === null ? undefined : { sessionId: shopper.sessionId, shopperId: shopper.id };
}
