import { expect, test } from 'vitest';
import { consoleEndpoints } from './console-endpoints.ts';
import { rights, rightsOf, rolesWith } from './people/staff/roles.ts';
import { needsSecondFactor, sessionTerms } from './people/staff/session-terms.ts';
import type { ConsoleEndpoint } from './wire/console-endpoint.ts';

const calls = Object.entries<ConsoleEndpoint>(consoleEndpoints);
const namesOf = (isSo: (call: ConsoleEndpoint) => boolean) =>
  calls.filter(([, call]) => isSo(call)).map(([name]) => name);

test('no two calls of the console answer on the same method and path', () => {
  const routes = calls.map(([, { method, path }]) => `${method} ${path}`);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test('every parameter of a path is parsed, and a read takes no body', () => {
  const parametersOf = ({ path }: ConsoleEndpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(
    namesOf((call) => parametersOf(call).join() !== Object.keys(call.params?._zod.def.shape ?? {}).join()),
  ).toEqual([]);
  expect(namesOf((call) => call.query !== undefined && call.body !== undefined)).toEqual([]);
  expect(namesOf((call) => call.method === 'GET' && call.body !== undefined)).toEqual([]);
});

test('only calls that change something require an idempotency key or a fresh second factor', () => {
  expect(namesOf((call) => call.method === 'GET' && call.idempotent === true)).toEqual([]);
});

test('everything but signing in asks for a role', () => {
  expect(namesOf((call) => typeof call.roles === 'string' && !/\/v1\/(auth|dev)\//.test(call.path))).toEqual(
    [],
  );
  expect(namesOf((call) => call.roles.length === 0)).toEqual([]);
});

test('an owner may everything, wholly', () => {
  expect(Object.values(rights).map((holders) => holders.owner ?? 'none')).not.toContain('limited');
  expect(rolesWith('manageStaff')).toEqual(['owner']);
});

test('the rights of several roles add up, the wider one counts', () => {
  expect(rightsOf(['packer', 'accountant'])).toMatchObject({ packOrders: 'all', readOrders: 'limited' });
  expect(rightsOf(['support', 'packer']).readOrders).toBe('all');
  expect(rightsOf(['packer']).countCash).toBeUndefined();
});

test.each([
  [['owner'], 30, 10, false, true],
  [['packer'], 240, 10, false, false],
  [['courier'], 840, 16, true, false],
  [['courier', 'packer'], 240, 10, true, false],
  [['courier', 'manager'], 30, 10, true, true],
] as const)('a session of %j idles %i minutes and lasts %i hours', (roles, idle, hours, isOnOne, second) => {
  expect(sessionTerms(roles)).toEqual({ idleMinutes: idle, hours, isOnOneDevice: isOnOne });
  expect(needsSecondFactor(roles)).toBe(second);
});
