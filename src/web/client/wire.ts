import { calls } from 'virtual:calls';
import type { PageCall } from '../../shop/endpoints.ts';
import type { Access } from '../../shop/wire/endpoint.ts';

/** A serialized call, ready for fetch or the in-process API. */
export type Wire = {
  method: string;
  path: string;
  body?: Readonly<Record<string, unknown>>;
  /** Sends the body as `application/x-www-form-urlencoded`. */
  form?: boolean;
};

/** Puts a call's input where the contract wants it: the query string or the body. */
export function wireOf(name: PageCall, input: object = {}): Wire {
  const [path, method, , place = method === 'GET' || method === 'DELETE' ? 'query' : 'body'] = calls[name];
  if (place === 'query') return { method, path: path + queryOf(input) };
  return { method, path, body: { ...input }, form: place === 'form' };
}

export const accessOf = (name: PageCall): Access => calls[name][2];

/** `?a=1&list=x,y`; empty values are omitted. */
function queryOf(input: object): string {
  const filled = Object.entries(input).filter(
    ([, value]) => value !== undefined && value !== null && String(value) !== '',
  );
  return filled.length === 0
    ? ''
    : `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}`;
}
