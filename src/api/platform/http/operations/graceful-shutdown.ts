import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a running request may take after the shutdown started; slower clients are disconnected. */
const PATIENCE_MS = 10_000;

const leaving = new WeakSet<FastifyInstance>();

/** Whether a shutdown has started: requests are still answered, but `/health/ready` says no. */
export const isShuttingDown = (app: FastifyInstance): boolean => leaving.has(app);

/**
 * Tracks connections and returns the shutdown: not ready at once, answers for `lingerMs` until a proxy notices, then
 * accepts none and resolves when all are answered. In-process requests work until the end.
 */
export function gracefulShutdown(app: FastifyInstance): (lingerMs: number) => Promise<void> {
  let running = 0;
  app.server.prependListener('request', (_request, response) => {
    running += 1;
    response.once('close', () => (running -= 1));
    if (isShuttingDown(app)) response.shouldKeepAlive = false;
  });
  return async (lingerMs) => {
    leaving.add(app);
    await wait(lingerMs);
    app.server.close();
    const end = Date.now() + PATIENCE_MS;
    while (running > 0 && Date.now() < end) await wait(20);
    app.server.closeAllConnections();
  };
}
