import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../../shop/language.ts';
import type { Endpoint } from '../../../../shop/wire/endpoint.ts';
import { statusOfCode } from '../../../../shop/wire/envelope.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { type CompressedBody, sendCompressed } from '../cache/compressed-body.ts';
import { languageOf } from '../language-of.ts';
import { failureMessage } from './messages.ts';
import { asksForPage, pageLanguageOf, sendPlainPage } from './plain-page.ts';

const PUBLIC_CACHE = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';
/** `Retry-After` in seconds while the database has trouble: mostly it is over by then. */
export const BUSY_SECONDS = 2;

export const envelopeOf = (message: string, data: unknown) => ({ status: true, message, data, errors: [] });

/** Sends an answer for this caller only. */
export function sendData(
  language: Language,
  reply: FastifyReply,
  call: Pick<Endpoint, 'status'>,
  message: string,
  data: unknown,
) {
  void reply
    .code(call.status ?? 200)
    .header('content-language', language)
    .header('vary', 'accept-language')
    .header('cache-control', PRIVATE);
  return reply.send(envelopeOf(message, data));
}

/** Sends an answer that is the same for everybody. Caches must revalidate it, as it may contain prices. */
export function sendPublicData(
  language: Language,
  request: FastifyRequest,
  reply: FastifyReply,
  packed: CompressedBody,
) {
  void reply
    .type('application/json; charset=utf-8')
    .header('content-language', language)
    .header('vary', 'accept-language, accept-encoding, save-data')
    .header('cache-control', PUBLIC_CACHE);
  return sendCompressed(request, reply, packed);
}

/** Sends a refusal with its sentence in the reader's language: as a page for a request of HTML, else in the envelope. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const isPage = asksForPage(request);
  const language = isPage ? pageLanguageOf(request) : languageOf(request);
  if (refusal.retryAfter !== null) void reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  if (refusal.code === 'UNAUTHENTICATED') void reply.header('www-authenticate', 'Bearer');
  void reply
    .code(statusOfCode[refusal.code])
    .header('content-language', language)
    .header('vary', isPage ? 'accept-language, cookie' : 'accept-language')
    .header('cache-control', PRIVATE);
  const message = failureMessage(refusal, language);
  if (isPage) return sendPlainPage(reply, language, message);
  return reply.send({
    status: false,
    message,
    data: refusal.data,
    errors: refusal.errors,
    code: refusal.code,
  });
}

/** The error handler: a refusal for client errors, 503 for database errors. */
export function sendThrown(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const refusal = refusalOf(error);
  if (refusal.code === 'INTERNAL' || refusal.code === 'SERVICE_UNAVAILABLE')
    request.log.error({ err: error }, 'request failed');
  return sendRefusal(request, reply, refusal);
}

function refusalOf(error: unknown): Refusal {
  const { code, statusCode } =
    error instanceof Error ? (error as Error & { code?: string; statusCode?: number }) : {};
  if (statusCode === 413) return refuse('PAYLOAD_TOO_LARGE');
  if (statusCode === 415) return refuse('UNSUPPORTED_MEDIA_TYPE');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse('BAD_REQUEST');
  if (isTrouble(code ?? '', error)) return refuse('SERVICE_UNAVAILABLE', { retryAfter: BUSY_SECONDS });
  return refuse('INTERNAL');
}

// Connection (08), resources (53), operator (57), system (58), standby (25006), idle session (25P03), repeated rollback
// (40), lock not available (55P03), sockets, a full disk, the driver.
const TROUBLE =
  /^(08|40|53|57|58)...$|^(25006|25P03|55P03)$|^(E(CONN|HOST|NET)\w+|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|EMFILE|ENOSPC|EDQUOT)$/;
const DRIVERS_TROUBLE =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable|closed the connection/;

function isTrouble(code: string, error: unknown): boolean {
  return TROUBLE.test(code) || (error instanceof Error && DRIVERS_TROUBLE.test(error.message));
}
