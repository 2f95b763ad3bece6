import type { z } from 'zod';
import type { Endpoint } from '../../../../shop/wire/endpoint.ts';
import { type ErrorCode, statusOfCode } from '../../../../shop/wire/envelope.ts';
import { exampleOf } from './example-of.ts';
import { fieldsOf, type JsonSchema, jsonSchema, type NamedSchemas } from './json-schema.ts';

/** Any call can be refused with these. */
export const always = ['METHOD_NOT_ALLOWED', 'RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE'] as const;

/** Any call with a body can be refused with these. */
export const unreadableBodies = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

/** A schema's parameters. Filters have no example by default: the page would fill them in and narrow the answer. */
export function parametersIn(
  place: 'query' | 'path',
  input: z.core.$ZodObject | undefined,
  schemas: NamedSchemas,
): JsonSchema[] {
  if (!input) return [];
  const { properties, required } = fieldsOf(jsonSchema(input, 'input', schemas));
  return Object.entries(properties).map(([name, schema]) => {
    const isRequired = place === 'path' || required.includes(name);
    return {
      name,
      in: place,
      required: isRequired,
      schema,
      ...((isRequired || 'example' in schema) && { example: exampleOf(schema, schemas, name) }),
      // Lists are sent as `seasons=spring,summer`.
      ...(schema['type'] === 'array' && { style: 'form', explode: false }),
    };
  });
}

export function requestBody(body: z.core.$ZodObject, isForm: boolean, schemas: NamedSchemas) {
  const schema = jsonSchema(body, 'input', schemas);
  const content = { schema, example: exampleOf(schema, schemas) };
  return {
    required: fieldsOf(schema).required.length > 0,
    content: { 'application/json': content, ...(isForm && { 'application/x-www-form-urlencoded': content }) },
  };
}

export function success(
  call: Pick<Endpoint, 'data' | 'status'>,
  schemas: NamedSchemas,
): Record<string, JsonSchema> {
  const data = jsonSchema(call.data, 'output', schemas);
  const schema = {
    type: 'object',
    required: ['status', 'message', 'data', 'errors'],
    properties: {
      status: { type: 'boolean', const: true },
      message: { type: 'string' },
      data,
      errors: { type: 'array', items: { type: 'string' }, maxItems: 0 },
    },
  };
  const example = { status: true, message: 'Done', data: exampleOf(data, schemas), errors: [] };
  return {
    [call.status ?? 200]: {
      description: 'Done',
      headers: { 'X-Request-Id': requestId },
      content: { 'application/json': { schema, example } },
    },
  };
}

export function failures(codes: readonly ErrorCode[]): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(new Set(codes), (code) => statusOfCode[code]);
  return Object.fromEntries([...byStatus].map(([status, ofStatus]) => [status, failureOf(status, ofStatus)]));
}

const requestId = { description: 'The id of the request in the log', schema: { type: 'string' } };

function failureOf(status: number, codes: ErrorCode[]): JsonSchema {
  const properties = {
    code: { type: 'string', enum: codes },
    ...(codes.includes('PRICE_CHANGED') && { data: newTotals }),
  };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties }] };
  const example = { status: false, message: 'Why not, for people', data: null, errors: [], code: codes[0] };
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema, example } },
    headers: {
      'X-Request-Id': requestId,
      ...((status === 429 || status === 503) && {
        'Retry-After': { description: 'Seconds', schema: { type: 'integer' } },
      }),
    },
  };
}

const newTotals = {
  description: 'The new totals where the code is PRICE_CHANGED',
  anyOf: [{ $ref: '#/components/schemas/Totals' }, { type: 'null' }],
};
