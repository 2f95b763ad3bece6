import type { FastifyRequest } from 'fastify';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { sendRefusal } from '../reply/send.ts';
import { giveBrowserCookies, hasXsrfToken } from './browser.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses mutating calls that another site could have caused: with cookies a call must repeat the XSRF token and be of
 * this origin. Native clients need none. A refused browser gets a new pair for one retry, a cross-site request none: it
 * would replace withheld cookies.
 */
export function guardXsrf(store: Store): void {
  store.app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method)) return;
    const isOwn = isSameOrigin(store, request);
    if (isOwn && (request.headers.cookie === undefined || hasXsrfToken(store, request))) return;
    if (isOwn) giveBrowserCookies(store, request, reply);
    return sendRefusal(request, reply, refuse('XSRF'));
  });
}

// Browsers send the origin; a client that does not has no cookies to abuse.
function isSameOrigin(store: Store, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return (
    origin === new URL(store.config.publicUrl).origin || origin === `${request.protocol}://${request.host}`
  );
}
