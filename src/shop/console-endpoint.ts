import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { StaffRole } from './staff/roles.ts';

/**
 * One call of the merchant's console as data. Its path may have parameters (`/staff/:id`), which `params` parses; input
 * beside them stands in the query or in the body.
 */
export type ConsoleEndpoint = Pick<
  Endpoint,
  'method' | 'tag' | 'summary' | 'query' | 'body' | 'data' | 'status' | 'refusals'
> & {
  readonly path: `/api/console/v1/${string}`;
  /**
   * Who may call it: members of the staff with one of these roles; `signingIn`: whoever has passed the first factor;
   * `anybody`: no session is asked for.
   */
  readonly roles: readonly StaffRole[] | 'signingIn' | 'anybody';
  readonly params?: z.ZodObject;
  /** Wants a second factor of the last five minutes, else 401 `REAUTH`. */
  readonly fresh?: true;
  /** Wants an `Idempotency-Key`: the same key and input get the same answer again. */
  readonly idempotent?: true;
  /** Sent by the page on its own: does not keep an idle session alive. */
  readonly background?: true;
};

/** Keeps the exact type of a console call, so that its input and its data can be inferred from it. */
export const consoleEndpoint = <const Call extends ConsoleEndpoint>(call: Call): Call => call;
