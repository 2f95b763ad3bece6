import { language } from '#texts/language';
import { localStore } from '../browser/browser-storage.ts';
import { CallError } from './call-error.ts';
import type { CallOptions } from './caller.ts';
import { readCookie } from './session/cookies.ts';
import type { Wire } from './wire.ts';

/** Request timeout (specification section 9). */
const timeout = 95_000;

export type Answer = {
  status: number;
  body: unknown;
  /** The access token is invalid, with any status: public calls are then answered as for a guest. */
  stale?: boolean;
  /** The id of the request in the server's log. */
  requestId?: string | null;
};

/** Sends one request; `token` is the bearer token. @throws CallError with status 0 when no answer came */
export async function send(wire: Wire, options: CallOptions, token: string | undefined): Promise<Answer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  const stop = () => abort.abort();
  options.signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(wire.path, {
      method: wire.method,
      headers: headersOf(wire, options, token),
      credentials: 'include',
      signal: abort.signal,
      ...(wire.body && { body: encoded(wire) }),
    });
    return {
      status: response.status,
      body: await bodyOf(response),
      stale: response.headers.has('www-authenticate'),
      requestId: response.headers.get('x-request-id'),
    };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(0, { code: 'NETWORK' });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', stop);
  }
}

/** The parsed body; undefined for an empty one, null for one that is not JSON (such as a proxy's error page). */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse((await response.text()) || '{}');
  } catch {
    return null;
  }
}

function headersOf(wire: Wire, options: CallOptions, token: string | undefined): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': language,
  };
  if (wire.body)
    headers['Content-Type'] = wire.form ? 'application/x-www-form-urlencoded' : 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const xsrf = wire.method === 'GET' ? undefined : xsrfToken();
  if (xsrf) headers['X-XSRF-TOKEN'] = xsrf;
  return headers;
}

function encoded({ body = {}, form }: Wire): string {
  if (!form) return JSON.stringify(body);
  const filled = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString();
}

/** The XSRF token sent in `X-XSRF-TOKEN`: from the cookie, the page's meta tag or the browser's storage. */
export function xsrfToken(): string | undefined {
  const token =
    readCookie('XSRF-TOKEN') ||
    document.querySelector<HTMLMetaElement>('meta[name="xsrf-token"]')?.content ||
    localStore.get('XSRF-TOKEN') ||
    undefined;
  // oxlint-disable-next-line no-console -- the specification asks for this warning (section 8)
  if (token === undefined) console.warn('XSRF token is missing');
  return token;
}
