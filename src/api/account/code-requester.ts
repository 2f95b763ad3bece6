import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';
import { bindingOf } from '../http/browser.ts';
import { isLoopback } from '../http/loopback.ts';
import type { Store } from '../store.ts';
import type { CodeAsker } from './code-limits.ts';

/** Who asks for a code, as the limits count it. */
export function codeRequesterOf(store: Store, request: FastifyRequest, phone: string): CodeAsker {
  return {
    phone,
    browser: bindingOf(store, request),
    origin: originOf(request.ip),
    block: phone.slice(0, -3),
    isLoopback: isLoopback(request.ip) && store.integrations.messages.kind === 'outbox',
  };
}

// An IPv6 customer has a /64 to themselves, so it counts as one origin.
function originOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...gap, ...last].slice(0, 4).join(':');
}
