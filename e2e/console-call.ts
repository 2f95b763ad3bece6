import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import {
  type ConsoleCallName,
  type ConsoleDataOf,
  consoleEndpoints,
  type ConsoleInputOf,
} from '../src/shop/console-endpoints.ts';
import { endpoints } from '../src/shop/endpoints.ts';
import type { ConsoleEndpoint } from '../src/shop/wire/console-endpoint.ts';
import { inputPlace } from '../src/shop/wire/endpoint.ts';
import { cookiesOf } from './store-call.ts';

/** Makes a call of the console as the employee who is signed in to a browser, as its pages do. */
export async function consoleCall<Name extends ConsoleCallName>(
  context: BrowserContext,
  name: Name,
  input: ConsoleInputOf<Name>,
): Promise<ConsoleDataOf<Name>> {
  const call: ConsoleEndpoint = consoleEndpoints[name];
  if ((await cookiesOf(context))['XSRF-TOKEN'] === undefined)
    await context.request.get(endpoints.getXsrfToken.path);
  const given: Record<string, unknown> = { ...input };
  const path = call.path.replaceAll(/:(\w+)/g, (_all, key: string) => {
    const value = String(given[key]);
    delete given[key];
    return encodeURIComponent(value);
  });
  const isQuery = inputPlace(call) === 'query';
  const response = await context.request.fetch(path, {
    method: call.method,
    headers: {
      'accept-language': 'ar',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      'x-xsrf-token': (await cookiesOf(context))['XSRF-TOKEN'] ?? '',
    },
    ...(isQuery
      ? { params: Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)])) }
      : { data: given }),
  });
  if (!response.ok()) throw new Error(`${name} was refused: ${await response.text()}`);
  // The contract's type for what the console's call answers.
  const { data }: { data: ConsoleDataOf<Name> } = await response.json();
  return data;
}
