import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { messages } from '../../shop/texts/en/messages.ts';
import { securityHeaders } from './headers.ts';
import { sendThrown } from './send.ts';

/** What is no request yet is answered like every other mistake: an address that cannot be read, and half a request. */
export const clientErrorHandlers = {
  frameworkErrors: (error, request, reply) => {
    void reply.headers(securityHeaders);
    sendThrown(request, reply, error);
  },
  clientErrorHandler: (error, socket) => answerBrokenConnection(error, socket),
} satisfies FastifyServerOptions;

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

// There is no request that could tell a language, and no reply: the answer is written as it stands on the wire.
function answerBrokenConnection({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const message = messages.refusals.BAD_REQUEST;
  const body = JSON.stringify({ status: false, message, data: null, errors: [], code: 'BAD_REQUEST' });
  const head = [
    `HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: private, no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
