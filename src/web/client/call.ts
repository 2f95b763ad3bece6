import type { DataOf, PageCall } from '../../shop/endpoints.ts';
import { CallError, dataOf } from './call-error.ts';
import type { CallInput, CallOptions } from './caller.ts';
import { type Answer, send } from './send.ts';
import { readTokens } from './session/tokens.ts';
import { accessOf, type Wire, wireOf } from './wire.ts';

/** Calls the API from the browser; a stale access or XSRF token is renewed once. @throws CallError */
export async function call<Name extends PageCall>(
  name: Name,
  ...[input, options = {}]: CallInput<Name>
): Promise<DataOf<Name>> {
  const wire = wireOf(name, input);
  try {
    const { status, body, requestId } =
      accessOf(name) === 'public' ? await sendOpen(wire, options) : await sendSigned(wire, options);
    // The contract tests check that the API answers in the declared shape.
    return dataOf(status, body, requestId) as DataOf<Name>;
  } catch (error) {
    // oxlint-disable-next-line no-console -- failed reads are logged (specification section 8)
    if (wire.method === 'GET' && error instanceof CallError) console.warn(name, error.status, error.code);
    throw error;
  }
}

async function sendOpen(wire: Wire, options: CallOptions, token?: string): Promise<Answer> {
  const first = await send(wire, options, token);
  return refusedXsrf(first) ? send(wire, options, token) : first;
}

async function sendSigned(wire: Wire, options: CallOptions): Promise<Answer> {
  const token = readTokens()?.accessToken;
  const first = await sendOpen(wire, options, token);
  const { status, stale } = first;
  if ((status !== 401 && status !== 403 && !stale) || refusedXsrf(first)) return first;
  const renewed = await refreshed(token);
  return renewed ? send(wire, options, renewed) : first;
}

/** Loaded on first use: pages are rendered with a fresh token, so most visits never refresh it. */
function refreshed(token: string | undefined): Promise<string | undefined> {
  return import('./session/refresh.ts').then(
    ({ refreshSession }) => refreshSession(token),
    () => undefined,
  );
}

function refusedXsrf({ status, body }: Answer): boolean {
  return status === 403 && new CallError(status, body ?? {}).code === 'XSRF';
}
