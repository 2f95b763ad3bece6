import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../test/buying.ts';
import { askWithKey as ask, courierWith } from '../../../../test/cash.ts';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { localized } from '../../../../test/localized.ts';
import { send, take } from '../../../../test/parcels.ts';
import { bringing, delivered, line } from '../../../../test/returning.ts';
import { openStore } from '../../../../test/store.ts';

// Where a role may make a call but not all of it: what lies beyond its part is refused.

const store = await openStore();
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 900 } });
const coat = await addProduct(store.db, { price: 9_600, stock: { 'black/M': 90 } });
const owner = await openConsole(store, ['owner']);
const manager = await openConsole(store, ['manager']);
const packer = await openConsole(store, ['packer']);
const accountant = await openConsole(store, ['accountant']);
const support = await openConsole(store, ['support']);
const courier = await courierWith(store, 1, shirt);
const other = await openConsole(store, ['courier']);

type Outcome = { status: number; body: { code?: string } };
const codeOf = ({ status, body }: Outcome) => (status < 300 ? 'OK' : (body.code ?? String(status)));

async function orderAt(stage: 'toConfirm' | 'packed' | 'withCourier') {
  const { _id: id } = await buy(await store.shopper(), shirt);
  const pieces = [{ lineNo: 1, scanned: 1, ticked: 0 }];
  if (stage === 'withCourier') await send(store, id, courier.staffId);
  if (stage === 'packed')
    for (const step of [
      { step: 'confirm' },
      { step: 'pick' },
      { step: 'pack', pieces, tickReason: '' },
    ] as const)
      await take(store, id, step);
  const { version, parcelId } = (await owner.ask('getOrder', { id })).body.data.order;
  return { id, version, parcelId };
}

async function returned(product: string) {
  const { shopper, order } = await delivered(store, product, 1);
  const wanted = bringing(order, 'return', 'changedMind', line(product));
  const { body } = await shopper.call('requestReturnShipment', wanted);
  const id = body.data.order.returns[0]?._id ?? '';
  return { id, version: (await owner.ask('getReturn', { id })).body.data.return.version };
}

async function handedOver() {
  const { parcelId } = await orderAt('packed');
  const planned = await ask(owner, 'createRun', { courierId: courier.staffId, parcels: [parcelId] });
  const { _id: id, version } = planned.body.data.run;
  await ask(owner, 'handOverRun', { id, version });
  return { id, version: version + 1, parcelId };
}

const setting = async (who: typeof owner, part: Record<string, unknown>) => {
  const { version } = (await owner.ask('getSettings')).body.data;
  return who.ask('changeSettings', { version, part });
};
const appeal = async () => {
  const shopper = await store.shopper();
  await shopper.call('appeal', { text: 'I was at home' });
  const { rows } = await store.pool.query<{ id: string }>(`select id from cases where kind = 'appeal'`);
  return rows[0]?.id ?? 'none';
};
const doorEvent = (parcelId: string) => ({
  deviceNow: store.now().toISOString(),
  events: [
    {
      kind: 'refuse' as const,
      eventId: randomUUID(),
      sequence: 1,
      occurredAt: store.now().toISOString(),
      offline: false,
      parcelId,
      refusal: 'changedMind' as const,
      reason: 'x',
    },
  ],
});

