import type { FastifyRequest } from 'fastify';
import { refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { countIn } from '../../db/rate-counts.ts';
import { isInProcess } from '../in-process.ts';
import { sendRefusal } from '../reply/send.ts';
import { provenBindingOf } from './browser.ts';
import { isFromThisMachine, isLoopback, originOf } from './origin-of.ts';
import { RequestCounts } from './request-counts.ts';

/** Requests a minute; fast tapping makes 200. An address may be a city's; `newcomers` have no cookie or session. */
export const REQUESTS_A_MINUTE = { person: 600, newcomers: 3000, address: 30_000 };

/** Files are public and cost next to nothing; a first view has fifty. */
const NOT_COUNTED = /^\/(assets|pictures|health)\//;

/**
 * Refuses requests beyond the allowance of a browser or session first, of an address only far above that. This machine
 * and in-process requests are not counted; behind an untrusted proxy addresses are not.
 */
export function limitRequests(
  store: Store,
  sessionOf: (request: FastifyRequest, now: Date) => string | null,
): void {
  const counts = new RequestCounts((name, minute, more) => countIn(store.db, name, minute, more));
  const waitOf = (request: FastifyRequest): number | null => {
    const now = store.clock();
    const binding = provenBindingOf(store, request);
    const session = binding === null ? sessionOf(request, now) : null;
    const person = binding === null ? session && `session ${session}` : `browser ${binding}`;
    if (person !== null) {
      const wait = counts.take(`requests of ${person}`, REQUESTS_A_MINUTE.person, now);
      if (wait !== null) return wait;
    }
    if (isLoopback(request.ip)) return null;
    const origin = originOf(request.ip);
    const newcomers =
      person === null
        ? counts.take(`requests of newcomers ${origin}`, REQUESTS_A_MINUTE.newcomers, now)
        : null;
    return newcomers ?? counts.take(`requests from ${origin}`, REQUESTS_A_MINUTE.address, now);
  };
  store.app.addHook('onRequest', async (request, reply) => {
    if (isInProcess() || NOT_COUNTED.test(request.url) || isFromThisMachine(request)) return;
    const wait = waitOf(request);
    if (wait !== null)
      return sendRefusal(request, reply, refuse('RATE_LIMITED', { retryAfter: wait / 1000 }));
  });
}
