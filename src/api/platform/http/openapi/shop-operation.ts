import { type Access, type Endpoint, inputPlace, isMutation } from '../../../../shop/wire/endpoint.ts';
import type { ErrorCode } from '../../../../shop/wire/envelope.ts';
import type { NamedSchemas } from './json-schema.ts';
import type { Operation } from './openapi-document.ts';
import { always, failures, parametersIn, requestBody, success, unreadableBodies } from './operation-parts.ts';
import { securityOf } from './security.ts';

/** A call of the shop as an operation. `aliasOf`: the path that new clients use instead, null on that path itself. */
export function shopOperation(
  operationId: string,
  call: Endpoint,
  aliasOf: string | null,
  schemas: NamedSchemas,
): Operation {
  return {
    operationId,
    tags: [call.tag],
    summary: call.summary,
    description: descriptionOf(call, aliasOf),
    security: securityOf(call),
    parameters: [
      ...parametersIn('query', call.query, schemas),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(call.body && { requestBody: requestBody(call.body, call.form === true, schemas) }),
    responses: {
      ...success(call, schemas),
      ...(call.cache && { 304: { description: 'The answer that the client has is still good' } }),
      ...failures(refusalsOf(call)),
    },
  };
}

const whoMayCall: Record<Access, string> = {
  public: 'Everybody may call it.',
  optional: 'Everybody may call it; with a token, the answer knows the shopper.',
  token: 'Needs an access token; the profile may still be missing.',
  registered: 'Needs an access token of a shopper with a complete profile.',
};

function descriptionOf(call: Endpoint, aliasOf: string | null): string {
  return [
    aliasOf === null ? '' : `The same call as \`${aliasOf}\`, for older clients.`,
    call.description ?? '',
    whoMayCall[call.access],
    call.form ? 'The body is a form or JSON.' : '',
    call.idempotent ? 'With an `Idempotency-Key` it may be sent again: it happens once.' : '',
    call.cache
      ? 'Answers carry an `ETag`; with `If-None-Match` an unchanged one is a 304 without a body.'
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function refusalsOf(call: Endpoint): ErrorCode[] {
  return [
    ...(inputPlace(call) ? (['VALIDATION'] as const) : []),
    ...(inputPlace(call) === 'body' ? unreadableBodies : []),
    ...(call.access === 'token' || call.access === 'registered' ? (['UNAUTHENTICATED'] as const) : []),
    ...(call.access === 'registered' ? (['PROFILE_INCOMPLETE'] as const) : []),
    ...(isMutation(call) ? (['XSRF', 'FORBIDDEN', 'CONFLICT'] as const) : []),
    ...(call.refusals ?? []),
    ...(call.idempotent ? (['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    ...always,
  ];
}
