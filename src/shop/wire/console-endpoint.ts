import type { z } from 'zod';
import type { KeyScope } from '../people/staff/key-scopes.ts';
import type { StaffRole } from '../people/staff/roles.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * One call of the merchant's console as data. Its path may have parameters (`/staff/:id`), which `params` parses;
 * other input is in the query or the body.
 */
export type ConsoleEndpoint = Pick<
  Endpoint,
  'method' | 'tag' | 'summary' | 'query' | 'body' | 'data' | 'status' | 'refusals'
> & {
  readonly path: `/api/console/v1/${string}`;
  /**
   * Who may call it: staff with one of these roles; `signingIn`: after the first factor; `anybody`: without a
   * session.
   */
  readonly roles: readonly StaffRole[] | 'signingIn' | 'anybody';
  readonly params?: z.core.$ZodObject;
  /** Requires a second factor within the last five minutes, else 401 `REAUTH`, of those whose role has one. */
  readonly fresh?: true;
  /** Requires an `Idempotency-Key`: the same key and input get the same answer. */
  readonly idempotent?: true;
  /** A call that is no GET and changes nothing, such as a preview; every other leaves a line in the audit log. */
  readonly changes?: false;
  /** The body is one file, `multipart/form-data` with the field `file`. */
  readonly upload?: true;
  /** An API key with this scope may make it, too; only a call without personal data. */
  readonly scope?: KeyScope;
  /** Taken from a device whose session has ended as its owner left or lost the role, too: `staff.hasLeft`. */
  readonly late?: true;
  /** Polled by the page: does not extend an idle session. */
  readonly background?: true;
};

/** Keeps the exact type of a console call for inference of its input and data. */
export const consoleEndpoint = <const Call extends ConsoleEndpoint>(call: Call): Call => call;
