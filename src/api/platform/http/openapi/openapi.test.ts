import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openStore } from '../../../../../test/store.ts';
import { consoleEndpoints } from '../../../../shop/console-endpoints.ts';
import { endpoints } from '../../../../shop/endpoints.ts';
import { type ConsoleEndpoint } from '../../../../shop/wire/console-endpoint.ts';
import type { Endpoint } from '../../../../shop/wire/endpoint.ts';
import { errorCodes } from '../../../../shop/wire/envelope.ts';
import { consoleDocument, shopDocument } from './openapi.ts';
import { referenceScript } from './reference-page.ts';

const document = shopDocument();
const storeWithReference = openStore();

const documents = [
  ['shop', document],
  ['console', consoleDocument()],
] as const;

test.each([
  ['GET', '/api/v1/app/products/get-all-products-client'],
  ['GET', '/api/v1/app/homePage'],
  ['GET', '/api/v1/app/homePage/products'],
  ['GET', '/api/client/v1/store/banner'],
  ['GET', '/api/client/v1/store/products/get-products-by-category-id-brand'],
  ['GET', '/api/client/v1/store/category/get-all-category'],
  ['GET', '/api/client/v1/store/category/get-all-category-brand'],
  ['GET', '/api/client/v1/subcategory/get-subcategory-by-category-id'],
  ['GET', '/api/client/v1/store/products/get-product-details'],
  ['GET', '/api/client/v1/store/review/get-reviews'],
  ['POST', '/api/client/v1/store/review/add-review'],
  ['DELETE', '/api/client/v1/store/review/delete-review'],
  ['POST', '/api/client/v1/store/brand/follow'],
  ['DELETE', '/api/client/v1/store/brand/follow'],
  ['GET', '/api/v1/app/get-all-city'],
  ['GET', '/api/v1/app/delivery/quote'],
  ['POST', '/api/client/v1/store/cart/add-to-cart'],
  ['GET', '/api/client/v1/store/cart/display-cart'],
  ['PUT', '/api/client/v1/store/cart/update-quantity'],
  ['DELETE', '/api/client/v1/store/cart/remove-from-cart'],
  ['POST', '/api/client/v1/auth/send-otp'],
  ['PUT', '/api/client/v1/auth/verify-code'],
  ['POST', '/api/client/v1/auth/logout'],
  ['GET', '/api/client/v1/auth/xsrf'],
  ['PUT', '/api/v1/app/auth/refresh-token'],
  ['PUT', '/api/client/v1/user/refresh-token'],
  ['POST', '/api/client/v1/user/refresh-token'],
  ['PUT', '/api/v1/app/user/register-user'],
  ['GET', '/api/client/v1/user/get-user-data'],
  ['PUT', '/api/v1/app/user/update-user-data'],
  ['GET', '/api/client/v1/user/points'],
  ['POST', '/api/client/v1/user/points/redeem'],
  ['DELETE', '/api/client/v1/user/delete-account'],
  ['POST', '/api/client/v1/store/favorite/add-to-favorite'],
  ['PUT', '/api/client/v1/store/favorite/remove-from-favorite'],
  ['GET', '/api/client/v1/store/favorite/get-all-favorite'],
  ['GET', '/api/client/v1/store/order/get-all-order-user'],
  ['GET', '/api/client/v1/store/order/get-order-details'],
  ['PUT', '/api/client/v1/store/order/cancel-order'],
  ['POST', '/api/client/v1/store/order/request-return-order'],
  ['POST', '/api/client/v1/store/order/request-return-shipment'],
  ['PUT', '/api/client/v1/store/order/withdraw-return'],
  ['GET', '/api/v1/app/coupon/available'],
  ['GET', '/api/v1/app/coupon/assigned'],
  ['POST', '/api/v1/app/coupon/assign'],
  ['POST', '/api/v1/app/coupon/apply'],
  ['POST', '/api/v1/app/coupon/preview-cart'],
  ['POST', '/api/client/v1/payment/cash/pay'],
])('%s %s is described', (method, path) => {
  expect(document.paths[path]).toHaveProperty(method.toLowerCase());
});

type Json = { [key: string]: unknown };

