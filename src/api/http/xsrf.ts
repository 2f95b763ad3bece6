import type { FastifyRequest } from 'fastify';
import { refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import { giveBrowserCookies, hasXsrfToken } from './browser.ts';
import { sendRefusal } from './send.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every mutating call that another site could have caused: one that brings cookies repeats the XSRF token of
 * this browser and comes from this origin. A call without cookies is a native client and needs no token. A refused
 * browser gets a fresh pair and may try once more; another site's request gets none, for its answer would take the
 * place of the cookies that the browser kept from that site, and sign the shopper out.
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

// Browsers say where a request comes from; a client that says nothing is none, and has no cookies to abuse.
function isSameOrigin(store: Store, request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return (
    origin === new URL(store.config.publicUrl).origin || origin === `${request.protocol}://${request.host}`
  );
}
