import type { LookupFunction } from 'node:net';
import { type HttpResponse, NoResponse, sendHttpRequest } from './http-request.ts';
import { isClosedLiteral, publicLookup } from './public-lookup.ts';

/** Why no picture came from an address. */
export type FetchFault = 'notAddress' | 'notPublic' | 'notThere' | 'noAnswer' | 'tooLarge';

export type PictureFetcher = {
  /** The bytes at a public https address, `mostBytes` at most. `http:` is asked by https. Never throws. */
  fetch: (address: string, mostBytes: number) => Promise<{ bytes: Buffer } | { fault: FetchFault }>;
  /** Between two requests, in ms: the other server serves shoppers too. */
  readonly pauseMs: number;
};

const TIMEOUT_MS = 20_000;
const MOST_REDIRECTS = 3;
const PAUSE_MS = 300;

/** `lookup`, `ca` and `pauseMs` are for tests alone, whose server is on this machine: no setting leads here. */
export function pictureFetcher({
  lookup = publicLookup,
  ca,
  pauseMs = PAUSE_MS,
}: { lookup?: LookupFunction; ca?: string; pauseMs?: number } = {}): PictureFetcher {
  const get = (url: URL, mostBytes: number) =>
    sendHttpRequest({
      method: 'GET',
      url,
      headers: { accept: 'image/webp,image/jpeg,image/png,image/avif;q=0.9', 'user-agent': 'Minwal' },
      lookup,
      connectMs: TIMEOUT_MS,
      timeoutMs: TIMEOUT_MS,
      maxBody: mostBytes,
      ...(ca !== undefined && { ca }),
    });
  return {
    pauseMs,
    fetch: async (address, mostBytes) => {
      let url = secureUrl(address);
      try {
        for (let redirects = 0; url !== null; redirects += 1) {
          // Each address of a redirect is checked as the first one was.
          if (isClosedLiteral(url)) return { fault: 'notPublic' };
          const response = await get(url, mostBytes);
          const { status, location } = response;
          if (status < 300 || status >= 400 || location === null) return pictureIn(response, mostBytes);
          if (redirects === MOST_REDIRECTS) return { fault: 'notThere' };
          url = secureUrl(location, url);
        }
        return { fault: 'notAddress' };
      } catch (error) {
        const isClosed = error instanceof NoResponse && error.message === 'ENOTPUBLIC';
        return { fault: isClosed ? 'notPublic' : 'noAnswer' };
      }
    },
  };
}

function secureUrl(address: string, base?: URL): URL | null {
  if (!URL.canParse(address, base?.href)) return null;
  const url = new URL(address, base);
  if (url.protocol === 'http:') url.protocol = 'https:';
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain ? url : null;
}

function pictureIn(
  { status, bytes, isWhole }: HttpResponse,
  mostBytes: number,
): { bytes: Buffer } | { fault: FetchFault } {
  if (status === 429 || status >= 500) return { fault: 'noAnswer' };
  if (status !== 200) return { fault: 'notThere' };
  if (isWhole) return { bytes };
  return { fault: bytes.length >= mostBytes ? 'tooLarge' : 'noAnswer' };
}
