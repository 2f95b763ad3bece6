import type { z } from 'zod';
import type { ErrorCode } from './envelope.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everybody; everybody, and a token is read if there; a token; a token of a shopper whose profile is complete. */
export type Access = 'public' | 'optional' | 'token' | 'registered';

/** One call as data. Its input stands either in the query string or in the body, never in both. */
export type Endpoint = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  /** The part of the store the call belongs to, for the reference. */
  readonly tag: string;
  readonly summary: string;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly data: z.ZodType;
  /** Other ways to the same call, kept for clients that know them. */
  readonly also?: readonly { readonly method: Method; readonly path: `/${string}` }[];
  /** The specification sends this body as a form; JSON is accepted too. */
  readonly form?: true;
  /** Honors `Idempotency-Key`: the same key and body get the same answer again. */
  readonly idempotent?: true;
  /** The answer holds nothing of one shopper, so a shared cache may keep it. */
  readonly cache?: 'public';
  readonly status?: 201;
  /** What this call may be refused for, beside what holds for every call of its kind. */
  readonly refusals?: readonly ErrorCode[];
};

/** Keeps the exact type of a call, so that its input and its data can be inferred from it. */
export const endpoint = <const Call extends Endpoint>(call: Call): Call => call;

/** Every method and path a call answers on, its own first. */
export const routesOf = (call: Endpoint) => [{ method: call.method, path: call.path }, ...(call.also ?? [])];

/** Where a call wants its input; null where it takes none. */
export const inputPlace = (call: Pick<Endpoint, 'method' | 'query' | 'body'>) =>
  call.query ? 'query' : call.body ? 'body' : null;

/** Does the call change something? Such calls repeat the XSRF token where they bring cookies. */
export const isMutation = (call: Endpoint) => call.method !== 'GET';

/**
 * What a caller gives: one flat object, whether it travels in the path, as a query or as a body. Fields that have a default or may be
 * missing are optional; values have the type the server will see (a list stays a list, a number a number).
 */
export type InputOfCall<Call> = Flat<
  (Call extends { readonly params: infer Params } ? Given<Params> : unknown) &
    (Call extends { readonly query: infer Query } ? Given<Query> : unknown) &
    (Call extends { readonly body: infer Body } ? Given<Body> : unknown)
>;

export type DataOfCall<Call extends { readonly data: z.ZodType }> = z.output<Call['data']>;

/** What the server works with once the input is parsed: defaults are filled in. */
export type ParsedOfCall<Call> = Flat<
  (Call extends { readonly params: infer Params extends z.ZodType } ? z.output<Params> : unknown) &
    (Call extends { readonly query: infer Query extends z.ZodType } ? z.output<Query> : unknown) &
    (Call extends { readonly body: infer Body extends z.ZodType } ? z.output<Body> : unknown)
>;

type Given<Schema> = Schema extends z.ZodType ? WithOptional<z.input<Schema>, z.output<Schema>> : never;

type WithOptional<In, Out> = {
  [Key in keyof Out as Key extends OptionalKeys<In> ? never : Key]: Out[Key];
} & {
  [Key in keyof Out as Key extends OptionalKeys<In> ? Key : never]?: Out[Key] | undefined;
};

type OptionalKeys<In> = {
  [Key in keyof In]-?: object extends Pick<In, Key> ? Key : never;
}[keyof In];

type Flat<T> = { [Key in keyof T]: T[Key] };
