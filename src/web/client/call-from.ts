import { createContext, type RouterContextProvider } from 'react-router';
import type { DataOf } from '../../shop/endpoints.ts';
import { dataOf } from './call-error.ts';
import { call } from './call.ts';
import type { Caller } from './caller.ts';
import { type Wire, wireOf } from './wire.ts';

/** Carries one call to the API in the same process and brings its answer back. */
export type InProcess = (
  wire: Wire & { headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown }>;

const callerContext = createContext<Caller>(call);

/** The one way a loader asks the API: over the network in the browser, in process while rendering on the server. */
export function callFrom(context: Readonly<RouterContextProvider>): Caller {
  return context.get(callerContext);
}

/** Lets every loader of one request ask through `send`. */
export function callInProcess(context: RouterContextProvider, send: InProcess): void {
  context.set(callerContext, async (name, ...[input, options]) => {
    const headers = options?.idempotencyKey ? { headers: { 'idempotency-key': options.idempotencyKey } } : {};
    const { status, body } = await send({ ...wireOf(name, input), ...headers });
    // As in the browser: the API answers in the shape its endpoint declares, here without a network in between.
    return dataOf(status, body) as DataOf<typeof name>;
  });
}
