import type { z } from 'zod';
import type { ErrorCode } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: everybody; everybody, with an optional token; a token; a token of a shopper with a complete profile.
 */
export type Access = 'public' | 'optional' | 'token' | 'registered';

/** One call as data. Its input is either in the query string or in the body. */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** The group in the API reference. */
  readonly tag: string;
  readonly summary: string;
  /** More for the reference than the summary says, in Markdown. */
  readonly description?: string;
  readonly query?: z.core.$ZodObject;
  readonly body?: z.core.$ZodObject;
  readonly data: z.core.$ZodType;
  /** Aliases of the path, for older clients. */
  readonly also?: readonly { readonly method: Method; readonly path: `/${string}` }[];
  /** The specification sends this body as a form; JSON is accepted too. */
  readonly form?: true;
  /** Supports `Idempotency-Key`: the same key and body get the same answer. */
  readonly idempotent?: true;
  /** The answer contains no personal data, so a shared cache may store it. */
  readonly cache?: 'public';
  readonly status?: 201;
  /** Refusal codes of this call, besides those of all calls of its kind. */
  readonly refusals?: readonly ErrorCode[];
};

/** Keeps the exact type of a call for inference of its input and data. */
export const endpoint = <const Call extends Endpoint>(call: Call): Call => call;

/** Every method and path of a call, the main one first. */
export const routesOf = (call: Endpoint) => [{ method: call.method, path: call.path }, ...(call.also ?? [])];

/** Where a call's input goes; null without input. */
export const inputPlace = (call: Pick<Endpoint, 'method' | 'query' | 'body'>) =>
  call.query ? 'query' : call.body ? 'body' : null;

/** Whether the call mutates. Such calls need the XSRF token when sent with cookies. */
export const isMutation = (call: Endpoint) => call.method !== 'GET';

/**
 * A call's input as the caller gives it: one flat object, whether sent in the path, query or body. Fields with a
 * default are optional; values have their parsed types (a list stays a list, a number a number).
 */
export type InputOfCall<Call> = Flat<
  (Call extends { readonly params: infer Params } ? Given<Params> : unknown) &
    (Call extends { readonly query: infer Query } ? Given<Query> : unknown) &
    (Call extends { readonly body: infer Body } ? Given<Body> : unknown)
>;

export type DataOfCall<Call extends { readonly data: z.core.$ZodType }> = z.output<Call['data']>;

/** A call's parsed input, with defaults. */
export type ParsedOfCall<Call> = Flat<
  (Call extends { readonly params: infer Params extends z.core.$ZodType } ? z.output<Params> : unknown) &
    (Call extends { readonly query: infer Query extends z.core.$ZodType } ? z.output<Query> : unknown) &
    (Call extends { readonly body: infer Body extends z.core.$ZodType } ? z.output<Body> : unknown)
>;

type Given<Schema> = Schema extends z.core.$ZodType ? WithOptional<z.input<Schema>, z.output<Schema>> : never;

type WithOptional<In, Out> = {
  [Key in keyof Out as Key extends OptionalKeys<In> ? never : Key]: Out[Key];
} & {
  [Key in keyof Out as Key extends OptionalKeys<In> ? Key : never]?: Out[Key] | undefined;
};

type OptionalKeys<In> = {
  [Key in keyof In]-?: object extends Pick<In, Key> ? Key : never;
}[keyof In];

type Flat<T> = { [Key in keyof T]: T[Key] };
