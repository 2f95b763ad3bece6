import type { DataOf, PageCall, InputOf } from '../../shop/endpoints.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** Of calls that honor one: the same key and body get the same answer. */
  idempotencyKey?: string;
};

/** Resolves to the `data` of the answer. @throws CallError for every other answer, and after 95 seconds */
export type Caller = <Name extends PageCall>(name: Name, ...input: CallInput<Name>) => Promise<DataOf<Name>>;

/** The input may be omitted when none of its fields is required. */
export type CallInput<Name extends PageCall> =
  object extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions];
