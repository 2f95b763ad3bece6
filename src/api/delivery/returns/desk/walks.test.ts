import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../../test/cash.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { localized } from '../../../../../test/localized.ts';
import { packExchanges } from '../../../../../test/parcels.ts';
import { bringing, delivered, line } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import type { ReturnEvent } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import { deskStepNames } from '../../../../shop/delivery/returns/desk-steps.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 9_000, 'black/L': 9_000 } });
const coat = await addProduct(store.db, { id: 'coat', price: 9_600, stock: { 'black/M': 9_000 } });
const cap = await addProduct(store.db, { id: 'cap', price: 450, stock: { 'black/M': 9_000 } });
const owner = await openConsole(store, ['owner']);
const staff = [owner, await openConsole(store, ['packer']), await openConsole(store, ['support'])];
const courier = await openConsole(store, ['courier']);
await ask(owner, 'giveFloat', { courierId: courier.staffId, amount: 50_000 });
const words = localized('So it is', 'هكذا هو');

const doorActs = ['collect', 'pay', 'swap', 'missed'] as const;

const step = fc.record({
  act: fc.constantFrom(
    'request',
    'request',
    'withdraw',
    'open',
    'run',
    'approve',
    'receive',
    'exchange',
    'exchange',
    'swap',
    'collect',
    ...doorActs,
    ...deskStepNames.filter((name) => name !== 'extend' && name !== 'substitute' && name !== 'refundInstead'),
    ...(['reject', 'substitute', 'refundInstead'] as const),
  ),
  seed: fc.nat(60),
  which: fc.nat(3),
  /** Mostly the owner, who may all of it. */
  who: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(2)),
});

test('whatever is asked of a delivered order and done with it, the books agree', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.noBias(step), { minLength: 26, maxLength: 26 }), async (walk) => {
      const { shopper, order } = await delivered(store, shirt, 4);
      for (const { act, seed, which, who } of walk) {
        // No two requests at one instant: they would be listed in the order of their random ids.
        store.setNow(new Date(store.now().getTime() + 1));
        const { returns } = (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order;
        const request = returns[which % Math.max(1, returns.length)];
        const kind = seed % 2 === 0 ? 'return' : 'exchange';
        const wanted = {
          ...bringing(order, kind, seed % 3 === 0 ? 'damaged' : 'wrongSize'),
          refundAs: seed % 5 === 0 ? ('points' as const) : ('cash' as const),
          items: [line(shirt, 1 + (seed % 3), { newSizeId: 'L' })],
        };
        const by = staff[who] ?? owner;
        if (act === 'request') await shopper.call('requestReturnShipment', wanted);
        else if (act === 'open') {
          const { orderId: id, ...asked } = wanted;
          await ask(by, 'openReturn', { ...asked, id });
        } else if (request === undefined) continue;
        else if (act === 'withdraw')
          await shopper.call('withdrawReturn', { orderId: order._id, returnId: request._id });
        else if (act === 'run') await sendCourier(request._id);
        else if (act === 'collect' || act === 'pay' || act === 'swap' || act === 'missed') {
          if (seed % 4 !== 0) await sendCourier(request._id);
          if (await isDoneAtDoor(act, request._id, seed)) reached.add(act);
        } else {
          // A refund has two steps before it, which a walk seldom takes in their order.
          const acts = act === 'refund' ? (['approve', 'receive', 'refund'] as const) : [act];
          for (const each of acts) {
            const { body } = await owner.ask('getReturn', { id: request._id });
            const seen = { id: request._id, version: body.data.return.version };
            const answer = await takeStep(each, seen, body.data.return, { by, seed });
            if (answer.status === 200)
              reached.add(each === 'substitute' ? 'substituted' : answer.body.data.return.status);
          }
        }
      }
      expect(await store.invariants()).toEqual([]);
    }),
    { numRuns: 32, endOnFailure: true, seed: 20_261_122 },
  );
  expect([...reached].sort()).toEqual(
    ['approved', 'exchanged', 'received', 'refunded', 'rejected', 'substituted', ...doorActs].sort(),
  );
});

async function sendCourier(returnId: string): Promise<void> {
  const { version: seen } = (await owner.ask('getReturn', { id: returnId })).body.data.return;
  await ask(owner, 'approveReturn', { id: returnId, version: seen, way: 'courier' });
  await packExchanges(store, [returnId]);
  const planned = await ask(owner, 'createRun', {
    courierId: courier.staffId,
    parcels: [],
    returns: [returnId],
  });
  if (planned.status !== 201) return;
  const { _id: id, version } = planned.body.data.run;
  await ask(owner, 'handOverRun', { id, version });
}

/** Sends what was done at the door, twice, as on a bad connection; whether it was taken. */
async function isDoneAtDoor(
  kind: (typeof doorActs)[number],
  returnId: string,
  seed: number,
): Promise<boolean> {
  const happened = {
    eventId: randomUUID(),
    sequence: seed,
    occurredAt: store.now().toISOString(),
    offline: true,
    returnId,
  };
  const paid = (await owner.ask('getReturn', { id: returnId })).body.data.return.refund.cash;
  const event: ReturnEvent =
    kind === 'pay'
      ? { ...happened, kind, paid, receiptSigned: true }
      : kind === 'missed'
        ? { ...happened, kind, reason: 'Not at home', nextDate: seed % 2 === 0 ? null : '2026-11-24' }
        : { ...happened, kind };
  const send = { deviceNow: store.now().toISOString(), events: [event, event] };
  const { results } = (await courier.ask('sendDoorEvents', send)).body.data;
  expect(results.map(({ known }) => known)).toEqual([false, true]);
  return results[0]?.outcome === 'done';
}

type Seen = { id: string; version: number };
type Request = { items: { itemNo: number; quantity: number }[]; refund: { wants: 'cash' | 'points' } };

async function takeStep(
  act: Exclude<(typeof deskStepNames)[number], 'extend'>,
  seen: Seen,
  { items, refund }: Request,
  { by, seed }: { by: typeof owner; seed: number },
) {
  switch (act) {
    case 'approve':
      return ask(by, 'approveReturn', { ...seen, way: seed % 4 === 0 ? 'store' : 'courier' });
    case 'reject':
      return ask(by, 'rejectReturn', { ...seen, reason: words });
    case 'receive': {
      const counts = items.map(({ itemNo, quantity }) => {
        const missing = seed % 4 === 0 ? 1 : 0;
        const damaged = seed % 3 === 0 ? quantity - missing : 0;
        return { itemNo, damaged, missing, notOurs: 0, resellable: quantity - missing - damaged };
      });
      const lowered = by === owner && seed % 6 === 0 ? seed * 100 : 0;
      return ask(by, 'receiveReturn', { ...seen, items: counts, lowered, words });
    }
    case 'refund':
      return ask(by, 'refundReturn', { ...seen, as: refund.wants, receiptSigned: true });
    case 'exchange':
      return ask(by, 'exchangeReturn', seen);
    case 'sendNew':
      return ask(by, 'sendExchange', seen);
    case 'refundInstead':
      return ask(by, 'refundInstead', seen);
    case 'substitute': {
      const lines = [line(seed % 2 === 0 ? coat : cap)];
      const expectedTotal = seed % 2 === 0 ? 9_600 : 450;
      return ask(by, 'substituteReturn', { ...seen, lines, expectedTotal });
    }
  }
}
