import { Totals } from '../../../../shop/buying/cart/contract.ts';
import { consoleEndpoints } from '../../../../shop/console-endpoints.ts';
import { endpoints } from '../../../../shop/endpoints.ts';
import { languages } from '../../../../shop/language.ts';
import type { ConsoleEndpoint } from '../../../../shop/wire/console-endpoint.ts';
import { type Endpoint, routesOf } from '../../../../shop/wire/endpoint.ts';
import { FailureShape } from '../../../../shop/wire/envelope.ts';
import { consoleOperation } from './console-operation.ts';
import { jsonSchema, type NamedSchemas } from './json-schema.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { consoleSchemes, shopSchemes } from './security.ts';
import { shopOperation } from './shop-operation.ts';

/** The shop's calls as an OpenAPI 3.1 document, generated from the table that validates and serves. */
export function shopDocument(): OpenApiDocument {
  const schemas = sharedSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<Endpoint>(endpoints)) {
    routesOf(call).forEach(({ method, path }, alias) => {
      const operationId = alias === 0 ? name : `${name}${alias + 1}`;
      const operation = shopOperation(operationId, call, alias === 0 ? null : call.path, schemas);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    });
  }
  return {
    ...versions,
    info: { title: 'Minwal', version: '1', description: [...common, xsrfOfShop].join('\n\n') },
    tags: tagsOf(Object.values<Endpoint>(endpoints)),
    paths,
    components: { schemas, securitySchemes: shopSchemes, parameters: headers },
  };
}

/** The console's calls, for those who build on it: a document of its own, since its callers are the staff. */
export function consoleDocument(): OpenApiDocument {
  const schemas = sharedSchemas();
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, call] of Object.entries<ConsoleEndpoint>(consoleEndpoints)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: consoleOperation(name, call, schemas) };
  }
  return {
    ...versions,
    info: {
      title: 'Minwal console',
      version: '1',
      description: [...common, staffSession].join('\n\n'),
    },
    tags: tagsOf(Object.values<ConsoleEndpoint>(consoleEndpoints)),
    paths,
    components: { schemas, securitySchemes: consoleSchemes, parameters: headers },
  };
}

const versions = { openapi: '3.1.1', servers: [{ url: '/' }] };

const common = [
  'Every answer is `{ status, message, data, errors }`; a refusal adds `code`, a stable word.',
  '`message` comes in the language of `Accept-Language` (en or ar), `errors` are machine texts such as `"city" is required`.',
  'Money is a whole number of Syrian pounds; moments are ISO 8601 in UTC.',
  'Every answer carries `X-Request-Id`, the id under which the log has the request.',
];

const xsrfOfShop =
  'A call that changes something and brings cookies repeats the `XSRF-TOKEN` cookie in `X-XSRF-TOKEN`; a client without cookies needs none.';

const staffSession =
  'The session is a cookie, set by signing in at `/console` in the same browser. A call that changes something repeats the `XSRF-TOKEN` cookie in `X-XSRF-TOKEN`. A machine sends its key as `Authorization: Bearer mwk_…` instead, without cookies, with the calls that name a scope.';

function sharedSchemas(): NamedSchemas {
  const schemas: NamedSchemas = {};
  for (const shape of [FailureShape, Totals]) jsonSchema(shape, 'output', schemas);
  return schemas;
}

function tagsOf(calls: readonly { tag: string }[]): { name: string }[] {
  return [...new Set(calls.map(({ tag }) => tag))].map((name) => ({ name }));
}

/** The headers a call may bring, as components of both documents. */
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
  RequiredIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A new one for each act; the same key with the same input gets the same answer again',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
  },
};
