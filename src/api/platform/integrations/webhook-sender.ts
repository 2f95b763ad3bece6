import type { LookupFunction } from 'node:net';
import { NoResponse, sendHttpRequest } from './http-request.ts';
import { isClosedLiteral, publicLookup } from './public-lookup.ts';

export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal;
};

/** What became of a request: the status, or without an answer why there is none. */
export type WebhookOutcome = { readonly status: number } | { readonly reason: string };

export type WebhookSender = {
  /** Sends one request, to a public https address, without redirects. Never throws. */
  send: (request: WebhookRequest) => Promise<WebhookOutcome>;
  /** Why nothing may be sent to this URL; null if it may. */
  check: (url: string) => Promise<UrlFault | null>;
};

export type UrlFault = 'notHttps' | 'notPublic' | 'unknownHost';

const TIMEOUT_MS = 10_000;
/** The answer's body means nothing. */
const MAX_BODY = 1024;

/** `lookup` and `ca` are for tests alone, whose receiver is on this machine: no setting leads here. */
export function webhookSender({
  lookup = publicLookup,
  ca,
}: { lookup?: LookupFunction; ca?: string } = {}): WebhookSender {
  return {
    check: async (given) => {
      const url = new URL(given);
      if (url.protocol !== 'https:') return 'notHttps';
      if (isClosedLiteral(url)) return 'notPublic';
      return faultOf(lookup, url.hostname);
    },
    send: async ({ url: given, headers, body, signal }) => {
      const url = new URL(given);
      if (url.protocol !== 'https:' || isClosedLiteral(url)) return { reason: 'ENOTPUBLIC' };
      try {
        const { status } = await sendHttpRequest({
          method: 'POST',
          url,
          headers,
          body,
          lookup,
          connectMs: TIMEOUT_MS,
          timeoutMs: TIMEOUT_MS,
          maxBody: MAX_BODY,
          ...(ca !== undefined && { ca }),
          ...(signal !== undefined && { signal }),
        });
        return { status };
      } catch (error) {
        return { reason: error instanceof NoResponse ? error.message : 'connection failed' };
      }
    },
  };
}

async function faultOf(lookup: LookupFunction, hostname: string): Promise<UrlFault | null> {
  if (/^[\d.]+$|^\[/.test(hostname)) return null;
  return new Promise((resolve) => {
    lookup(hostname, { all: true }, (error) => {
      if (error === null) resolve(null);
      else resolve(error.code === 'ENOTPUBLIC' ? 'notPublic' : 'unknownHost');
    });
  });
}
