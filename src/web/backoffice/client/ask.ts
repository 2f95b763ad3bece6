import { calls } from 'virtual:console-calls';
import type { ConsoleCallName, ConsoleDataOf, ConsoleInputOf } from '../../../shop/console-endpoints.ts';
import { CallError, dataOf } from '../../client/call-error.ts';
import type { CallOptions } from '../../client/caller.ts';
import { idempotencyKeys } from '../../client/idempotency-key.ts';
import { send } from '../../client/send.ts';

/** The input may be left out when none of its fields is required. */
type AskInput<Name extends ConsoleCallName> =
  object extends ConsoleInputOf<Name>
    ? [input?: ConsoleInputOf<Name>, options?: CallOptions]
    : [input: ConsoleInputOf<Name>, options?: CallOptions];

/** Asks for a fresh second factor; true once it was given. The frame sets it, because it has the sheet. */
export const secondFactor = { confirm: async (): Promise<boolean> => false };

/** Asks for the PIN of a locked shared laptop; true once the same person gave theirs. The frame sets it. */
export const lockScreen = { unlock: async (): Promise<boolean> => false };

/**
 * Calls the console's API. A stale XSRF token or a missing fresh second factor is renewed and the call repeated once.
 * The event `console:out` says that the session has ended.
 * @throws CallError
 */
export async function ask<Name extends ConsoleCallName>(
  name: Name,
  ...[input, options = {}]: AskInput<Name>
): Promise<ConsoleDataOf<Name>> {
  const wire = wireOf(name, input ?? {});
  const once = async () => {
    const { status, body } = await send(wire, options, undefined);
    // The contract tests check that the API answers in the declared shape.
    return dataOf(status, body) as ConsoleDataOf<Name>;
  };
  return withRenewal(name, once);
}

/** Calls once more after a stale XSRF token or a missing fresh second factor was renewed. @throws CallError */
export async function withRenewal<Result>(
  name: ConsoleCallName,
  once: () => Promise<Result>,
): Promise<Result> {
  try {
    return await once();
  } catch (error) {
    const code = error instanceof CallError ? error.code : '';
    if (code === 'LOCKED' && name !== 'lockSession' && (await lockScreen.unlock())) return once();
    if (code === 'XSRF' || (code === 'REAUTH' && (await secondFactor.confirm()))) return once();
    // `getMe` asks exactly this: its caller handles the refusal.
    const isOver = code === 'UNAUTHENTICATED' || code === 'SECOND_FACTOR';
    if (isOver && name !== 'getMe') dispatchEvent(new Event('console:out'));
    throw error;
  }
}

/** Calls with an `Idempotency-Key`, the same for equal inputs until an answer came. @throws CallError */
export async function askOnce<Name extends ConsoleCallName>(
  name: Name,
  input: ConsoleInputOf<Name>,
): Promise<ConsoleDataOf<Name>> {
  const keys = idempotencyKeys(name);
  const options = { idempotencyKey: keys.keyFor(JSON.stringify(input)) };
  try {
    // The tuple is the one `ask` takes for this name; it cannot be resolved while the name is open.
    const data = await ask(name, ...([input, options] as AskInput<Name>));
    keys.forget();
    return data;
  } catch (error) {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) keys.forget();
    throw error;
  }
}

/** Puts each part of the input where the contract wants it: into the path, the query or the body. */
function wireOf(name: ConsoleCallName, input: object) {
  const [pattern, method, place] = calls[name];
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = pattern.replaceAll(/:(\w+)/g, (_all, key: string) => {
    const value = String(rest.get(key));
    rest.delete(key);
    return encodeURIComponent(value);
  });
  if (place === 'body') return { method, path, body: Object.fromEntries(rest) };
  const query = new URLSearchParams(
    [...rest].filter(([, value]) => value !== null).map(([key, value]) => [key, String(value)]),
  );
  return { method, path: place === 'query' && query.size > 0 ? `${path}?${query}` : path };
}
