import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../shop/language.ts';
import { etagOf, matchesEtag } from '../http/cache/compressed-body.ts';

/** Sends a PDF as a download named in the reader's language, or 304. `fallback` is an ASCII name. */
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

/** `sendDocument` for the console: no cache stores it. Resolves once it is sent. */
export async function sendPrivateDocument(...given: Parameters<typeof sendDocument>): Promise<void> {
  const [, reply] = given;
  void reply.header('cache-control', 'private, no-store');
  await sendDocument(...given);
}
