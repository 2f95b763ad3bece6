import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { bindingOf } from '../http/browser.ts';
import { isLoopback } from '../http/loopback.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { CodeAsker } from './code-limits.ts';

/** The page counts the wait down, so it stands in the body under the name that the sent code's answer has for it. */
export function withWait(refusal: Refusal): Refusal {
  const { code, errors, retryAfter } = refusal;
  if (retryAfter === null) return refusal;
  return refuse(code, { errors, retryAfter, data: { resendInSeconds: Math.ceil(retryAfter) } });
}

/** Who asks for a code, as the limits count it. */
export function codeAskerOf(
  store: Store,
  request: FastifyRequest,
  phone: string,
  audience: CodeAsker['audience'] = 'shopper',
): CodeAsker {
  return {
    phone,
    audience,
    isKnown: true,
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
