import { randomUUID } from 'node:crypto';
import type { ReturnEvent } from '../src/shop/delivery/fulfilment/runs/door-contract.ts';
import type { InputOf } from '../src/shop/endpoints.ts';
import type { TestStore } from './buying.ts';
import { askWithKey as ask } from './cash.ts';
import { addProduct } from './catalog.ts';
import { type ConsoleClient, openConsole } from './console.ts';
import { packExchanges } from './parcels.ts';
import { bringing, delivered, line } from './returning.ts';

export type Wants = Partial<InputOf<'requestReturnShipment'>>;

type Act = ReturnEvent extends infer Event
  ? Event extends ReturnEvent
    ? Omit<Event, 'eventId' | 'sequence' | 'occurredAt' | 'offline'>
    : never
  : never;

/** A shop with two couriers, and what returns go through on their rounds. */
export async function returnRound(store: TestStore) {
  const { db } = store;
  const owner = await openConsole(store, ['owner']);
  const packer = await openConsole(store, ['packer']);
  const yousef = await openConsole(store, ['courier'], { name: 'Yousef' });
  const samer = await openConsole(store, ['courier'], { name: 'Samer' });

  /** An approved request of one of two shirts that a courier picks up, and the shopper's and the store's view of it. */
  async function approved(wants: Wants = {}, pieces = 1, way: 'courier' | 'company' = 'courier') {
    const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 20, 'black/L': 20 } });
    const { shopper, order } = await delivered(store, shirt);
    const items = [line(shirt, pieces, wants.kind === 'exchange' ? { newSizeId: 'L' } : {})];
    const asked = { ...bringing(order, 'return', 'changedMind', ...items), ...wants };
    const { body } = await shopper.call('requestReturnShipment', asked);
    const id = body.data.order.returns[0]?._id ?? '';
    const read = async () => (await owner.ask('getReturn', { id })).body.data.return;
    const { version } = await read();
    const pickupDay = way === 'courier' ? '2026-11-24' : null;
    await ask(owner, 'approveReturn', { id, version, way, pickupDay });
    const mine = async () =>
      (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order.returns[0];
    const said = async () =>
      (await shopper.call('getNotifications', { limit: 50 })).body.data.notifications.map(
        ({ title }) => title,
      );
    return { id, shirt, shopper, order, read, mine, said };
  }

  async function planned(returns: string[], courier = yousef) {
    await packExchanges(store, returns);
    return ask(packer, 'createRun', { courierId: courier.staffId, parcels: [], returns });
  }

  /** A run of these returns that its courier has accepted. */
  async function accepted(returns: string[], courier = yousef): Promise<string> {
    const { run } = (await planned(returns, courier)).body.data;
    await ask(packer, 'handOverRun', { id: run._id, version: run.version });
    await ask(courier, 'acceptRun', { id: run._id, version: run.version + 1 });
    return run._id;
  }

  const happened = (act: Act, sequence = 1) =>
    ({
      eventId: randomUUID(),
      sequence,
      occurredAt: store.now().toISOString(),
      offline: true,
      ...act,
    }) as ReturnEvent;

  const sync = async (who: ConsoleClient, ...events: ReturnEvent[]) =>
    (await who.ask('sendDoorEvents', { deviceNow: store.now().toISOString(), events })).body.data;

  const float = async (courier: ConsoleClient, amount: number) =>
    ask(owner, 'giveFloat', { courierId: courier.staffId, amount });

  const receive = async (id: string, version: number, resellable: number, missing = 0, damaged = 0) =>
    ask(packer, 'receiveReturn', {
      id,
      version,
      items: [{ itemNo: 1, resellable, damaged, missing, notOurs: 0 }],
    });

  return { owner, packer, yousef, samer, approved, planned, accepted, happened, sync, float, receive };
}
