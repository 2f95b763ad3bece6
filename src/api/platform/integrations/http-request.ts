import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

export type HttpRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly connectMs: number;
  /** From the start until the answer is complete. */
  readonly timeoutMs: number;
  /** Custom DNS lookup, where not every address is allowed. */
  readonly lookup?: LookupFunction;
  /** The certificates that are trusted instead of the known ones, as PEM. */
  readonly ca?: string;
  /** How much of the answer is read, in bytes. */
  readonly maxBody?: number;
  /** Ends the request early. */
  readonly signal?: AbortSignal;
};

/** An answer; `isWhole` is false if it was cut off, too long or too slow, with `body` as far as received. */
export type HttpResponse = {
  readonly status: number;
  readonly body: string;
  readonly bytes: Buffer;
  readonly isWhole: boolean;
  /** Where a redirect leads. */
  readonly location: string | null;
};

/** No answer. `hasLeft`: the connection was established, so the request may have been read. */
export class NoResponse extends Error {
  readonly hasLeft: boolean;
  constructor(reason: string, hasLeft: boolean) {
    super(reason);
    this.name = 'NoResponse';
    this.hasLeft = hasLeft;
  }
}

/** The size limit of an answer, in bytes. */
const MAX_BODY = 64 * 1024;

/** Sends one request without redirects; throws `NoResponse`. Unlike fetch it tells whether the request was sent. */
export async function sendHttpRequest(question: HttpRequest): Promise<HttpResponse> {
  const ending = new AbortController();
  const answering = setTimeout(() => ending.abort('no answer in time'), question.timeoutMs);
  const stop = () => ending.abort('stopped');
  question.signal?.addEventListener('abort', stop);
  try {
    return await readReply(await responseTo(question, ending), question.maxBody ?? MAX_BODY);
  } finally {
    clearTimeout(answering);
    question.signal?.removeEventListener('abort', stop);
    ending.abort();
  }
}

async function responseTo(question: HttpRequest, ending: AbortController): Promise<IncomingMessage> {
  const { url, method, headers, body, lookup, ca, connectMs } = question;
  const isSecure = url.protocol === 'https:';
  const request = (isSecure ? https : http).request(url, {
    method,
    headers,
    agent: false,
    signal: ending.signal,
    ...(lookup !== undefined && { lookup }),
    ...(ca !== undefined && { ca }),
  });
  const connecting = setTimeout(() => ending.abort('no connection in time'), connectMs);
  let hasLeft = false;
  request.once('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      hasLeft = true;
      clearTimeout(connecting);
    }),
  );
  // A destroyed connection emits one more error, which needs a handler.
  request.on('error', () => {});
  request.end(body);
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject);
    });
  } catch (error) {
    throw new NoResponse(reasonOf(error, ending.signal), hasLeft);
  } finally {
    clearTimeout(connecting);
  }
}

// Never the error's message: it may contain the URL with filled-in values.
function reasonOf(error: unknown, { aborted, reason }: AbortSignal): string {
  if (aborted) return String(reason);
  return error instanceof Error && 'code' in error ? String(error.code) : 'connection failed';
}

async function readReply(response: IncomingMessage, maxBody: number): Promise<HttpResponse> {
  const status = response.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBody) break;
    }
  } catch {
    // What was received before the connection broke may suffice.
  }
  const bytes = Buffer.concat(chunks).subarray(0, maxBody);
  return {
    status,
    bytes,
    get body() {
      return bytes.toString('utf8');
    },
    isWhole: response.complete && length <= maxBody,
    location: response.headers.location ?? null,
  };
}
