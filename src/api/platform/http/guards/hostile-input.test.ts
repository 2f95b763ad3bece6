import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import type { Client } from '../../../../../test/client.ts';
import { openStore } from '../../../../../test/store.ts';
import { type EndpointName, endpointNames, endpoints } from '../../../../shop/endpoints.ts';
import { type Endpoint, inputPlace, routesOf } from '../../../../shop/wire/endpoint.ts';
import { statusOfCode } from '../../../../shop/wire/envelope.ts';

const store = await openStore();
await addProduct(store.db, { id: 'dress' });
const shopper = await store.shopper();
const guest = store.guest();
await guest.call('getXsrfToken');

/** Calls that end the session or delete the shopper are attacked as a guest. */
const byGuest = new Set<EndpointName>(['logout', 'refreshTokens', 'verifyCode', 'sendOtp', 'deleteAccount']);

/** A valid value for a field, judged by its name. */
const plausible: Record<string, unknown> = {
  productId: 'dress',
  colorId: 'black',
  sizeId: 'M',
  quantity: 1,
  rating: 5,
  number: '0944123456',
  phoneNumber: '0944123456',
  verificationCode: '000000',
  expectedTotal: 1,
  points: 100,
  kind: 'return',
  reason: 'other',
  email: 'rima@example.com',
  latitude: 33.5,
  longitude: 36.3,
  address: { city: 'Damascus', area: 'Mezzeh', street: 'Al-Jalaa' },
  items: [{ productId: 'dress', colorId: 'black', sizeId: 'M', quantity: 1 }],
  to: '+963944123456',
};

const deep = (levels: number): unknown => (levels === 0 ? 'end' : { in: deep(levels - 1) });

const garbage: [string, unknown][] = [
  ['null', null],
  ['nothing', ''],
  ['blanks', '   '],
  ['NUL', 'a\0b'],
  ['a lone surrogate', 'a\uD800'],
  ['a very long text', 'x'.repeat(20_000)],
  ['markup', '"><script>alert(1)</script>'],
  ['SQL', `'; drop table orders; --`],
  ['a pattern', '%_\\'],
  ['bidi marks', '\u202E\u2066abc'],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['a tiny number', 1e-7],
  ['a huge number', 1e300],
  ['beyond the safe integers', 2 ** 60],
  ['the text NaN', 'NaN'],
  ['the text Infinity', 'Infinity'],
  ['a yes', true],
  ['a list', ['a', 'b']],
  ['a list of nothing', [null, {}, []]],
  ['an empty list', []],
  ['an object', { $gt: '' }],
  ['an object with a name of every object', { constructor: { prototype: { isAdmin: true } }, toString: 1 }],
  ['seven levels', deep(7)],
  ['twenty levels', deep(20)],
];

type Reply = { status: number; headers: Record<string, unknown>; body: unknown };

function expectEnvelope({ status, headers, body }: Reply, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500);
  expect(String(headers['content-type']), what).toMatch(/^application\/json/);
  expect(headers['cache-control'], what).toMatch(/^(private, no-store|public, )/);
  expect(String(headers['vary']), what).toContain('accept-language');
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  expect(body, what).toMatchObject({
    status: status < 400,
    message: expect.any(String),
    errors: expect.any(Array),
  });
  if (status < 400) return;
  const { code } = body as { code: keyof typeof statusOfCode };
  expect([code, statusOfCode[code]], what).toEqual([code, status]);
}

const clientOf = (name: EndpointName): Client => (byGuest.has(name) ? guest : shopper);

function ask(name: EndpointName, input: Record<string, unknown>): Promise<Reply> {
  const call: Endpoint = endpoints[name];
  if (inputPlace(call) !== 'query') return clientOf(name).send(call.method, call.path, input);
  const query = Object.entries(input).flatMap(([key, value]) =>
    [value].flat().map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(wellFormed(one))}`),
  );
  return clientOf(name).send(call.method, `${call.path}?${query.join('&')}`);
}

const wellFormed = (value: unknown) =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

const fieldsOf = (call: Endpoint): string[] => Object.keys((call.query ?? call.body)?._zod.def.shape ?? {});

function plausibleInput(call: Endpoint): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(call).flatMap((field) => (field in plausible ? [[field, plausible[field]]] : [])),
  );
}

describe.each(endpointNames)('%s', (name) => {
  const call: Endpoint = endpoints[name];

  test('answers garbage in any field with the envelope, never as a fault', async () => {
    const input = plausibleInput(call);
    for (const field of fieldsOf(call)) {
      for (const [what, value] of garbage) {
        expectEnvelope(await ask(name, { ...input, [field]: value }), `${field}: ${what}`);
      }
    }
  });

  test('answers anything at all in its fields', async () => {
    const fields = fieldsOf(call);
    if (fields.length === 0) return;
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      // The library's own text of all characters keeps a table of each of them.
      fc.array(fc.nat(0x10_ff_ff), { maxLength: 40 }).map((points) => String.fromCodePoint(...points)),
      fc.double(),
      fc.bigInt().map(Number),
    );
    const anything = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(anything, async (input) => {
        expectEnvelope(await ask(name, { ...plausibleInput(call), ...input }), JSON.stringify(input));
      }),
      { numRuns: 10 },
    );
  });

  test.each([...routesOf(call)])('takes bodies of any kind at $method $path', async ({ method, path }) => {
    if (method === 'GET') return;
    const bodies: [string | undefined, string | undefined, number[]][] = [
      ['application/json', '{', [400]],
      ['application/json', '{"__proto__":{"a":1}}', [400]],
      ['application/json', '{"constructor":{"prototype":{"a":1}}}', [400]],
      ['application/json', '[]', []],
      ['application/json', 'null', []],
      ['application/json', '7', []],
      ['application/json', JSON.stringify({ a: 'x'.repeat(70_000) }), [413]],
      ['application/json', `${'['.repeat(3000)}${']'.repeat(3000)}`, [400]],
      ['application/json', undefined, []],
      ['application/x-www-form-urlencoded', undefined, []],
      ['application/x-www-form-urlencoded', '__proto__=1&constructor=2&a=%00&a=%E0%A4', []],
      ['application/xml', '<a/>', [415]],
      ['text/plain', 'hello', [415]],
      ['multipart/form-data; boundary=x', '--x--', [415]],
      ['nonsense', 'a', [415]],
      [undefined, 'a', [415]],
    ];
    for (const [type, body, statuses] of bodies) {
      const headers = type === undefined ? {} : { 'content-type': type };
      const answer: Reply = await clientOf(name).send(method, path, body, headers);
      const what = `${type} ${String(body).slice(0, 60)}`;
      expectEnvelope(answer, what);
      if (statuses.length > 0) expect(statuses, what).toContain(answer.status);
    }
  });
});
