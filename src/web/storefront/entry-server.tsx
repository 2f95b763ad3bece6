import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
} from 'react-router';
import firstViews from 'virtual:first-views';
import { language } from '#texts/language';
import { layout as t } from '#texts/layout';
import { isPreviewPath } from '../../shop/catalog/seo/addresses.ts';
import type { Visitor } from '../../shop/people/account/route-guard.ts';
import { callInProcess, type InProcess } from '../client/call-from.ts';
import { setVisitor } from '../client/session/visitor.ts';
import { takeRenderedIcons } from '../ui/buttons/icon.tsx';
import type { Theme } from '../ui/theme.ts';
import { headTags } from './catalog/seo/head-tags.ts';
import { pageSeo } from './catalog/seo/page-seo.ts';
import { allIcons, documentOf } from './document.ts';
import type { loadFacts } from './layout/facts.ts';
import { handleOf } from './page-module.ts';
import { pageNames } from './page-names.ts';
import { writeState } from './page-state.ts';
import { routes } from './routes.ts';

export { inlineScripts, pageLook } from './document.ts';

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': language };
const handler = createStaticHandler(routes);
checkFiles(routes);

/** Renders a page: loaders call the API in process, their data is embedded. Redirects are returned; never throws. */
export async function render(visit: Visit): Promise<Page> {
  const context = new RouterContextProvider();
  callInProcess(context, visit.send);
  setVisitor(context, visit.visitor);
  if (new URL(visit.request.url).pathname === '/shell') return shellOf(visit);
  const result = await handler.query(visit.request, { requestContext: context });
  if (result instanceof Response) return redirectOf(result);
  result.errors = reportUnexpected(visit, result);
  return {
    status: result.statusCode,
    headers,
    body: bodyOf(visit, result),
  };
}

/** A page without content, stored by the service worker for URLs opened offline: its code loads the data. */
function shellOf({ theme, tiles = null }: Visit): Page {
  const parts = {
    markup: '',
    icons: allIcons,
    state: '',
    page: '',
    shopIcon: null,
    found: '',
    xsrfToken: '',
    fixesTheme: false,
  };
  const head = `<title>${t.shop}</title><meta name="robots" content="noindex">`;
  return { status: 200, headers, body: documentOf({ ...parts, head, theme, tiles }) };
}

function bodyOf(
  { request, theme, xsrfToken, origin, tiles = null }: Visit,
  result: StaticHandlerContext,
): string {
  const router = createStaticRouter(handler.dataRoutes, result);
  const [head, markup] = split(
    renderToString(<StaticRouterProvider router={router} context={result} hydrate={false} />),
  );
  const page = pageNames[result.matches.at(-1)?.route.path ?? ''] ?? '';
  return documentOf({
    head,
    markup,
    icons: takeRenderedIcons(),
    state: writeState(result),
    page,
    theme,
    fixesTheme: isPreviewPath(new URL(request.url).pathname),
    xsrfToken,
    tiles,
    shopIcon: factsIn(result)?.store.identity.logo?.icon ?? null,
    found: tagsOf(result, head, page, request, origin),
  });
}

type Facts = Awaited<ReturnType<typeof loadFacts>>;

/** What the loader of the facts gave; undefined where they could not be read. */
const factsIn = ({ loaderData }: Pick<StaticHandlerContext, 'loaderData'>) =>
  loaderData['store'] as Facts | undefined;

/** Only a page with status 200 is indexed. */
function tagsOf(
  { statusCode, matches, loaderData }: StaticHandlerContext,
  head: string,
  name: string,
  request: Request,
  origin: string,
): string {
  if (statusCode !== 200) return '';
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? ''];
  // A page without the facts has another status; the route's loader is `loadFacts`.
  const { store } = factsIn({ loaderData }) as Facts;
  const telling = { origin, language, store };
  return headTags(pageSeo(name, data, new URL(request.url), telling), head, telling);
}

/** A route whose name is not its module's would be sent without its styles. */
function checkFiles(list: readonly RouteObject[]): void {
  for (const { handle, path = '', children = [] } of list) {
    if (handleOf({ handle }) !== undefined && !((pageNames[path] ?? '') in firstViews.pages))
      throw new Error(`No page is built for the route ${path}`);
    checkFiles(children);
  }
}

/** Other errors than refusals are bugs: reported, and the page shows only the request's id. */
function reportUnexpected({ report, requestId }: Visit, { errors }: StaticHandlerContext) {
  if (errors === null) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      if (isRouteErrorResponse(error)) return [route, error];
      report?.(error);
      return [route, new ErrorAnswer(500, '', { requestId })];
    }),
  );
}

/** React puts titles, descriptions and image preloads first. Their attributes contain no `>`. */
function split(rendered: string): [head: string, markup: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/.exec(rendered)?.[0] ?? '';
  return [head, rendered.slice(head.length)];
}

function redirectOf(response: Response): Page {
  return { redirect: response.headers.get('location') ?? '/', status: response.status };
}

/** A page request as the server passes it to the renderer. */
export type Visit = {
  request: Request;
  /** From the cookie; null leaves it to the browser. */
  theme: Theme | null;
  visitor: Visitor;
  /** The id of the request in the log, for error pages. */
  requestId?: string;
  /** The in-process API, called as this visitor. */
  send: InProcess;
  /** Empty on pages that a shared cache may store. */
  xsrfToken: string;
  /** Base of canonical URLs: `https://minwal.sy`. */
  origin: string;
  /** Origin of map tiles, if any. */
  tiles?: { url: string; credit: string } | null;
  /** Called with every unexpected error of a loader; the visitor sees the error page. */
  report?: (error: unknown) => void;
};

export type Page =
  | { status: number; headers: Record<string, string>; body: string }
  | { redirect: string; status: number; headers?: Record<string, string> };
