import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the worker that shows pushes, under the one address that may speak for the whole shop. A browser looks whether it
 * changed; it loads nothing but the picture of what it shows, and its policy says so.
 */
export function serveServiceWorker(app: FastifyInstance, dist: string): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; img-src 'self'")
      .send(await readFile(resolve(dist, 'sw.js'))),
  );
}
