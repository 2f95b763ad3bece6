import type { ConsoleEndpoint } from '../../../../shop/wire/console-endpoint.ts';
import { inputPlace } from '../../../../shop/wire/endpoint.ts';
import type { ErrorCode } from '../../../../shop/wire/envelope.ts';
import type { NamedSchemas } from './json-schema.ts';
import type { Operation } from './openapi-document.ts';
import { always, failures, parametersIn, requestBody, success, unreadableBodies } from './operation-parts.ts';

export function consoleOperation(
  operationId: string,
  call: ConsoleEndpoint,
  schemas: NamedSchemas,
): Operation {
  const session = call.method === 'GET' ? { staff: [] } : { staff: [], xsrf: [] };
  return {
    operationId,
    tags: [call.tag],
    summary: call.summary,
    description: descriptionOf(call),
    security: call.roles === 'anybody' ? [] : [session, ...(call.scope ? [{ machine: [call.scope] }] : [])],
    parameters: [
      ...parametersIn('path', call.params, schemas),
      ...parametersIn('query', call.query, schemas),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(call.idempotent ? [{ $ref: '#/components/parameters/RequiredIdempotencyKey' }] : []),
    ],
    ...(call.upload && { requestBody: uploadBody }),
    ...(call.body && { requestBody: requestBody(call.body, false, schemas) }),
    responses: { ...success(call, schemas), ...failures(refusalsOf(call)) },
  };
}

const uploadBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
      example: { file: '' },
    },
  },
};

function descriptionOf(call: ConsoleEndpoint): string {
  return [
    whoMayCall(call.roles),
    call.scope
      ? `Also for a machine whose key has the scope \`${call.scope}\`; it reads nobody’s name, phone or address.`
      : '',
    call.fresh ? 'Needs a second factor given within the last five minutes.' : '',
    call.idempotent ? 'Needs an `Idempotency-Key`: sent again with it, it happens once.' : '',
    call.method !== 'GET' && call.changes !== false ? 'Leaves a line in the audit log.' : '',
    call.background ? 'Pages poll it: it does not keep an idle session open.' : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function whoMayCall(roles: ConsoleEndpoint['roles']): string {
  if (roles === 'anybody') return 'Needs no session.';
  if (roles === 'signingIn') return 'For staff who gave the first factor.';
  return `For staff with one of these roles: ${roles.join(', ')}.`;
}

function refusalsOf(call: ConsoleEndpoint): ErrorCode[] {
  const needsSession = call.roles !== 'anybody';
  const needsRole = needsSession && call.roles !== 'signingIn';
  return [
    ...(call.params || inputPlace(call) || call.idempotent ? (['VALIDATION'] as const) : []),
    ...(inputPlace(call) === 'body' ? unreadableBodies : []),
    ...(needsSession ? (['UNAUTHENTICATED'] as const) : []),
    ...(needsRole ? (['SECOND_FACTOR', 'LOCKED', 'FORBIDDEN'] as const) : []),
    ...(call.fresh ? (['REAUTH'] as const) : []),
    ...(call.method === 'GET' ? [] : (['XSRF', 'CONFLICT'] as const)),
    ...(call.refusals ?? []),
    ...(call.idempotent ? (['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    ...always,
  ];
}
