import { type Endpoint, inputPlace, isMutation } from '../../../shop/endpoint.ts';
import type { ErrorCode } from '../../../shop/envelope.ts';

/** Every code a call may answer with: its own, and what holds for all calls of its kind. */
export function refusalsOf(call: Endpoint): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(inputPlace(call) ? (['VALIDATION'] as const) : []),
      ...(inputPlace(call) === 'body' ? unreadableBodies : []),
      ...(call.access === 'token' || call.access === 'registered' ? (['UNAUTHENTICATED'] as const) : []),
      ...(call.access === 'registered' ? (['PROFILE_INCOMPLETE'] as const) : []),
      ...(isMutation(call) ? (['XSRF', 'FORBIDDEN', 'CONFLICT'] as const) : []),
      ...(call.refusals ?? []),
      ...(call.idempotent ? (['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_MISMATCH'] as const) : []),
      'RATE_LIMITED',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
    ]),
  ];
}

const unreadableBodies = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;
