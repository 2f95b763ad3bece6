import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../shop/language.ts';
import type { Store } from '../../store.ts';

/** A call as it would be sent over the network; `body` is plain JSON. */
export type Wire = {
  method: string;
  path: string;
  body?: unknown;
  form?: boolean;
  headers?: Record<string, string>;
};

/** `asked` is Node's request, by which the answer's cache tags are found. */
export type InProcessAnswer = {
  asked: object;
  status: number;
  body: unknown;
  cookies: string[];
  requestId: string;
};

const pages = new AsyncLocalStorage<{ page: { id: string }; isReading: boolean }>();

/** The page's request for which this call reads in process, by any object that stands for it; else undefined. */
export function pageAsking(): object | undefined {
  const asking = pages.getStore();
  return asking?.isReading === true ? asking.page : undefined;
}

/** A request's name in the log and in `x-request-id`; what a page asks in process has the page's. */
export const newRequestId = (): string => pages.getStore()?.page.id ?? randomBytes(8).toString('hex');

/** Is this call made by a page in process? */
export const isInProcess = (): boolean => pages.getStore() !== undefined;

/** Calls the API as the browser that sent `request`, through the same routes, without a network. */
export async function askInProcess(
  store: Store,
  request: Pick<FastifyRequest, 'id' | 'ip' | 'cookies' | 'headers'>,
  language: Language,
  xsrfToken: string,
  wire: Wire,
): Promise<InProcessAnswer> {
  const cookies = Object.entries(request.cookies).map(
    ([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`,
  );
  const ask = async () =>
    store.app.inject({
      method: wire.method as 'GET', // any method of the contract
      url: wire.path,
      remoteAddress: request.ip,
      headers: {
        'accept-language': language,
        cookie: cookies.join('; '),
        ...(request.headers.authorization === undefined
          ? {}
          : { authorization: request.headers.authorization }),
        ...(wire.method === 'GET' ? {} : { 'x-xsrf-token': xsrfToken }),
        ...(request.headers['save-data'] === undefined ? {} : { 'save-data': request.headers['save-data'] }),
        ...wire.headers,
      },
      ...(wire.body === undefined ? {} : { payload: wire.body as object }), // plain JSON
    });
  // A page's reads share one session lookup.
  const response = await pages.run({ page: request, isReading: wire.method === 'GET' }, ask);
  return {
    asked: response.raw.req,
    status: response.statusCode,
    body: response.json<unknown>(),
    cookies: [response.headers['set-cookie'] ?? []].flat(),
    requestId: request.id,
  };
}
