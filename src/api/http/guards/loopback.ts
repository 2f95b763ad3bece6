import type { FastifyRequest } from 'fastify';

/** Headers that proxies add; browsers and terminal clients do not. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];

/** Whether the request comes from this machine itself, and not through an untrusted proxy on it. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const isByProxy = OF_PROXIES.some((name) => request.headers[name] !== undefined);
  const isForwarded = (request.ips?.length ?? 0) > 1;
  return isLoopback(request.ip) && (isForwarded || !isByProxy);
}

/** Whether the address is a loopback address. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(::ffff:)?127\./.test(ip);
}
