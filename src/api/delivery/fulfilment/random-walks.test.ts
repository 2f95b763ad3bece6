import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { type Hand, take } from '../../../../test/parcels.ts';
import { openStore } from '../../../../test/store.ts';
import { OrderStatus, ParcelStage } from '../../../shop/buying/orders/contract.ts';
import { openSteps, parcelStepNames, type ParcelStepName } from '../../../shop/delivery/fulfilment/steps.ts';
import type { WantedParcelStep } from './steps/parcel-step.ts';

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 9_000, 'black/L': 9_000 } });
const hands: Hand[] = [
  { name: 'rima', role: 'owner' },
  { name: 'suha', role: 'packer' },
  { name: 'sami', role: 'courier' },
  { name: 'nadim', role: 'accountant' },
];

/** A step with an input that depends on a number: now and then one that its guards refuse. */
function inputOf(step: ParcelStepName, seed: number): WantedParcelStep {
  const pieces = seed % 4;
  switch (step) {
    case 'call':
      return { step, outcome: seed % 2 === 0 ? 'noAnswer' : 'wrongNumber' };
    case 'edit': {
      const line = { productId: shirt, colorId: 'black', sizeId: seed % 3 === 0 ? 'L' : 'M' };
      const change = seed % 2 === 0 ? { newSizeId: seed % 3 === 0 ? 'M' : 'L' } : { quantity: pieces };
      return { step, changes: { lines: [{ ...line, ...change }] }, expectedTotal: 1_280 * (seed % 5) + 150 };
    }
    case 'hold':
      return { step, reason: 'waits', until: new Date(store.now().getTime() + seed * 86_400_000) };
    case 'short':
      return { step, found: [{ lineNo: 1, found: pieces }] };
    case 'resolve':
      return seed % 2 === 0
        ? { step, choice: 'cut' }
        : { step, choice: 'swap', swaps: [{ lineNo: 1, colorId: 'black', sizeId: 'L' }] };
    case 'pack':
      return { step, pieces: [{ lineNo: 1, scanned: 3, ticked: 0 }], tickReason: '' };
    case 'handOver':
      return { step, courierId: 'sami', carrier: 'Sami' };
    case 'handOverCompany':
      return { step, companyId: 'none', waybill: String(seed) };
    case 'atOffice':
      return { step, office: 'Homs' };
    case 'attempt':
      return { step, reason: 'nobody', nextDate: '2026-11-23' };
    case 'deliver':
      return seed % 3 === 0
        ? { step, kept: null, noPin: 'noPhone' }
        : { step, kept: [{ lineNo: 1, kept: pieces, reason: 'changedMind' }], noPin: 'noPhone' };
    case 'refuse':
      return { step, refusal: 'late', reason: 'late' };
    case 'reopen':
      return { step, courierId: 'sami', reason: 'said so' };
    case 'setAside':
      return { step, reason: 'said so', recorded: 'deliver' };
    case 'unpack':
    case 'recall':
    case 'lost':
      return { step, reason: 'said so' };
    case 'backIn':
      return seed % 2 === 0
        ? { step, pieces: null }
        : { step, pieces: [{ lineNo: 1, resellable: 1, damaged: 1, missing: pieces }] };
    case 'confirm':
    case 'giveUp':
    case 'release':
    case 'pick':
    case 'cancel':
    case 'undo':
      return { step };
  }
}

const DETOURS: readonly string[] = ['cancel', 'hold', 'call', 'unpack', 'undo', 'setAside'];
const settling: Hand = { name: 'rima', role: 'settling' };
const stepOnce = fc.record({
  /** Mostly one of the steps that are open; now and then any, by anyone. */
  any: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.constantFrom(...parcelStepNames)),
  seed: fc.nat(60),
  hand: fc.constantFrom(...hands),
  order: fc.nat(2),
});

async function openNow(orderId: string): Promise<ParcelStepName[]> {
  const { stage, status, held_until } = await store.db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select(['stage', 'status', 'held_until'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const place = { stage: ParcelStage.nullable().parse(stage), status: OrderStatus.parse(status) };
  return openSteps({ ...place, isHeld: held_until !== null }, ['owner', 'settling']);
}

test('whatever shoppers and staff do to three orders, the books agree', async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.noBias(stepOnce), { minLength: 45, maxLength: 45 }), async (walk) => {
      const shopper = await store.shopper();
      const orders = [];
      for (let number = 0; number < 3; number += 1) orders.push((await buy(shopper, shirt, 3))._id);
      for (const { any, seed, hand, order } of walk) {
        const orderId = orders[order] ?? '';
        const open = await openNow(orderId);
        const onward = open.filter((name) => !DETOURS.includes(name));
        const likely = seed % 5 === 0 || onward.length === 0 ? open : onward;
        const step = any ?? likely[Math.floor(seed / 5) % likely.length];
        if (step === undefined) continue;
        // A shopper's cancellation stays; an employee's can be undone.
        if (step === 'cancel' && seed % 2 === 0) await shopper.call('cancelOrder', { orderId });
        else {
          const isSettled = step === 'reopen' || step === 'setAside';
          const taker = any === null ? undefined : hand;
          const by = isSettled ? settling : taker;
          if ((await take(store, orderId, inputOf(step, seed), by)) === null) reached.add(step);
        }
      }
      expect(await store.invariants()).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true, seed: 20_261_122 },
  );
  expect([...reached]).toEqual(
    expect.arrayContaining([
      'edit',
      'handOver',
      'deliver',
      'refuse',
      'lost',
      'backIn',
      'reopen',
      'setAside',
      'undo',
    ]),
  );
});
