import { randomUUID } from 'node:crypto';
import type { ConsoleCallName, ConsoleDataOf, ConsoleInputOf } from '../src/shop/console-endpoints.ts';
import { buy, type TestStore } from './buying.ts';
import type { Answer } from './client.ts';
import { type ConsoleClient, openConsole } from './console.ts';
import { send, take } from './parcels.ts';

/** Makes a call of the console with a key of its own. */
export const askWithKey = <Name extends ConsoleCallName>(
  who: ConsoleClient,
  name: Name,
  input: ConsoleInputOf<Name>,
): Promise<Answer<ConsoleDataOf<Name>>> => who.ask(name, input, { 'idempotency-key': randomUUID() });

/** A courier who has delivered so many of a product, with whom the cash is. */
export async function courierWith(
  store: TestStore,
  deliveries: number,
  product: Parameters<typeof buy>[1],
): Promise<ConsoleClient> {
  const courier = await openConsole(store, ['courier']);
  const hand = { name: courier.staffId, role: 'courier' } as const;
  for (let done = 0; done < deliveries; done += 1) {
    const order = await buy(await store.shopper(), product);
    await send(store, order._id, courier.staffId);
    await take(store, order._id, { step: 'deliver', kept: null, noPin: 'noPhone' }, hand);
  }
  return courier;
}
