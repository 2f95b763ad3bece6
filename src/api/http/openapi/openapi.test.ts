import { describe, expect, test } from 'vitest';
import { consoleEndpoints } from '../../../shop/console-endpoints.ts';
import type { ConsoleEndpoint } from '../../../shop/wire/console-endpoint.ts';
import { errorCodes } from '../../../shop/wire/envelope.ts';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

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

describe('the document', () => {
  test('knows every code, and a call that may answer it', () => {
    const codesOfCalls = Object.values(document.paths)
      .flatMap((operations) => Object.values(operations))
      .flatMap(({ responses }) => Object.entries(responses))
      .flatMap(([status, { description }]) => (Number(status) >= 400 ? String(description).split(', ') : []));
    // The console's calls stand in no public document; its guard answers the first two.
    const codesOfConsole = ['SECOND_FACTOR', 'REAUTH'].concat(
      ...Object.values<ConsoleEndpoint>(consoleEndpoints).map(({ refusals = [] }) => refusals),
    );
    expect(new Set([...codesOfCalls, ...codesOfConsole])).toEqual(new Set(errorCodes));
    expect(document.components.schemas['Failure']).toMatchObject({
      properties: { code: { enum: errorCodes } },
    });
  });

  test('refers to nothing that is not there', () => {
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect(
      [...referred].filter((name) => name === undefined || !(name in document.components.schemas)),
    ).toEqual([]);
    expect(text).not.toContain('$defs');
  });

  test('has a name of its own for every operation', () => {
    const ids = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('says how a list, a form, a key and a kept answer travel', () => {
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
  const page = docsPage(document);

  test('shows every path and every shape', () => {
    expect(Object.keys(document.paths).filter((path) => !page.includes(path))).toEqual([]);
    expect(
      Object.keys(document.components.schemas).filter((name) => !page.includes(`id="shape-${name}"`)),
    ).toEqual([]);
  });

  test('holds under a strict content policy', () => {
    expect(page.match(/<style>([^<]*)<\/style>/)?.[1]).toBe(docsStyle);
    expect(page).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=|https?:\/\//);
  });

  test('links only to what it holds', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  });

  test('keeps text as text', () => {
    const info = { ...document.info, title: '<b>"&\'' };
    expect(docsPage({ ...document, info })).toContain('<h1>&lt;b&gt;&quot;&amp;&#39;</h1>');
  });
});
