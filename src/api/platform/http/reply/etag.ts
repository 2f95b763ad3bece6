import type { FastifyInstance } from 'fastify';
import { etagOf, matchesEtag } from '../cache/compressed-body.ts';

/** Adds an ETag to cacheable texts without one (drawings), and answers 304. Runs before compression. */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
      return payload;
    const tag = etagOf(payload);
    void reply.header('etag', tag);
    if (!matchesEtag(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}
