import type { BrowserContext } from '@playwright/test';
import { type DataOf, type EndpointName, endpoints, type InputOf } from '../src/shop/endpoints.ts';
import type { Language } from '../src/shop/language.ts';
import { type Endpoint, inputPlace } from '../src/shop/wire/endpoint.ts';

/**
 * Makes a call of the contract with the cookies of a browser, as its pages do: sets up what a journey does not test (an
 * older order, a returning shopper).
 */
export async function storeCall<Name extends EndpointName>(
  context: BrowserContext,
  name: Name,
  input?: InputOf<Name>,
  language: Language = 'en',
): Promise<DataOf<Name>> {
  const call: Endpoint = endpoints[name];
  const { method } = call;
  const cookies = await cookiesOf(context);
  if (method !== 'GET' && cookies['XSRF-TOKEN'] === undefined) {
    await context.request.get(endpoints.getXsrfToken.path);
    Object.assign(cookies, await cookiesOf(context));
  }
  const isQuery = inputPlace(call) === 'query';
  const token = tokensIn(cookies['user'])?.accessToken;
  const response = await context.request.fetch(call.path, {
    method,
    headers: {
      'accept-language': language,
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { 'x-xsrf-token': cookies['XSRF-TOKEN'] ?? '' }),
      ...(call.access === 'public' || token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    // A call's input is one flat object of plain values; the contract says where it travels.
    ...(input === undefined ? {} : isQuery ? { params: plain(input) } : { data: input }),
  });
  if (!response.ok()) throw new Error(`${name} was refused: ${await response.text()}`);
  // The contract's type for what the contract's call answers.
  const { data }: { data: DataOf<Name> } = await response.json();
  return data;
}

export type Tokens = { accessToken: string; refreshToken: string };

/** The pair as the shop keeps it in the cookie named `user`. */
export function tokensIn(cookie: string | undefined): Tokens | undefined {
  // Written by the shop, in this shape.
  return cookie ? JSON.parse(cookie) : undefined;
}

/** A browser's cookies by name, decoded. */
export async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = await context.cookies();
  return Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]));
}

function plain(input: object): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}
