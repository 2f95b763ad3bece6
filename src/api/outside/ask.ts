import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

export type Question = {
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
export type Reply = { readonly status: number; readonly body: string; readonly isWhole: boolean };

/** No answer at all. `hasLeft`: the connection stood, so the request may have been read on the other side. */
export class NoReply extends Error {
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
export function ask(question: Question): Promise<Reply> {
  return new Promise((answer, fail) => {
    const { url, method, headers, body, lookup } = question;
    const isSecure = url.protocol === 'https:';
    let hasLeft = false;
    let reply: ((isWhole: boolean) => void) | null = null;
    const options = { method, headers, agent: false, ...(lookup === undefined ? {} : { lookup }) };
    const request = (isSecure ? https : http).request(url, options);

    const end = (reason: string) => {
      clearTimeout(connecting);
      clearTimeout(answering);
      // Without this a connection given up would still speak.
      request.on('error', () => {}).destroy();
      if (reply !== null) reply(false);
      else fail(new NoReply(reason, hasLeft));
    };
    const connecting = setTimeout(() => end('no connection in time'), question.connectMs);
    const answering = setTimeout(() => end('no answer in time'), question.timeoutMs);

    request.once('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        hasLeft = true;
        clearTimeout(connecting);
      }),
    );
    request.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? 'connection failed'));
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      reply = (isWhole) => {
        clearTimeout(answering);
        answer({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8').slice(0, MAX_BODY),
          isWhole,
        });
      };
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > MAX_BODY) return end('too long an answer');
        chunks.push(chunk);
      });
      response.on('error', () => end('answer cut'));
      response.once('end', () => reply?.(response.complete));
    });
    request.end(body);
  });
}
