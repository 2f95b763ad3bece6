import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../shop/language.ts';
import { etagOf, matchesEtag } from '../http/cache/compressed-body.ts';

/**
 * Sends a PDF to be saved under a name in the reader's language, or 304 where the browser has it. Who may keep it is said by
 * its route.
 * @param fallback the name for programs that take ASCII alone
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  pdf: Buffer,
  { language, name, fallback }: { language: Language; name: string; fallback: string },
) {
  const etag = etagOf(pdf);
  void reply.headers({ etag, 'content-language': language });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoded = encodeURIComponent(`${name}.pdf`).replaceAll(/['()*]/g, '_');
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fallback}.pdf"; filename*=UTF-8''${encoded}`)
    .send(pdf);
}
