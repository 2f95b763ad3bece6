import { createContext, type RouterContextProvider } from 'react-router';
import type { DataOf } from '../../shop/endpoints.ts';
import { dataOf } from './call-error.ts';
import { call } from './call.ts';
import type { Caller } from './caller.ts';
import { type Wire, wireOf } from './wire.ts';

/** Sends one call to the API in the same process. */
export type InProcess = (
  wire: Wire & { headers?: Record<string, string> },
) => Promise<{ status: number; body: unknown; requestId?: string }>;

const callerContext = createContext<Caller>(call);

/** Returns the call function for a loader: over the network in the browser, in process during server rendering. */
export function callFrom(context: Readonly<RouterContextProvider>): Caller {
  return context.get(callerContext);
}

/** Makes all loaders of one request call through `send`. */
export function callInProcess(context: RouterContextProvider, send: InProcess): void {
  context.set(callerContext, async (name, ...[input, options]) => {
    const headers = options?.idempotencyKey ? { headers: { 'idempotency-key': options.idempotencyKey } } : {};
    const { status, body, requestId } = await send({ ...wireOf(name, input), ...headers });
    // The API answers in the shape its endpoint declares, as it does over the network.
    return dataOf(status, body, requestId) as DataOf<typeof name>;
  });
}
