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
