import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPreviewPath } from '../../shop/catalog/seo/addresses.ts';
import type { Language, Localized } from '../../shop/language.ts';
import type { Visitor } from '../../shop/people/account/route-guard.ts';
import { replacedPage } from '../catalog/seo/replaced-page.ts';
import { openIfDue } from '../office/settings/open-if-due.ts';
import { visitorOf } from '../people/account/sessions/visitor.ts';
import { readStaff } from '../people/staff/sign-in/staff-session.ts';
import { combineCacheables, type Cacheable, cacheableOf } from '../platform/http/cache/cached-answer.ts';
import { sendCompressed } from '../platform/http/cache/compressed-body.ts';
import type { Computed } from '../platform/http/cache/public-cache.ts';
import { giveBrowserCookies, withholdsCookies } from '../platform/http/guards/browser.ts';
import { settingsNow } from '../platform/http/idempotency.ts';
import { askInProcess, type Wire, type InProcessAnswer } from '../platform/http/in-process.ts';
import { pageLanguageOf } from '../platform/http/reply/plain-page.ts';
import { BUSY_SECONDS } from '../platform/http/reply/send.ts';
import { sourceCounter } from '../platform/http/source-counter.ts';
import { isVisit, noteSource } from '../platform/http/visit-source.ts';
import type { Store } from '../store.ts';
import { opensSoonPage, opensSoonPolicy, type PageLook } from './opens-soon-page.ts';
import { type PagePreferences, readPagePreferences } from './page-preferences.ts';

/** The longest URL, in characters, of a page that is cached. */
const LONGEST_CACHED_URL = 500;
// Private, since a page may depend on this browser's cookies; the browser caches it and revalidates.
const CHECKED = 'private, no-cache';

/**
 * Answers every URL without another route with a page. `policy` is its content security policy, `pageLooks` what the
 * page of a shop that is not open yet takes from the others.
 */
export function pageRoutes(
  store: Store,
  policy: string,
  render: RenderPage,
  pageLooks: Localized<PageLook>,
): void {
  const countVisit = sourceCounter(store, 'visits');
  store.app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      if (/^\/(api|assets|pictures|dev|health)\//.test(request.url)) return reply.callNotFound();
      // The reload below comes from this site.
      noteSource(store, request, reply);
      if (isVisit(request, store.config.publicUrl)) countVisit(request);
      if (withholdsCookies(store, request)) return sendReload(reply);
      const xsrfToken = giveBrowserCookies(store, request, reply);
      const looks = readPagePreferences(store, request, reply);
      // `//elsewhere/` is a path here and another site in a link: such a URL must not show a page.
      if (looks.url.pathname.startsWith('//')) return reply.redirect(withOneSlash(looks.url), 301);
      if (await isHidden(store, request)) {
        const language = looks.url.searchParams.has('lang') ? looks.language : pageLanguageOf(request);
        return sendOpensSoon(store, reply, language, { theme: looks.theme, look: pageLooks[language] });
      }
      void reply.header('content-security-policy', policy).header('vary', VARY);
      const isPreview = isPreviewPath(looks.url.pathname);
      if (isPreview) sendInOwnFrames(reply, policy);
      return isForAnyGuest(request) && !isPreview
        ? sendGuestPage(store, render, looks, request, reply)
        : sendVisitorsPage(store, render, { ...looks, xsrfToken }, request, reply);
    },
  });
}

/** A preview is of one member of the staff; the console shows it in a frame. */
const sendInOwnFrames = (reply: FastifyReply, policy: string) =>
  reply.headers({
    'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'x-robots-tag': 'noindex',
  });

/** Until the shop is opened its pages are for staff. */
async function isHidden(store: Store, request: FastifyRequest): Promise<boolean> {
  // Without a database the pages themselves say so.
  const settings = await store.settings().catch(() => null);
  if (settings?.isOpen !== false) return false;
  // Pages and answers that were cached before the hour go with the change of the setting.
  await openIfDue(store.db, store.clock());
  // It may have been opened a moment ago.
  return !(await settingsNow(store)).isOpen && (await readStaff(store, request, false)) === null;
}

async function sendOpensSoon(
  store: Store,
  reply: FastifyReply,
  language: Language,
  shown: { theme: 'light' | 'dark' | null; look: PageLook },
) {
  const headers = {
    'cache-control': 'private, no-store',
    'content-language': language,
    'content-security-policy': opensSoonPolicy(shown.look),
    'x-robots-tag': 'noindex',
  };
  const page = opensSoonPage(await store.settings(), language, shown);
  return reply.headers(headers).type('text/html; charset=utf-8').send(page);
}

