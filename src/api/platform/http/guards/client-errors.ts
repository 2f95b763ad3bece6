import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { texts } from '../../../../shop/texts/by-language.ts';
import { newRequestId } from '../in-process.ts';
import { setSecurityHeaders } from '../reply/headers.ts';
import { sendThrown } from '../reply/send.ts';

/** Malformed requests get an error in the usual form: an invalid URL, and an incomplete request. */
export const clientErrorHandlers = (secure: boolean) =>
  ({
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply, secure);
      sendThrown(request, reply, error);
    },
    clientErrorHandler: answerBrokenConnection,
  }) satisfies FastifyServerOptions;

type Refused = { readonly status: string; readonly code: 'BAD_REQUEST' | 'METHOD_NOT_ALLOWED' };

const badRequest: Refused = { status: '400 Bad Request', code: 'BAD_REQUEST' };
const byCause: Readonly<Record<string, Refused>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'BAD_REQUEST' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'BAD_REQUEST' },
};
/** Node's parser does not know the method, so that the request does not reach the routes, which answer 405. */
const methodNotAllowed: Refused = { status: '405 Method Not Allowed', code: 'METHOD_NOT_ALLOWED' };
const requestLine = /^[A-Z]+ \S+ HTTP\/1\.[01]\r?\n/;

function refusedFor(cause: string | undefined, rawPacket: unknown): Refused {
  const isRequest = Buffer.isBuffer(rawPacket) && requestLine.test(rawPacket.toString('latin1'));
  if (cause === 'HPE_INVALID_METHOD' && isRequest) return methodNotAllowed;
  return byCause[cause ?? ''] ?? badRequest;
}

// There is no parsed request to give a language, and no reply object: the raw answer is written to the socket.
function answerBrokenConnection(
  this: Pick<FastifyInstance, 'log'> | void,
  { code: cause, rawPacket }: { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (cause === 'ECONNRESET' || socket.destroyed) return;
  const id = newRequestId();
  this?.log.info({ reqId: id, code: cause }, 'request cannot be read');
  const { status, code } = refusedFor(cause, rawPacket);
  const message = texts.en.messages.refusals[code];
  const body = JSON.stringify({ status: false, message, data: null, errors: [], code });
  const head = [
    `HTTP/1.1 ${status}`,
    ...(code === 'METHOD_NOT_ALLOWED' ? ['allow: GET, HEAD'] : []),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: private, no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${id}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
