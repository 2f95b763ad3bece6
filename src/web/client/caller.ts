import type { DataOf, EndpointName, InputOf } from '../../shop/endpoints.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Makes pay and return calls safe to repeat: the same key and body get the same answer. */
  idempotencyKey?: string;
};

/**
 * Asks the API one thing. Resolves to the `data` of the answer; throws a `CallError` on every other answer,
 * on a lost network and after 95 seconds.
 */
export type Caller = <Name extends EndpointName>(
  name: Name,
  ...input: CallInput<Name>
) => Promise<DataOf<Name>>;

/** The input may be left out where nothing in it is required. */
export type CallInput<Name extends EndpointName> =
  object extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions];
