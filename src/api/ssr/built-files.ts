import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { languages } from '../../shop/language.ts';

/** Icons have fixed names; every built file's name contains its content hash. */
const NAMED_FOR_GOOD = /(favicon\.svg|\.png)(\.br|\.gz)?$/;
const KEPT = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=3600';

/** Serves the browser builds in `dist`, one folder per language, under `/assets`. */
export async function serveBuiltFiles(app: FastifyInstance, dist: string): Promise<void> {
  // Some programs ask for it by this name, whatever a page says.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', CHECKED).redirect('/assets/en/apple-touch-icon.png', 301),
  );
  for (const language of languages) {
    await app.register(fastifyStatic, {
      root: resolve(dist, language, 'client'),
      prefix: `/assets/${language}/`,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', NAMED_FOR_GOOD.test(path) ? CHECKED : KEPT),
      index: false,
    });
  }
}
