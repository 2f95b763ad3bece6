import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../platform/http/cache/compressed-body.ts';
import { sendRefusal } from '../../platform/http/reply/send.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { sharePictureRoutes } from './share-pictures.ts';
import { shareLinkRoutes } from './share-routes.ts';
import { readSitemapIndex, readSitemapPages, readSitemapProducts, robotsText } from './sitemap.ts';

/** For search engines and link previews: `/robots.txt`, the sitemaps, the share pictures and short links. */
export function seoRoutes(store: Store): void {
  sharePictureRoutes(store);
  shareLinkRoutes(store);
  sitemapRoutes(store);
}

function sitemapRoutes(store: Store): void {
  const { app, db, config } = store;
  const origin = config.publicUrl;
  const robots = robotsText(origin);

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  app.get('/sitemap.xml', (request, reply) =>
    sendMap(store, request, reply, () => readSitemapIndex(db, origin)),
  );
  app.get('/sitemaps/pages.xml', (request, reply) =>
    sendMap(store, request, reply, () => readSitemapPages(db, origin)),
  );
  app.get<{ Params: { part: string } }>('/sitemaps/products-:part.xml', (request, reply) => {
    const part = /^[1-9]\d{0,3}$/.test(request.params.part) ? Number(request.params.part) : null;
    if (part === null) return sendRefusal(request, reply, refuse('NOT_FOUND'));
    return sendMap(store, request, reply, () => readSitemapProducts(db, origin, part));
  });
}

async function sendMap(
  { cache }: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<string | undefined>,
) {
  const given = await cache.get(
    `map ${request.routeOptions.url} ${JSON.stringify(request.params)}`,
    async () => {
      const text = await read();
      return text === undefined ? { other: refuse('NOT_FOUND') } : { text, tags: ['lists'], onServe: [] };
    },
  );
  if ('other' in given) return sendRefusal(request, reply, given.other);
  void reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
  });
  return sendCompressed(request, reply, given.packed);
}