/** Every object of the document with its path. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Json]; // an object that is no list
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
}

const operationsOf = ({ paths }: ReturnType<typeof shopDocument>) =>
  Object.values(paths).flatMap((operations) => Object.values(operations));

describe.each(documents)('the document of the %s', (_name, described) => {
  const text = JSON.stringify(described);

  test('refers to nothing that is not there', () => {
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect(
      [...referred].filter((name) => name === undefined || !(name in described.components.schemas)),
    ).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  test('has a name, a description and an example answer of its own for every operation', () => {
    const operations = operationsOf(described);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([]);
    const bare = operations.filter(({ responses }) => !JSON.stringify(responses).includes('"example":'));
    expect(bare).toEqual([]);
  });

  test('says what each array holds, and names each parameter of a path', () => {
    const untold = [...objectsIn(described)].filter(([, { type, items }]) => type === 'array' && !items);
    expect(untold.map(([path]) => path)).toEqual([]);
    for (const [path, operations] of Object.entries(described.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations))
        expect(parameters.filter((one) => one['in'] === 'path').map(({ name }) => name)).toEqual(named);
    }
  });
});

describe('the documents', () => {
  test('hold every call, and every code with a call that may answer it', () => {
    const operations = documents.flatMap(([, described]) => operationsOf(described));
    const ids = operations.map(({ operationId }) => operationId);
    expect(
      [...Object.keys(endpoints), ...Object.keys(consoleEndpoints)].filter((id) => !ids.includes(id)),
    ).toEqual([]);
    const codes = operations
      .flatMap(({ responses }) => Object.entries(responses))
      .flatMap(([status, { description }]) => (Number(status) >= 400 ? String(description).split(', ') : []));
    expect(new Set(codes)).toEqual(new Set(errorCodes));
    expect(document.components.schemas['Failure']).toMatchObject({
      properties: { code: { enum: errorCodes } },
    });
  });

  test('give examples that the calls themselves take and answer', () => {
    const wrong = (name: string, schema: z.core.$ZodType | undefined, example: unknown) => {
      const read = schema && z.safeParse(schema, example);
      return read?.success === false ? [`${name}: ${z.prettifyError(read.error)}`] : [];
    };
    const tables: Record<string, Endpoint | ConsoleEndpoint>[] = [endpoints, consoleEndpoints];
    const faults = documents.flatMap(([, described], place) =>
      operationsOf(described).flatMap(({ operationId, requestBody, responses, parameters }) => {
        const call = tables[place]?.[operationId];
        const answer = responses[String(call?.status ?? 200)] as { content: Json } | undefined; // written by `success`
        const given = answer?.content['application/json'] as { example: { data: unknown } };
        const asked = Object.fromEntries(parameters.map((one) => [one['name'], one['example']]));
        return [
          ...wrong(`${operationId} asks`, call?.body, requestBody?.content['application/json']?.example),
          ...wrong(`${operationId} asks`, call?.query, asked),
          ...wrong(`${operationId} answers`, call?.data, given.example.data),
        ];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('say which path of a refresh a client takes', () => {
    const current = document.paths['/api/v1/app/auth/refresh-token']?.['put']?.description;
    const older = document.paths['/api/client/v1/user/refresh-token'];
    expect(current).toContain('New clients call `PUT /api/v1/app/auth/refresh-token`');
    for (const { description } of Object.values(older ?? {}))
      expect(description).toContain('The same call as `/api/v1/app/auth/refresh-token`, for older clients');
  });

  test('says how a list, a form, a key and a cached answer travel', () => {
    const { get: search } = document.paths['/api/v1/app/products/get-all-products-client'] ?? {};
    const { put: verify } = document.paths['/api/client/v1/auth/verify-code'] ?? {};
    const { post: pay } = document.paths['/api/client/v1/payment/cash/pay'] ?? {};
    expect(search?.parameters).toContainEqual(
      expect.objectContaining({ name: 'seasons', style: 'form', explode: false }),
    );
    expect(search?.responses).toHaveProperty('304');
    expect(search?.security).toEqual([]);
    expect(verify?.requestBody?.content).toHaveProperty('application/x-www-form-urlencoded');
    expect(pay?.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' });
    expect(pay?.responses).toHaveProperty('201');
    expect(pay?.security).toContainEqual({ bearer: [], browser: [], xsrf: [] });
  });

  test('counts orders by status as numbers', () => {
    const { get: orders } = document.paths['/api/client/v1/store/order/get-all-order-user'] ?? {};
    expect(JSON.stringify(orders?.responses['200'])).toContain('"additionalProperties":{"type":"integer"}');
  });
});

describe('the page', () => {
  test.each([
    ['/docs', '/openapi.json'],
    ['/docs/console', '/openapi-console.json'],
  ])('%s shows %s with files of this origin under a strict policy', async (path, described) => {
    const store = await storeWithReference;
    const guest = store.guest();
    const page = await guest.send('GET', path);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(String(page.body)).not.toMatch(/<style|\sstyle=|\son\w+=|https?:\/\/|<script(?! src="\/docs\/)/);
    const files = [...String(page.body).matchAll(/(?:src|href|data-document)="(\/[^"]+)"/g)].map(
      ([, url = '']) => url,
    );
    expect(files).toContain(described);
    for (const file of files) expect([file, (await guest.send('GET', file)).status]).toEqual([file, 200]);
  });

  test('lets no HTML through but text, code, lists and links', () => {
    const [, pattern = ''] = /harmless = \/(.*)\/;/.exec(referenceScript) ?? [];
    const harmless = new RegExp(pattern);
    expect(harmless.test('<div class="a"><p>Send <code>x</code> <a href="#b">to</a></p></div>')).toBe(true);
    for (const html of [
      '<img src=x onerror=a()>',
      '<p onclick="a()">',
      '<script>a()</script>',
      '<p style="">',
      '<svg/>',
    ])
      expect([html, harmless.test(html)]).toEqual([html, false]);
  });
});
