import { randomUUID } from 'node:crypto';
import { addDays } from '../src/shop/time/store-time.ts';
import { home, pay } from './buying.ts';
import { askWithKey as ask } from './cash.ts';
import { line } from './returning.ts';
import { randomPhone } from './store.ts';
import { type Act, type Answered, reason, type Walk, WALK_PRICE } from './walk.ts';

/** What shoppers do, and what is done with their orders. */
export function orderActs(walk: Walk): Record<string, Act> {
  const { store, owner, second, courier, companyId, couponId, shirt, today, black } = walk;
  const { oneOf, parcelAct, orderAct, out } = walk;
  return {
    buy: async (seed, shopper) => {
      // Refused where an order was, and the cart is full.
      await shopper.call('addToCart', { ...black(), quantity: 1 + (seed % 3) });
      if (seed % 3 === 0) {
        await shopper.call('assignCoupon', { couponId });
        await shopper.call('applyCoupon', { couponId });
      }
      if (seed % 4 === 0) await shopper.call('spendPoints', { points: 100 });
      return pay(shopper);
    },
    cancel: async (_seed, shopper) => {
      const { orders } = (await shopper.call('getAllOrders')).body.data;
      return shopper.call('cancelOrder', { orderId: orders[0]?._id ?? 'none' });
    },
    editByShopper: async (_seed, shopper) => {
      const { orders } = (await shopper.call('getAllOrders', { status: 'pending' })).body.data;
      const edit = {
        orderId: orders[0]?._id ?? 'none',
        changes: { lines: [{ ...black(), newSizeId: 'L' }] },
      };
      const { body } = await shopper.call('previewOrderEdit', edit);
      return shopper.call('editOrder', {
        ...edit,
        expectedTotal: body.data?.totals.total ?? 0,
        acceptLoss: true,
      });
    },
    askReturn: async (seed, shopper) => {
      const { orders } = (await shopper.call('getAllOrders', { status: 'delivered' })).body.data;
      const kind = seed % 3 === 0 ? ('exchange' as const) : ('return' as const);
      const item = line(shirt, 1, kind === 'exchange' ? { newSizeId: 'L' } : {});
      const wanted = {
        orderId: orders[seed % Math.max(1, orders.length)]?._id ?? 'none',
        kind,
        reason: 'wrongSize' as const,
      };
      const refundAs = seed % 2 === 0 ? ('points' as const) : ('cash' as const);
      return shopper.call('requestReturnShipment', { ...wanted, refundAs, items: [item] });
    },
    withdraw: async (seed, shopper) => {
      const found = await oneOf(
        seed,
        `select id, order_id from returns where status = 'requested' order by id`,
      );
      return shopper.call('withdrawReturn', {
        orderId: found?.['order_id'] ?? 'none',
        returnId: found?.['id'] ?? 'none',
      });
    },
    redeem: (_seed, shopper) => shopper.call('redeemPoints', { points: 1_000 }),
    forCustomer: async () => {
      const agreed = { consent: true, isOldEnough: true, confirmed: true, source: 'phone' } as const;
      const lines = [{ ...black(), quantity: 1 }];
      const taken = {
        phone: randomPhone(),
        name: 'Nur',
        address: home,
        lines,
        expectedTotal: WALK_PRICE + 150,
      };
      return ask(owner, 'placeForCustomer', { ...taken, ...agreed });
    },
    confirm: orderAct(['toConfirm'], (order) => ask(owner, 'confirmOrder', order)),
    call: orderAct(['toConfirm'], (order) => ask(second, 'callOrder', { ...order, outcome: 'noAnswer' })),
    hold: orderAct(['toConfirm', 'toPick'], (order) =>
      ask(owner, 'holdOrder', {
        ...order,
        reason,
        until: new Date(store.now().getTime() + 86_400_000).toISOString(),
      }),
    ),
    release: orderAct(['toConfirm', 'toPick'], (order) => ask(second, 'releaseOrder', order)),
    cancelByStaff: orderAct(['toConfirm', 'packed'], (order) =>
      ask(owner, 'cancelOrder', { ...order, reason }),
    ),
    bulk: orderAct(['toConfirm'], ({ id }) => ask(second, 'bulkOrders', { ids: [id], step: 'confirm' })),
    editByStaff: orderAct(['toConfirm', 'toPick'], async (order) => {
      const changes = { lines: [{ ...black(), quantity: 1 }] };
      const { body } = await owner.ask('previewEdit', { id: order.id, changes });
      return ask(owner, 'edit', {
        ...order,
        changes,
        expectedTotal: body.data?.totals.total ?? 0,
        acceptLoss: true,
      });
    }),
    pick: parcelAct(['toPick'], ({ id, version }) => ask(owner, 'pickParcel', { id, version })),
    short: parcelAct(['picking'], ({ id, version }) =>
      ask(owner, 'shortParcel', { id, version, found: [{ lineNo: 1, found: 0 }] }),
    ),
    resolve: parcelAct(['short'], ({ id, version }, seed) =>
      ask(owner, 'resolveParcel', {
        id,
        version,
        ...(seed % 2 === 0
          ? { choice: 'cut' as const }
          : { choice: 'swap' as const, swaps: [{ lineNo: 1, colorId: 'black', sizeId: 'L' }] }),
      }),
    ),
    pack: parcelAct(['picking'], async ({ id, orderId, version }) => {
      const { lines } = (await owner.ask('getOrder', { id: orderId })).body.data.order;
      const pieces = lines.map(({ lineNo, quantity }) => ({ lineNo, scanned: quantity, ticked: 0 }));
      return ask(owner, 'packParcel', { id, version, pieces });
    }),
    unpack: parcelAct(['packed'], ({ id, version }) => ask(owner, 'unpackParcel', { id, version, reason })),
    undo: orderAct(['toPick', 'picking', 'packed'], (order) => ask(owner, 'undoOrder', order)),
    sendOut: parcelAct(['packed', 'postponed'], ({ id }) => out(id, { courierId: courier.staffId })),
    toCompany: parcelAct(['packed'], ({ id }) =>
      out(id, { companyId }, { waybills: [{ parcelId: id, number: `W-${id}` }] }),
    ),
    deliver: parcelAct(['withCourier'], ({ id }, seed) =>
      atDoor(walk, id, {
        kind: 'deliver',
        kept: null,
        noPin: 'noPhone',
        ...(seed % 5 === 0 && { collected: 1_000 }),
      }),
    ),
    refuseAtDoor: parcelAct(['withCourier'], ({ id }) =>
      atDoor(walk, id, { kind: 'refuse', refusal: 'changedMind', reason }),
    ),
    attempt: parcelAct(['withCourier'], ({ id }) =>
      atDoor(walk, id, { kind: 'attempt', reason, nextDate: addDays(today, 1) }),
    ),
    statement: parcelAct(['withCompany'], async ({ id: parcelId }, seed) => {
      const csv = `W-${parcelId},${seed % 3 === 0 ? 1_400 : 1_425},100,delivered`;
      const tried = await second.ask('addStatement', {
        id: companyId,
        csv,
        received: 1_325,
        into: 'safe',
      });
      if (tried.status >= 300) return tried;
      return ask(second, 'postStatement', { id: companyId, sid: tried.body.data.statement._id });
    }),
    recall: orderAct(['withCourier', 'withCompany'], (order) =>
      ask(owner, 'recallOrder', { ...order, reason }),
    ),
    lost: orderAct(['withCourier', 'withCompany'], (order) => ask(owner, 'reportLost', { ...order, reason })),
    backIn: parcelAct(['comingBack', 'toUnpack'], ({ id, version }) =>
      ask(owner, 'backInParcel', { id, version, pieces: null }),
    ),
  };
}

/** What a courier did at a door, sent twice as on a bad line. */
async function atDoor({ courier, store }: Walk, parcelId: string, did: object): Promise<Answered> {
  const [occurredAt, eventId] = [store.now().toISOString(), randomUUID()];
  const event = { eventId, sequence: 1, occurredAt, offline: true, parcelId, ...did };
  const answer = await courier.ask('sendDoorEvents', {
    deviceNow: occurredAt,
    events: [event, event],
  } as never);
  const done = answer.body.data.results[0]?.outcome === 'done';
  return { status: done ? 200 : 409, body: {} };
}
