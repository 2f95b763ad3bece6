import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** What counts as one origin: an address of IPv4 however it is written, and of IPv6 the /64 that one customer has. */
export function originOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}

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
