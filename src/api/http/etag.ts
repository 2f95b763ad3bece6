import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Names the content of every answer that a shared cache may keep, and answers 304 to whoever has it already. Stands
 * before compression: the name is of the content, weak, and the same however it travels.
 */
export function tagPublicAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('etag'))
      return payload;
    const tag = `W/"${createHash('sha1').update(payload).digest('base64url')}"`;
    void reply.header('etag', tag);
    if (!hasAlready(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

// Compared weakly, as a conditional GET is.
function hasAlready(known: string | undefined, tag: string): boolean {
  if (known === undefined) return false;
  const strong = tag.slice(2);
  return known.split(',').some((one) => [strong, tag, '*'].includes(one.trim()));
}
