import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { languages } from '../../shop/language.ts';
import { logoFiles, picturePath } from '../../shop/logo.ts';
import type { Store } from '../store.ts';

/** Icons have fixed names; every built file's name contains its content hash. */
const NAMED_FOR_GOOD = /(favicon\.svg|\.png)(\.br|\.gz)?$/;
const KEPT = 'public, max-age=31536000, immutable';
const CHECKED = 'public, max-age=3600';

/** Serves the browser builds in `dist`, one folder per language, under `/assets`. */
export async function serveBuiltFiles({ app, settings }: Store, dist: string): Promise<void> {
  // Some programs ask for it by this name, whatever a page says.
  app.get('/favicon.ico', async (_request, reply) => {
    const { logo } = (await settings()).identity;
    const icon = logo === null ? '/assets/en/apple-touch-icon.png' : picturePath(logoFiles.icon(logo, 192));
    return reply.header('cache-control', CHECKED).redirect(icon, 301);
  });
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
