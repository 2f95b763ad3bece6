import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Serves the worker of push messages and visited pages for the whole site; it reaches nothing but this origin. */
export function serveServiceWorker(app: FastifyInstance, dist: string): void {
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; img-src 'self'; connect-src 'self'")
      .send(await readFile(resolve(dist, 'sw.js'))),
  );
}
