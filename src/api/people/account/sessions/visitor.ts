import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor } from '../../../../shop/people/account/route-guard.ts';
import { askInProcess } from '../../../platform/http/in-process.ts';
import type { Store } from '../../../store.ts';
import { storedTokens } from './session.ts';

/** The visitor of a page. While the database is down a shopper is assumed: calls then show an error, no redirect. */
export async function visitorOf(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const hasPendingPhone = Boolean(request.cookies['otpPhoneNumber']);
  try {
    await continueSession(store, request, reply);
    const shopper = await request.readShopper();
    return { authenticated: shopper !== null, needsProfile: shopper?.registered === false, hasPendingPhone };
  } catch (error) {
    request.log.error({ err: error }, 'session could not be read');
    return { authenticated: true, needsProfile: false, hasPendingPhone };
  }
}

// An expired access token is refreshed before rendering; the new pair is sent with the page.
async function continueSession(store: Store, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { accessToken, refreshToken } = storedTokens(request);
  if (accessToken !== null) request.headers.authorization = `Bearer ${accessToken}`;
  if (refreshToken === null || (await request.readShopper()) !== null) return;
  const answer = await askInProcess(store, request, 'en', request.cookies['XSRF-TOKEN'] ?? '', {
    method: 'PUT',
    path: '/api/v1/app/auth/refresh-token',
    body: { platform: 'web' },
  });
  for (const cookie of answer.cookies) void reply.header('set-cookie', cookie);
  delete request.headers.authorization;
  const pair = answer.status === 200 ? (answer.body as { data: { accessToken: string } }).data : null; // the contract's TokenPair
  if (pair !== null) request.headers.authorization = `Bearer ${pair.accessToken}`;
}
