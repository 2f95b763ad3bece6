import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, type EndpointName } from '../../../../shop/endpoints.ts';
import type { Endpoint } from '../../../../shop/wire/endpoint.ts';
import { joiMessages } from './joi-messages.ts';

const { addToCart, getAllProducts } = endpoints;

const line = { productId: 'p', colorId: 'black', sizeId: 'M', quantity: 1 };
const address = { city: 'Homs', area: 'Inshaat', street: 'Main street' };
const profile = { name: 'Rima', ...address };

test.each<[EndpointName, unknown, string[]]>([
  ['addToCart', line, []],
  ['addToCart', { ...line, sizeId: undefined }, ['"sizeId" is required']],
  [
    'addToCart',
    {},
    ['"productId" is required', '"colorId" is required', '"sizeId" is required', '"quantity" is required'],
  ],
  ['addToCart', { ...line, colorId: '  ' }, ['"colorId" is not allowed to be empty']],
  ['addToCart', { ...line, colorId: 5 }, ['"colorId" must be a string']],
  ['addToCart', { ...line, colorId: null }, ['"colorId" must be a string']],
  ['addToCart', { ...line, quantity: '2' }, ['"quantity" must be a number']],
  ['addToCart', { ...line, quantity: Infinity }, ['"quantity" must be a number']],
  ['addToCart', { ...line, quantity: 1.5 }, ['"quantity" must be an integer']],
  ['addToCart', { ...line, quantity: 0 }, ['"quantity" must be greater than or equal to 1']],
  ['addToCart', { ...line, quantity: 1001 }, ['"quantity" must be less than or equal to 1000']],
  ['addToCart', [], ['"value" must be an object']],
  [
    'registerUser',
    { ...profile, name: 'n'.repeat(101) },
    ['"name" length must be less than or equal to 100 characters long'],
  ],
  ['registerUser', { ...profile, email: 'rima' }, ['"email" must be a valid email']],
  ['registerUser', { ...profile, email: '' }, []],
  ['registerUser', { ...profile, latitude: 91 }, ['"latitude" must be less than or equal to 90']],
  [
    'updateUserData',
    { latitude: 33.5, longitude: 36.3 },
    ['"city" is required', '"area" is required', '"street" is required'],
  ],
  ['updateUserData', {}, ['"city" is required', '"area" is required', '"street" is required']],
  ['updateUserData', { ...address, street: '' }, ['"street" is not allowed to be empty']],
  ['updateUserData', { name: 'Rima' }, []],
  [
    'payCash',
    { expectedTotal: 100, address: { city: '', area: 'x' } },
    ['"address.city" is not allowed to be empty', '"address.street" is required'],
  ],
  ['payCash', { expectedTotal: 100, address: 'Homs' }, ['"address" must be an object']],
  ['applyCoupon', {}, ['"value" must contain at least one of [couponId, code]']],
  ['applyCoupon', { couponId: null }, []],
  [
    'requestReturnShipment',
    { orderId: 'o', kind: 'gift', reason: 'other', items: [{ ...line, quantity: 'one' }] },
    ['"kind" must be one of [return, exchange]', '"items[0].quantity" must be a number'],
  ],
  [
    'requestReturnShipment',
    { orderId: 'o', kind: 'return', items: [] },
    ['"reason" is required', '"items" must contain at least 1 items'],
  ],
  [
    'getAllProducts',
    { page: '0', limit: '51' },
    ['"page" must be greater than or equal to 1', '"limit" must be less than or equal to 50'],
  ],
  [
    'getAllProducts',
    { page: 'two', minPrice: 'low' },
    ['"page" must be a number', '"minPrice" must be a number'],
  ],
  [
    'getAllProducts',
    { seasons: 'spring,monsoon' },
    ['"seasons[1]" must be one of [spring, summer, autumn, winter]'],
  ],
  ['getAllProducts', { inStock: 'perhaps' }, ['"inStock" must be a boolean']],
  ['getAllProducts', { name: ['a', 'b'] }, ['"name" must be a string']],
  ['getAllProducts', { page: '', name: '', minPrice: '', seasons: '', sort: '' }, []],
])('%s with %j is answered with %j', (name, given, messages) => {
  expect(joiMessages(z.safeParse(schemaOf(name), given).error?.issues ?? [], given)).toEqual(messages);
});

test.each<[z.ZodType, unknown, string[]]>([
  [z.strictObject({ a: z.string() }), { a: 'a', b: 1, c: 2 }, ['"b" is not allowed', '"c" is not allowed']],
  [z.object({ on: z.iso.date() }), { on: 'soon' }, ['"on" must be in ISO 8601 date format']],
  [z.object({ id: z.string().regex(/^\d+$/) }), { id: 'x' }, ['"id" fails to match the required pattern']],
  [
    z.object({ code: z.string().min(6) }),
    { code: '123' },
    ['"code" length must be at least 6 characters long'],
  ],
  [z.object({ step: z.number().multipleOf(100) }), { step: 150 }, ['"step" must be a multiple of 100']],
  [z.object({ share: z.number().gt(0).lt(1) }), { share: 1 }, ['"share" must be less than 1']],
])('schemas that no call has yet are spoken for: case %#', (schema, given, messages) => {
  expect(joiMessages(schema.safeParse(given).error?.issues ?? [], given)).toEqual(messages);
});

test('fields outside the schema are dropped', () => {
  expect(addToCart.body.parse({ ...line, price: 1, lineTotal: 1 })).toEqual(line);
});

test('a list comes by commas, by repeated keys, or not at all', () => {
  const seasons = (query: object) => getAllProducts.query.parse(query).seasons;
  expect(seasons({ seasons: 'spring, winter' })).toEqual(['spring', 'winter']);
  expect(seasons({ seasons: ['spring', 'winter'] })).toEqual(['spring', 'winter']);
  expect(seasons({})).toBeUndefined();
});

function schemaOf(name: EndpointName): z.core.$ZodType {
  const call: Endpoint = endpoints[name];
  return call.query ?? call.body ?? z.undefined();
}
