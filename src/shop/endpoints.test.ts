import { expect, test } from 'vitest';
import { endpointNames, endpoints } from './endpoints.ts';
import { type Endpoint, inputPlace, routesOf } from './wire/endpoint.ts';

const calls = Object.entries<Endpoint>(endpoints);
const namesOf = (isSo: (call: Endpoint) => boolean) =>
  calls.filter(([, call]) => isSo(call)).map(([name]) => name);

test('no two calls answer on the same method and path', () => {
  const routes = calls.flatMap(([, call]) => routesOf(call).map(({ method, path }) => `${method} ${path}`));
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test('an input is in the query or in the body, never in both', () => {
  expect(namesOf((call) => call.query !== undefined && call.body !== undefined)).toEqual([]);
  expect(namesOf((call) => call.method === 'GET' && inputPlace(call) === 'body')).toEqual([]);
});

test('only public reading is kept by shared caches', () => {
  expect(
    namesOf((call) => call.cache === 'public' && (call.method !== 'GET' || call.access !== 'public')),
  ).toEqual([]);
});

test('adding to the cart, merging, paying, editing an order, both returns and letters honor an idempotency key', () => {
  expect(namesOf((call) => call.idempotent === true)).toEqual([
    'addToCart',
    'mergeGuestChoices',
    'editOrder',
    'payCash',
    'requestReturnOrder',
    'requestReturnShipment',
    'appeal',
    'writeToSupport',
  ]);
});

test('forms are taken where the specification sends forms', () => {
  expect(namesOf((call) => call.form === true)).toEqual(['sendOtp', 'verifyCode', 'refreshTokens']);
});

test('a shopper without a profile reaches the profile and nothing else', () => {
  expect(namesOf((call) => call.access === 'token')).toEqual([
    'registerUser',
    'getUserData',
    'deleteAccount',
  ]);
});

test('the specification’s public paths ask for no token', () => {
  const isPublicPath = (path: string) =>
    /refresh-token|get-all-city|\/auth\/|\/store\/(products|banner|category)|\/subcategory\/|\/homePage|\/app\/products/.test(
      path,
    );
  expect(namesOf((call) => isPublicPath(call.path) && call.access !== 'public')).toEqual([]);
});

test('every call has its name in the list', () => {
  expect(endpointNames).toEqual(calls.map(([name]) => name));
});