const cases: [string, () => Promise<Outcome>, string][] = [
  ['a manager sets from when stock is low', () => setting(manager, { lowStock: 4 }), 'OK'],
  ['a manager sets what delivery costs', () => setting(manager, { freeDeliveryFrom: 9_000 }), 'FORBIDDEN'],
  ['a manager sets a limit of the cash', () => setting(manager, { courierCashLimit: 9_000 }), 'FORBIDDEN'],
  ['a manager sets who may give how much', () => setting(manager, { staffLimits: {} }), 'FORBIDDEN'],
  [
    'a packer hands a run over',
    async () => {
      const { parcelId } = await orderAt('packed');
      const planned = await ask(packer, 'createRun', { courierId: courier.staffId, parcels: [parcelId] });
      const { _id: id, version } = planned.body.data.run;
      return ask(packer, 'handOverRun', { id, version });
    },
    'OK',
  ],
  [
    'a packer gives a run to another courier',
    async () => {
      const { id, version } = await handedOver();
      return packer.ask('updateRun', { id, version, courierId: other.staffId });
    },
    'FORBIDDEN',
  ],
  [
    'a courier accepts the run of another',
    async () => {
      const { id, version } = await handedOver();
      return ask(other, 'acceptRun', { id, version });
    },
    'NOT_FOUND',
  ],
  [
    'a packer reads an order that waits to be confirmed',
    async () => packer.ask('getOrder', await orderAt('toConfirm')),
    'NOT_FOUND',
  ],
  ['a packer reads an order to be packed', async () => packer.ask('getOrder', await orderAt('packed')), 'OK'],
  [
    'an accountant reports for a courier',
    async () => {
      const { id, version } = await orderAt('withCourier');
      return ask(accountant, 'reportDelivered', { id, version, kept: null });
    },
    'NOT_FOUND',
  ],
  [
    'an accountant writes a parcel off',
    async () => {
      const { id, version } = await orderAt('withCourier');
      return ask(accountant, 'reportLost', { id, version, reason: 'stolen' });
    },
    'FORBIDDEN',
  ],
  [
    'a packer opens a packed parcel',
    async () => {
      const { parcelId, version } = await orderAt('packed');
      return ask(packer, 'unpackParcel', { id: parcelId, version, reason: 'wrong bag' });
    },
    'FORBIDDEN',
  ],
  [
    'support decides a return of 1,280',
    async () => ask(support, 'approveReturn', { ...(await returned(shirt)), way: 'store' }),
    'OK',
  ],
  [
    'support decides a return of 9,600',
    async () => ask(support, 'approveReturn', { ...(await returned(coat)), way: 'store' }),
    'LIMIT',
  ],
  [
    'support refuses a return of 9,600',
    async () =>
      ask(support, 'rejectReturn', { ...(await returned(coat)), reason: localized('Worn', 'ملبوسة') }),
    'LIMIT',
  ],
  [
    'an accountant decides a return',
    async () => ask(accountant, 'approveReturn', { ...(await returned(shirt)), way: 'store' }),
    'FORBIDDEN',
  ],
  [
    'support answers an appeal',
    async () => ask(support, 'answerCase', { id: await appeal(), text: 'No', way: 'message' }),
    'FORBIDDEN',
  ],
  [
    'a courier counts their own cash',
    async () => {
      const both = await openConsole(store, ['courier', 'accountant']);
      return ask(both, 'handOverCash', {
        courierId: both.staffId,
        notes: [{ value: 25, count: 1 }],
        after: null,
      });
    },
    'OWN_CASH',
  ],
  [
    'an accountant settles a difference',
    () => ask(accountant, 'settleDifference', { id: 'none', as: 'loss' }),
    'FORBIDDEN',
  ],
  [
    'an accountant opens a closed day',
    () => ask(accountant, 'reopenCashDay', { day: '2026-11-21', reason: 'x' }),
    'FORBIDDEN',
  ],
  [
    'an owner changes their own roles',
    async () => {
      const second = await openConsole(store, ['owner']);
      const { staff } = (await second.ask('listStaff')).body.data;
      const me = staff.find(({ _id }) => _id === second.staffId);
      return second.ask('updateStaff', {
        id: second.staffId,
        version: me?.version ?? 1,
        phone: second.phone,
        name: 'Me',
        roles: ['owner', 'packer'],
      });
    },
    'OWN_ROLE',
  ],
];

test.each(cases)('%s', async (_title, attempt, code) => {
  expect(codeOf(await attempt())).toBe(code);
});

test('a stop of another courier is none of theirs', async () => {
  const { parcelId } = await handedOver();
  const { results } = (await other.ask('sendDoorEvents', doorEvent(parcelId))).body.data;
  expect(results[0]?.outcome).not.toBe('done');
  const { rows } = await store.pool.query('select stage from parcels where id = $1', [parcelId]);
  expect(rows).toEqual([{ stage: 'withCourier' }]);
});

/** The areas of the log that each role reads. */
const areas = {
  manager:
    /^(order|parcel|run|return|product|picture|stock|review|coupon|search|content|text|message|import|price)\./,
  accountant: /^(cash|company|invoice)\./,
};

test('the log shows a manager orders and catalog, an accountant cash, nobody else anything', async () => {
  await ask(accountant, 'handOverCash', {
    courierId: courier.staffId,
    notes: [{ value: 25, count: 1 }],
    after: null,
  });
  for (const [reader, area] of [
    [manager, areas.manager],
    [accountant, areas.accountant],
  ] as const) {
    const { entries } = (await reader.ask('listAudit')).body.data;
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(({ action }) => !area.test(action))).toEqual([]);
  }
});
