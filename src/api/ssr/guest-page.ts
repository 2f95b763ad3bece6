import type { FastifyRequest } from 'fastify';
import type { Store } from '../store.ts';
import { askInProcess, type Wire } from '../http/in-process.ts';
import { combineCacheables, type Cacheable, cacheableOf } from '../http/cache/cached-answer.ts';
import type { PagePreferences } from './page-preferences.ts';
import type { RenderedPage, RenderPage } from './render-page.ts';
import type { Computed } from '../http/cache/public-cache.ts';

/**
 * Renders the page that every guest gets, asking the API as a browser that brings nothing. It may be kept where each
 * answer in it may: a page that lacks a part because a call failed is for this once.
 */
export async function makeGuestPage(
  store: Store,
  render: RenderPage,
  looks: PagePreferences,
  request: FastifyRequest,
): Promise<Computed<RenderedPage>> {
  const headers = looks.savesData ? { 'save-data': 'on' } : {};
  const anybody = { ip: request.ip, cookies: {}, headers };
  const makings: (Cacheable | undefined)[] = [];
  const send = async (wire: Wire) => {
    const answer = await askInProcess(store, anybody, looks.language, '', wire);
    const isAnybodys = answer.status === 200 && answer.cookies.length === 0;
    makings.push(isAnybodys ? cacheableOf(answer.asked) : undefined);
    return answer;
  };
  const page = await render({
    ...looks,
    visitor: { authenticated: false, needsProfile: false, hasPendingPhone: false },
    send,
    xsrfToken: '',
    report: (error) => request.log.error({ err: error }, 'page failed'),
  });
  const making = combineCacheables(makings);
  if (making === null || 'redirect' in page || page.status !== 200) return { other: page };
  return { text: page.body, ...making };
}
