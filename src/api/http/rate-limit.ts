import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './loopback.ts';

/** Far above what a person does, and above a school or a mosque behind one address; low enough to stop a loop. */
const REQUESTS_A_MINUTE = 1200;

/** Gives each origin an allowance of requests; loopback, where the pages and the tests live, has none. */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: REQUESTS_A_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => isLoopback(request.ip),
  });
}
