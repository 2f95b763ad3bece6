import { Totals } from '../../../shop/cart/contract.ts';
import { endpoints } from '../../../shop/endpoints.ts';
import { languages } from '../../../shop/language.ts';
import { type Endpoint, routesOf, inputPlace, isMutation } from '../../../shop/wire/endpoint.ts';
import { type ErrorCode, FailureShape, statusOfCode } from '../../../shop/wire/envelope.ts';
import { fieldsOf, type JsonSchema, jsonSchema, type NamedSchemas } from './json-schema.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';

export { docsPage } from './docs-page.ts';
export { docsStyle } from './docs-style.ts';

/** The contract as an OpenAPI 3.1 document, generated from the table that validates and serves. */
export function openApiDocument(): OpenApiDocument {
  const schemas: NamedSchemas = {};
  for (const shape of [FailureShape, Totals]) jsonSchema(shape, 'output', schemas);
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Endpoint>(endpoints)) {
    routesOf(call).forEach(({ method, path }, alias) => {
      const operationId = alias === 0 ? name : `${name}${alias + 1}`;
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(operationId, call, schemas) };
    });
  }
  const tags = [...new Set(Object.values<Endpoint>(endpoints).map((call) => call.tag))].map((name) => ({
    name,
  }));
  return {
    openapi: '3.1.1',
    info: { title: 'Minwal', version: '1', description },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: { schemas, securitySchemes, parameters: headers },
  };
}

const description = [
  'Every answer is `{ status, message, data, errors }`; a refusal adds `code`, a stable word.',
  '`message` comes in the language of `Accept-Language` (en or ar), `errors` are machine texts such as `"city" is required`.',
  'Money is a whole number of Syrian pounds; moments are ISO 8601 in UTC.',
  'A call that changes something and brings cookies repeats the XSRF-TOKEN cookie in X-XSRF-TOKEN; a client without cookies needs none.',
].join(' ');

const headers = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    schema: { type: 'string', enum: languages, default: 'en' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key with the same body gets the same answer again',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
  },
};

function operationOf(operationId: string, call: Endpoint, schemas: NamedSchemas): Operation {
  return {
    operationId,
    tags: [call.tag],
    summary: call.summary,
    security: securityOf(call),
    parameters: [
      ...queryParameters(call, schemas),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(call.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(call.body && { requestBody: requestBodyOf(call, jsonSchema(call.body, 'input', schemas)) }),
    responses: { ...successOf(call, schemas), ...failuresOf(call) },
  };
}

function queryParameters(call: Endpoint, schemas: NamedSchemas): JsonSchema[] {
  if (!call.query) return [];
  const { properties, required } = fieldsOf(jsonSchema(call.query, 'input', schemas));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    // Lists are sent as `seasons=spring,summer`.
    ...(schema['type'] === 'array' && { style: 'form', explode: false }),
  }));
}

function requestBodyOf(call: Endpoint, schema: JsonSchema) {
  return {
    required: fieldsOf(schema).required.length > 0,
    content: {
      ...(call.form && { 'application/x-www-form-urlencoded': { schema } }),
      'application/json': { schema },
    },
  };
}

function successOf(call: Endpoint, schemas: NamedSchemas): Record<string, JsonSchema> {
  const envelope = {
    type: 'object',
    required: ['status', 'message', 'data', 'errors'],
    properties: {
      status: { const: true },
      message: { type: 'string' },
      data: jsonSchema(call.data, 'output', schemas),
      errors: { type: 'array', maxItems: 0 },
    },
  };
  return {
    [call.status ?? 200]: { description: 'Done', content: { 'application/json': { schema: envelope } } },
    ...(call.cache && { 304: { description: 'The kept answer is still good' } }),
  };
}

function failuresOf(call: Endpoint): Record<string, JsonSchema> {
  const codes = Map.groupBy(refusalsOf(call), (code) => statusOfCode[code]);
  return Object.fromEntries([...codes].map(([status, ofStatus]) => [status, failureOf(status, ofStatus)]));
}

function failureOf(status: number, codes: ErrorCode[]): JsonSchema {
  const properties = {
    code: { enum: codes },
    ...(codes.includes('PRICE_CHANGED') && { data: newTotals }),
  };
  const schema = { allOf: [{ $ref: '#/components/schemas/Failure' }, { properties }] };
  return {
    description: codes.join(', '),
    content: { 'application/json': { schema } },
    ...((status === 429 || status === 503) && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
    }),
  };
}

const newTotals = {
  description: 'The new totals where the code is PRICE_CHANGED',
  anyOf: [{ $ref: '#/components/schemas/Totals' }, { type: 'null' }],
};

/** All error codes of a call: its own, and those of all calls of its kind. */
function refusalsOf(call: Endpoint): ErrorCode[] {
  return [
    ...new Set<ErrorCode>([
      ...(inputPlace(call) ? (['VALIDATION'] as const) : []),
      ...(inputPlace(call) === 'body' ? unreadableBodies : []),
      ...(call.access === 'token' || call.access === 'registered' ? (['UNAUTHENTICATED'] as const) : []),
      ...(call.access === 'registered' ? (['PROFILE_INCOMPLETE'] as const) : []),
      ...(isMutation(call) ? (['XSRF', 'FORBIDDEN', 'CONFLICT'] as const) : []),
      ...(call.refusals ?? []),
      ...(call.idempotent ? (['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_MISMATCH'] as const) : []),
      'METHOD_NOT_ALLOWED',
      'RATE_LIMITED',
      'INTERNAL',
      'SERVICE_UNAVAILABLE',
    ]),
  ];
}

const unreadableBodies = ['BAD_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const;

type Requirement = Record<string, string[]>;

/** The security schemes. */
const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token, ten minutes long',
  },
  browser: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sb',
    description: 'Binds a session to the browser it began in; `sb` where the store is not on https',
  },
  user: {
    type: 'apiKey',
    in: 'cookie',
    name: 'user',
    description: 'The pair of tokens as JSON, where a browser keeps it',
  },
  xsrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'Repeats the XSRF-TOKEN cookie in calls that change something and bring cookies',
  },
};

/** The security requirements of a call: one alternative per kind of client, first without cookies, then a browser. */
function securityOf(call: Endpoint): Requirement[] {
  if (call.access === 'optional') return [{}, { bearer: [] }, { bearer: [], browser: [] }];
  const alone: Requirement = call.access === 'public' ? {} : { bearer: [] };
  if (isMutation(call)) return [alone, { ...alone, browser: [], xsrf: [] }];
  return call.access === 'public' ? [] : [alone, { ...alone, browser: [] }];
}
