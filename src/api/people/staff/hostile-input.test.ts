import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import { consoleCallNames, consoleEndpoints } from '../../../shop/console-endpoints.ts';
import { staffRoles } from '../../../shop/people/staff/roles.ts';
import type { ConsoleEndpoint } from '../../../shop/wire/console-endpoint.ts';
import { inputPlace } from '../../../shop/wire/endpoint.ts';
import { exampleOf } from '../../platform/http/openapi/example-of.ts';
import { jsonSchema, type NamedSchemas } from '../../platform/http/openapi/json-schema.ts';

const store = await openStore();
const staff = await openConsole(store, [...staffRoles]);
staff.audited = null;
await staff.send('GET', '/api/client/v1/auth/xsrf');

const garbage: readonly unknown[] = ['a\0b', 'a\uD800', 'x'.repeat(10_000), 2 ** 31, '٣', null];

const attacked = consoleCallNames.filter((name) => {
  const call: ConsoleEndpoint = consoleEndpoints[name];
  return inputPlace(call) !== null && name !== 'logoutStaff';
});

/** An input of the call as its reference shows it. */
function exampleFor(call: ConsoleEndpoint): unknown {
  const named: NamedSchemas = {};
  const schema = jsonSchema(call.query ?? call.body ?? never(), 'input', named);
  return exampleOf(schema, named);
}

function never(): never {
  throw new Error('the call has no input');
}

/** Copies of `value` in each of which one field, however deep, holds garbage. */
function spoiled(value: unknown, bad: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [bad];
  return Object.entries(value).flatMap(([key, inner]) =>
    spoiled(inner, bad).map((spoiledInner) =>
      Array.isArray(value) ? value.with(Number(key), spoiledInner) : { ...value, [key]: spoiledInner },
    ),
  );
}

function toQuery(input: unknown): string {
  const pairs = Object.entries(input as object).map(([key, value]) => [key, String(value).toWellFormed()]);
  return new URLSearchParams(pairs).toString();
}

test.each(attacked)('garbage in any field of %s is no fault', async (name) => {
  const call: ConsoleEndpoint = consoleEndpoints[name];
  const path = call.path.replaceAll(/:\w+/g, 'none');
  const inQuery = inputPlace(call) === 'query';
  const faults: unknown[] = [];
  for (const bad of garbage)
    for (const input of spoiled(exampleFor(call), bad)) {
      const url = inQuery ? `${path}?${toQuery(input)}` : path;
      const key = { 'idempotency-key': randomUUID() };
      const { status } = await staff.send(call.method, url, inQuery ? undefined : (input as object), key);
      if (status >= 500) faults.push([status, JSON.stringify(input).slice(0, 200)]);
    }
  expect(faults).toEqual([]);
});
