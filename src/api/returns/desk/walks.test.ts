import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askWithKey as ask } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';
import { deskStepNames } from '../../../shop/returns/desk-steps.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 9_000, 'black/L': 9_000 } });
const owner = await openConsole(store, ['owner']);
const staff = [owner, await openConsole(store, ['packer']), await openConsole(store, ['support'])];
const words = { en: 'So it is', ar: 'هكذا هو' };

const step = fc.record({
  act: fc.constantFrom('request', 'withdraw', 'open', ...deskStepNames.filter((name) => name !== 'extend')),
  seed: fc.nat(60),
  which: fc.nat(3),
  /** Mostly the owner, who may all of it. */
  who: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(2)),
});

test('whatever is asked of a delivered order and done with it, the books agree', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.noBias(step), { minLength: 30, maxLength: 30 }), async (walk) => {
      const { shopper, order } = await delivered(store, shirt, 4);
      for (const { act, seed, which, who } of walk) {
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
        else {
          const { body } = await owner.ask('getReturn', { id: request._id });
          const seen = { id: request._id, version: body.data.return.version };
          const answer = await takeStep(act, seen, body.data.return, { by, seed });
          if (answer.status === 200) reached.add(answer.body.data.return.status);
        }
      }
      expect(await store.invariants()).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true, seed: 20_261_122 },
  );
  expect([...reached].sort()).toEqual(['approved', 'exchanged', 'received', 'refunded', 'rejected']);
}, 60_000);

type Seen = { id: string; version: number };
type Request = { items: { itemNo: number; quantity: number }[]; refund: { wants: 'cash' | 'points' } };

async function takeStep(
  act: 'approve' | 'reject' | 'receive' | 'refund' | 'exchange',
  seen: Seen,
  { items, refund }: Request,
  { by, seed }: { by: typeof owner; seed: number },
) {
  switch (act) {
    case 'approve':
      return ask(by, 'approveReturn', { ...seen, way: 'store' });
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
  }
}
