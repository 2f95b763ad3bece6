import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a request that runs is waited for; a client that stays silent longer is left behind. */
const PATIENCE_MS = 10_000;

const leaving = new WeakSet<FastifyInstance>();

/** Has the app been told to leave? It answers still, but is not ready for more. */
export const isShuttingDown = (app: FastifyInstance): boolean => leaving.has(app);

/**
 * Counts what runs on the app's connections and returns how it leaves: it says at once that it is not ready, goes on
 * answering for `lingerMs` so that a proxy can notice, takes no further connection then, and is done when all that ran
 * has been answered. Requests from inside the process, of which pages are made, go on until the end.
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
