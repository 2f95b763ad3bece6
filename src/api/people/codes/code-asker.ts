import type { FastifyRequest } from 'fastify';
import { bindingOf } from '../../platform/http/guards/browser.ts';
import { isLoopback, originOf } from '../../platform/http/guards/origin-of.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
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
