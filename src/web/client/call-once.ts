import type { DataOf, InputOf, PageCall } from '../../shop/endpoints.ts';
import { call } from './call.ts';
import type { CallInput } from './caller.ts';
import { idempotencyKeys } from './idempotency-key.ts';

/** Calls with an `Idempotency-Key`, the same for equal inputs until an answer came. @throws CallError */
export async function callOnce<Name extends PageCall>(
  name: Name,
  input: InputOf<Name>,
): Promise<DataOf<Name>> {
  const keys = idempotencyKeys(name);
  const options = { idempotencyKey: keys.keyFor(JSON.stringify(input)) };
  // The tuple is the one `call` takes for this name; it cannot be resolved while the name is open.
  const data = await call(name, ...([input, options] as CallInput<Name>));
  keys.forget();
  return data;
}
