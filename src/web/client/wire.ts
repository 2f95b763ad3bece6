import { calls } from 'virtual:calls';
import type { Access } from '../../shop/endpoint.ts';
import type { EndpointName } from '../../shop/endpoints.ts';

/** A call ready to be sent, by fetch or in process. */
export type Wire = {
  method: string;
  path: string;
  body?: Readonly<Record<string, unknown>>;
  /** The body travels as `application/x-www-form-urlencoded`. */
  form?: boolean;
};

/** Puts the input of a call where the contract wants it: into the query string or into the body. */
export function wireOf(name: EndpointName, input: object = {}): Wire {
  const [method, path, , place, form = false] = calls[name];
  if (place === 'query') return { method, path: path + queryOf(input) };
  return place === 'body' ? { method, path, body: { ...input }, form } : { method, path };
}

export const accessOf = (name: EndpointName): Access => calls[name][2];

/** `?a=1&list=x,y`; what is empty is left out. */
function queryOf(input: object): string {
  const filled = Object.entries(input).filter(
    ([, value]) => value !== undefined && value !== null && String(value) !== '',
  );
  return filled.length === 0
    ? ''
    : `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}`;
}
