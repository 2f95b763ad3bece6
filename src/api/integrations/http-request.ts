import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

export type HttpRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** From the start until the connection stands. */
  readonly connectMs: number;
  /** From the start until the whole answer is there. */
  readonly timeoutMs: number;
  /** How the host's name becomes an address, where not every address will do. */
  readonly lookup?: LookupFunction;
};

/** An answer; `isWhole` is false where it was cut, too long or too slow, and `body` what had come until then. */
export type HttpResponse = { readonly status: number; readonly body: string; readonly isWhole: boolean };

/** No answer at all. `hasLeft`: the connection stood, so the request may have been read on the other side. */
export class NoResponse extends Error {
  readonly hasLeft: boolean;
  constructor(reason: string, hasLeft: boolean) {
    super(reason);
    this.name = 'NoReply';
    this.hasLeft = hasLeft;
  }
}

/** Nobody outside has more to say to this store. */
const MAX_BODY = 64 * 1024;

/**
 * Asks a server outside, once, on a connection of its own, and never follows it elsewhere. Throws `NoReply`. Node's fetch
 * would do but for one thing: it does not tell whether a request that failed had left.
 */
export async function sendHttpRequest(question: HttpRequest): Promise<HttpResponse> {
  const ending = new AbortController();
  const answering = setTimeout(() => ending.abort('no answer in time'), question.timeoutMs);
  try {
    return await readReply(await responseTo(question, ending));
  } finally {
    clearTimeout(answering);
    ending.abort();
  }
}

async function responseTo(question: HttpRequest, ending: AbortController): Promise<IncomingMessage> {
  const { url, method, headers, body, lookup, connectMs } = question;
  const isSecure = url.protocol === 'https:';
  const options = { method, headers, agent: false, signal: ending.signal };
  const request = (isSecure ? https : http).request(
    url,
    lookup === undefined ? options : { ...options, lookup },
  );
  const connecting = setTimeout(() => ending.abort('no connection in time'), connectMs);
  let hasLeft = false;
  request.once('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      hasLeft = true;
      clearTimeout(connecting);
    }),
  );
  // A connection that is given up speaks once more, when nobody listens.
  request.on('error', () => {});
  request.end(body);
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage]; // as the event's documentation has it
    return response;
  } catch (error) {
    throw new NoResponse(reasonOf(error, ending.signal), hasLeft);
  } finally {
    clearTimeout(connecting);
  }
}

// Never the message of an error: it may name the address with all that was filled in.
function reasonOf(error: unknown, { aborted, reason }: AbortSignal): string {
  if (aborted) return String(reason);
  return (error as NodeJS.ErrnoException).code ?? 'connection failed'; // an error of a socket, if it is one at all
}

async function readReply(response: IncomingMessage): Promise<HttpResponse> {
  const status = response.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_BODY) break;
    }
  } catch {
    // What had come until the line broke may say enough.
  }
  const body = Buffer.concat(chunks).toString('utf8').slice(0, MAX_BODY);
  return { status, body, isWhole: response.complete && length <= MAX_BODY };
}
