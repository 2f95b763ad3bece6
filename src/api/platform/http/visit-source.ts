import type { FastifyReply, FastifyRequest } from 'fastify';
import { sourceInPath, type VisitSource, visitSource, visitSources } from '../../../shop/visit-source.ts';
import type { Store } from '../../store.ts';

const COOKIE = 'source';
/** Who orders within a month of a visit is counted to what brought them. */
const SECONDS = 30 * 24 * 3600;

/** Notes where a visit came from until an order: one word in a cookie of this shop, which no page reads. */
export function noteSource(
  { config }: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  known: VisitSource | null = sourceIn(request, config.publicUrl),
): void {
  if (known === null || request.cookies[COOKIE] === known) return;
  // What follows of this request knows it too.
  request.cookies[COOKIE] = known;
  void reply.setCookie(COOKIE, known, {
    path: '/',
    httpOnly: true,
    // Set on a way in from another site.
    sameSite: 'lax',
    secure: config.secure,
    maxAge: SECONDS,
  });
}

/** The last source that this browser came from; null where none is known. */
export const sourceOf = ({ cookies }: FastifyRequest): VisitSource | null =>
  visitSources.find((source) => source === cookies[COOKIE]) ?? null;

/** Robots, and the apps that fetch a link to show what it is. */
const ROBOTS =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|^WhatsApp\/|lighthouse|headless|curl|wget|python|monitor/i;

/** Whether a request for a page is a person coming in: not a step within the shop, nor a page fetched ahead or by a robot. */
export function isVisit({ method, headers, hostname }: FastifyRequest, publicUrl: string): boolean {
  const { referer = '', 'user-agent': userAgent = '', 'sec-fetch-dest': dest = 'document' } = headers;
  const before = URL.parse(referer)?.hostname ?? '';
  const isWithin = before !== '' && (before === hostname || before === new URL(publicUrl).hostname);
  const isAhead = /prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''));
  return (
    method === 'GET' &&
    dest === 'document' &&
    !isWithin &&
    !isAhead &&
    userAgent !== '' &&
    !ROBOTS.test(userAgent)
  );
}

function sourceIn({ url, headers, hostname }: FastifyRequest, publicUrl: string): VisitSource | null {
  const { referer = '', 'user-agent': userAgent = '' } = headers;
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const host = URL.parse(referer)?.hostname ?? '';
  const inPath = sourceInPath(path);
  if (inPath !== null) return inPath;
  return visitSource({
    campaign: query.get('utm_source') ?? '',
    medium: query.get('utm_medium') ?? '',
    host,
    ownHost: host === hostname ? hostname : new URL(publicUrl).hostname,
    userAgent,
  });
}
