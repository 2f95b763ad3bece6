import type { FastifyRequest } from 'fastify';

/** What proxies add. Browsers and people at a terminal send none of them. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];

/**
 * Did somebody on this machine ask, rather than a proxy on this machine for somebody elsewhere? Where a proxy is trusted
 * its word is taken; from any other nothing is known of who asks.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const isByProxy = OF_PROXIES.some((name) => request.headers[name] !== undefined);
  const isTold = (request.ips?.length ?? 0) > 1;
  return isLoopback(request.ip) && (isTold || !isByProxy);
}

/** Does the address belong to this machine? */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127\./.test(ip);
}
