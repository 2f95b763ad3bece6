import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { afterAll } from 'vitest';

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
};

/** How an operator answers: well, badly, late or not at all. */
export type Manner = (response: ServerResponse, requests: ReceivedRequest, socket: Socket) => void;

/** A local server of an operator or push service with scripted answers; closed when the test file ends. */
export async function openOperator(manner: Manner = answers(200, '{"status":"ok"}')) {
  const requests: ReceivedRequest[] = [];
  let behave = manner;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers, socket } = request;
      const one = { method, path: url, headers, body: Buffer.concat(chunks) };
      requests.push(one);
      behave(response, one, socket);
    });
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const port = portOf(server);
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  afterAll(close);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (next: Manner) => {
      behave = next;
    },
    /** Stops listening. */
    close,
  };
}

/** The port of a server that listens. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

/** Answers at once. */
export function answers(status: number, body: string, headers: Record<string, string> = {}): Manner {
  return (response) => response.writeHead(status, headers).end(body);
}

/** Accepts the request and never answers. */
export const staysSilent: Manner = () => {};

/** Accepts the request and closes the connection. */
export const resets: Manner = (_response, _asked, socket) => socket.resetAndDestroy();

/** Starts an answer and closes the connection. */
export function breaksOff(status: number, body: string): Manner {
  return (response, _asked, socket) => {
    response.writeHead(status, { 'content-length': String(body.length + 100) });
    response.write(body);
    setTimeout(() => socket.destroy(), 20);
  };
}

/** Answers after a while. */
export function answersLate(ms: number, status: number, body: string): Manner {
  return (response) => void setTimeout(() => response.writeHead(status).end(body), ms);
}