const withOneSlash = ({ pathname, search }: URL) => pathname.replace(/^\/+/, '/') + search;

const VARY = 'cookie, save-data, accept-encoding';

// No session cookie and no started sign-in: the page is the same as any other guest's.
function isForAnyGuest({ cookies, headers, url }: FastifyRequest): boolean {
  const isGuest = cookies['user'] === undefined && headers.authorization === undefined;
  return isGuest && cookies['otpPhoneNumber'] === undefined && url.length <= LONGEST_CACHED_URL;
}

async function sendGuestPage(
  store: Store,
  render: RenderPage,
  looks: PagePreferences,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { url, language, theme, savesData } = looks;
  const key = `page ${language} ${theme ?? 'auto'} ${savesData ? 'light' : 'whole'} ${url.pathname}${url.search}`;
  const given = await store.cache.get(key, () => makeGuestPage(store, render, looks, request));
  void reply.header('cache-control', CHECKED);
  if ('other' in given) return sendRendered(reply, given.other);
  void reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-language': language });
  return sendCompressed(request, reply, given.packed);
}

async function sendVisitorsPage(
  store: Store,
  render: RenderPage,
  looks: PagePreferences & { xsrfToken: string },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const visitor = await visitorOf(store, request, reply);
  const send = (wire: Wire) => askInProcess(store, request, looks.language, looks.xsrfToken, wire);
  const report = (error: unknown) => request.log.error({ err: error }, 'page failed');
  const page =
    (await movedPage(store, looks)) ??
    (await render({ ...looks, visitor, send, report, requestId: request.id }));
  const isOwn = visitor.authenticated || isPreviewPath(looks.url.pathname);
  void reply.header('cache-control', isOwn ? 'private, no-store' : CHECKED);
  return sendRendered(reply, page);
}

function sendRendered(reply: FastifyReply, page: RenderedPage) {
  if ('redirect' in page) return reply.redirect(page.redirect, page.status);
  if (page.status === 503) void reply.header('retry-after', BUSY_SECONDS);
  return reply.code(page.status).headers(page.headers).type('text/html; charset=utf-8').send(page.body);
}

/** Sends a page that reloads itself from this origin: the browser then sends its SameSite cookies. */
export function sendReload(reply: FastifyReply) {
  return reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send('<!doctype html><meta http-equiv="refresh" content="0"><title>…</title>');
}

/** A redirect from the page of a brand or category that another one replaced. */
async function movedPage({ db }: Store, { url }: PagePreferences): Promise<RenderedPage | null> {
  // Without a database the pages themselves say so.
  const redirect = await replacedPage(db, url).catch(() => null);
  return redirect === null ? null : { redirect, status: 301 };
}

/** Renders the page every guest gets. Cacheable if every answer in it is, and no part failed. */
async function makeGuestPage(
  store: Store,
  render: RenderPage,
  looks: PagePreferences,
  request: FastifyRequest,
): Promise<Computed<RenderedPage>> {
  const moved = await movedPage(store, looks);
  if (moved !== null) return { other: moved };
  const headers = looks.savesData ? { 'save-data': 'on' } : {};
  const anybody = { id: request.id, ip: request.ip, cookies: {}, headers };
  const marks: (Cacheable | undefined)[] = [];
  const send = async (wire: Wire) => {
    const answer = await askInProcess(store, anybody, looks.language, '', wire);
    const isForAnyGuest = answer.status === 200 && answer.cookies.length === 0;
    marks.push(isForAnyGuest ? cacheableOf(answer.asked) : undefined);
    return answer;
  };
  const page = await render({
    ...looks,
    visitor: { authenticated: false, needsProfile: false, hasPendingPhone: false },
    send,
    xsrfToken: '',
    report: (error) => request.log.error({ err: error }, 'page failed'),
    requestId: request.id,
  });
  const making = combineCacheables(marks);
  if (making === null || 'redirect' in page || page.status !== 200) return { other: page };
  return { text: page.body, ...making };
}

type PageRequest = PagePreferences & {
  visitor: Visitor;
  /** The in-process API, called as this visitor. */
  send: (wire: Wire) => Promise<InProcessAnswer>;
  /** Empty on a page that is the same for every guest. */
  xsrfToken: string;
  report: (error: unknown) => void;
  requestId: string;
};

type RenderedPage =
  | { status: number; headers: Record<string, string>; body: string }
  | { redirect: string; status: number };

type RenderPage = (asked: PageRequest) => Promise<RenderedPage>;
