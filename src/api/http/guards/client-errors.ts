import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { texts } from '../../../shop/texts/by-language.ts';
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

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

// There is no parsed request to give a language, and no reply object: the raw answer is written to the socket.
function answerBrokenConnection(
  this: Pick<FastifyInstance, 'log'> | void,
  { code }: { code?: string },
  socket: Socket,
): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const id = newRequestId();
  this?.log.info({ reqId: id, code }, 'request cannot be read');
  const message = texts.en.messages.refusals.BAD_REQUEST;
  const body = JSON.stringify({ status: false, message, data: null, errors: [], code: 'BAD_REQUEST' });
  const head = [
    `HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}`,
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
