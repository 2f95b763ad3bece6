import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buy } from '../../../../../test/buying.ts';
import { addProduct } from '../../../../../test/catalog.ts';
import type { Client } from '../../../../../test/client.ts';
import { type ConsoleClient, openConsole } from '../../../../../test/console.ts';
import { send, take } from '../../../../../test/parcels.ts';
import { lettersOf, readPdf } from '../../../../../test/pdf-text.ts';
import { openStore } from '../../../../../test/store.ts';
import type { Order } from '../../../../shop/buying/orders/contract.ts';

const store = await openStore();
const { db } = store;
await openConsole(store, ['owner']);
const dress = await addProduct(db, { price: 2_450, stock: { 'black/M': 400, 'black/L': 50 } });
const shirt = await addProduct(db, { price: 1_280, stock: { 'black/M': 400 } });

const read = async (shopper: Client, { _id }: Order) =>
  (await shopper.call('getOrderDetails', { orderId: _id })).body.data.order;

const stock = async (productId: string) =>
  db
    .selectFrom('variants')
    .select(['stock', 'damaged'])
    .where('product_id', '=', productId)
    .where('size_id', '=', 'M')
    .executeTakeFirstOrThrow();

describe('packing', () => {
  async function picked(quantity: number): Promise<{ shopper: Client; order: Order }> {
    const shopper = await store.shopper();
    const order = await buy(shopper, dress, quantity);
    await take(store, order._id, { step: 'confirm' });
    await take(store, order._id, { step: 'pick' });
    return { shopper, order };
  }

  test('wants every piece, and a reason for those that were not scanned', async () => {
    const { order } = await picked(2);
    const pack = (scanned: number, ticked: number, tickReason = '') =>
      take(store, order._id, { step: 'pack', pieces: [{ lineNo: 1, scanned, ticked }], tickReason });
    expect(await pack(1, 0)).toBe('PIECES_DIFFER');
    expect(await pack(2, 1, 'torn label')).toBe('PIECES_DIFFER');
    expect(await pack(1, 1)).toBe('VALIDATION');
    expect(await pack(1, 1, 'torn label')).toBe(null);
  });

  test('is one packer’s: another is refused, until the claim is half an hour old', async () => {
    const { order } = await picked(1);
    const other = { name: 'nour', role: 'packer' } as const;
    expect(await take(store, order._id, { step: 'pick' }, other)).toBe('CLAIMED');
    const all = { step: 'pack', pieces: [{ lineNo: 1, scanned: 1, ticked: 0 }], tickReason: '' } as const;
    expect(await take(store, order._id, all, other)).toBe('CLAIMED');
    const now = store.now();
    store.setNow(new Date(now.getTime() + 31 * 60_000));
    expect(await take(store, order._id, { step: 'pick' }, other)).toBe(null);
    store.setNow(now);
  });

  test('what waits for a missing piece is held for at most 14 days', async () => {
    const { order } = await picked(2);
    await take(store, order._id, { step: 'short', found: [{ lineNo: 1, found: 1 }] });
    const until = (days: number) => new Date(store.now().getTime() + days * 86_400_000);
    const wait = { step: 'resolve', choice: 'wait', reason: 'new stock on Sunday' } as const;
    for (const days of [-1, 400])
      expect(await take(store, order._id, { ...wait, until: until(days) })).toBe('VALIDATION');
    expect(await take(store, order._id, { ...wait, until: until(7) })).toBe(null);
  });

  test('a piece that is not found is cut: the rest is priced again and keeps its share', async () => {
    const { shopper, order } = await picked(3);
    const left = await stock(dress);
    await take(store, order._id, { step: 'short', found: [{ lineNo: 1, found: 2 }] });
    expect(await take(store, order._id, { step: 'resolve', choice: 'cut' })).toBe(null);
    expect(await read(shopper, order)).toMatchObject({ stage: 'toPick', itemsCount: 2, total: 5_050 });
    expect(await stock(dress)).toEqual(left);
    const reasons = await sql<{ reason: string; change: number }>`
      select reason, change from stock_ledger where order_id = ${order._id} order by id`.execute(db);
    expect(reasons.rows).toEqual([
      { reason: 'ordered', change: -3 },
      { reason: 'edited', change: 1 },
      { reason: 'missing', change: -1 },
    ]);
    expect(await store.invariants()).toEqual([]);
  });

  test('… or swapped for another size at the agreed price', async () => {
    const { shopper, order } = await picked(2);
    await take(store, order._id, { step: 'short', found: [{ lineNo: 1, found: 1 }] });
    const swap = (sizeId: string) =>
      take(store, order._id, {
        step: 'resolve',
        choice: 'swap',
        swaps: [{ lineNo: 1, colorId: 'black', sizeId }],
      });
    expect(await swap('M')).toBe('VALIDATION');
    expect(await swap('L')).toBe(null);
    expect(await read(shopper, order)).toMatchObject({
      total: order.total,
      items: [
        { size: { _id: 'M' }, quantity: 1 },
        { size: { _id: 'L' }, quantity: 1 },
      ],
    });
    expect(await store.invariants()).toEqual([]);
  });

  test('nothing at all is not found: the order is canceled instead', async () => {
    const { order } = await picked(1);
    await take(store, order._id, { step: 'short', found: [{ lineNo: 1, found: 0 }] });
    expect(await take(store, order._id, { step: 'resolve', choice: 'cut' })).toBe('ORDER_STEP_NOT_ALLOWED');
    expect(await take(store, order._id, { step: 'cancel' })).toBe(null);
    expect(await store.invariants()).toEqual([]);
  });
});

test('each piece has a barcode of its own; a foreign one says what it stands on', async () => {
  const packer = await openConsole(store, ['packer']);
  const order = await buy(await store.shopper(), dress);
  await take(store, order._id, { step: 'confirm' });
  const [line] = (await packer.ask('getOrder', { id: order.number })).body.data.order.lines;
  const { rows } = await sql<{ barcode: string }>`select barcode from variants`.execute(db);
  const barcodes = rows.map(({ barcode }) => barcode);
  expect(new Set(barcodes).size).toBe(barcodes.length);
  for (const barcode of barcodes) {
    const sum = Array.from(barcode, Number).reduce(
      (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
      0,
    );
    expect([barcode.slice(0, 2), barcode.length, sum % 10]).toEqual(['20', 13, 0]);
  }
  const { piece } = (await packer.ask('getPiece', { code: line?.barcode ?? '' })).body.data;
  expect(piece).toMatchObject({ productId: dress, size: { _id: 'M' }, color: { _id: 'black' } });
  expect((await packer.ask('getPiece', { code: '4006381333931' })).status).toBe(404);
});

test('a second packer reads who has the parcel', async () => {
  const [first, second] = [
    await openConsole(store, ['packer'], { name: 'Mahmoud' }),
    await openConsole(store, ['packer'], { name: 'Suha' }),
  ];
  const order = await buy(await store.shopper(), dress);
  await take(store, order._id, { step: 'confirm' });
  const { parcelId: id, version } = (await first.ask('getOrder', { id: order._id })).body.data.order;
  const pick = (who: typeof first) =>
    who.ask('pickParcel', { id, version }, { 'idempotency-key': who.staffId });
  const answers = await Promise.all([pick(first), pick(second)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  expect(refused?.data).toMatchObject({
    last: { step: 'pick', by: answers[0]?.status === 200 ? 'Mahmoud' : 'Suha' },
  });
  const again = await second.ask(
    'pickParcel',
    { id, version: version + 1 },
    { 'idempotency-key': `again-${second.staffId}` },
  );
  expect(again.body.code).toBe(answers[0]?.status === 200 ? 'CLAIMED' : undefined);
  // Who was not first is not offered it either.
  const late = answers[0]?.status === 200 ? second : first;
  expect((await late.ask('getOrder', { id: order._id })).body.data.order.may).not.toContain('pick');
});

describe('papers', () => {
  const print = async (who: ConsoleClient, query: string) =>
    store.app.inject({
      url: `/api/console/v1/papers?${query}`,
      headers: { cookie: `staff=${who.cookies.get('staff') ?? ''}` },
    });

  test('a label that tore on the way is printed again, and none once the parcel is not on its way', async () => {
    const packer = await openConsole(store, ['packer']);
    const order = await buy(await store.shopper(), dress, 1);
    await send(store, order._id);
    const { parcel } = await parcelOf(order);
    expect((await print(packer, `kind=label&ids=${parcel}`)).statusCode).toBe(200);
    await take(store, order._id, { step: 'deliver', kept: null });
    expect((await print(packer, `kind=label&ids=${parcel}`)).json()).toMatchObject({
      code: 'ORDER_STEP_NOT_ALLOWED',
    });
  });

  test('a packed parcel has a label and a slip in both languages; each print is logged', async () => {
    const packer = await openConsole(store, ['packer']);
    const order = await buy(await store.shopper(), dress, 2);
    const { parcel } = await parcelOf(order);
    expect((await print(packer, `kind=label&ids=${parcel}`)).json()).toMatchObject({ code: 'NOT_PACKED' });
    for (const step of ['confirm', 'pick'] as const) await take(store, order._id, { step });
    await take(store, order._id, {
      step: 'pack',
      pieces: [{ lineNo: 1, scanned: 2, ticked: 0 }],
      tickReason: '',
    });
    for (const lang of ['en', 'ar'] as const)
      for (const [kind, paper] of [
        ['label', 'a6'],
        ['label', '80mm'],
        ['slip', 'a6'],
        ['slip', '80mm'],
      ] as const) {
        const answer = await print(packer, `kind=${kind}&paper=${paper}&lang=${lang}&ids=${parcel}`);
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
        const { letters, pages } = await readPdf(answer.rawPayload);
        expect([pages, letters.includes(order.number)]).toEqual([1, true]);
        const words = { en: 'Cash at the door', ar: 'النقد عند الباب' };
        expect(letters).toContain(lettersOf(words[lang]));
        expect(letters.includes(lettersOf('Al-Jalaa Street'))).toBe(kind === 'label');
      }
    const { rows } = await sql<{ kind: string }>`
      select after ->> 'kind' as kind from staff_audit where action = 'parcel.print' and subject = ${parcel}`.execute(
      db,
    );
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array(4).fill('label'),
      ...Array(4).fill('slip'),
    ]);
    expect((await print(packer, 'kind=slip&ids=none')).statusCode).toBe(404);
    expect((await print(packer, 'kind=slip')).statusCode).toBe(400);
    const accountant = await openConsole(store, ['accountant']);
    expect((await print(accountant, `kind=slip&ids=${parcel}`)).statusCode).toBe(403);
  });

  const parcelOf = async ({ _id }: Order) => {
    const row = await db
      .selectFrom('parcels')
      .select('id as parcel')
      .where('order_id', '=', _id)
      .executeTakeFirstOrThrow();
    return row;
  };
});

test('a packed order is unpacked once it is canceled; its pieces are stock at once', async () => {
  const shopper = await store.shopper();
  const left = await stock(shirt);
  const order = await buy(shopper, shirt, 2);
  for (const step of ['confirm', 'pick'] as const) await take(store, order._id, { step });
  await take(store, order._id, {
    step: 'pack',
    pieces: [{ lineNo: 1, scanned: 2, ticked: 0 }],
    tickReason: '',
  });
  await shopper.call('cancelOrder', { orderId: order._id });
  expect(await read(shopper, order)).toMatchObject({ status: 'canceled', stage: 'toUnpack' });
  expect(await stock(shirt)).toEqual(left);
  await take(store, order._id, {
    step: 'backIn',
    pieces: [{ lineNo: 1, resellable: 1, damaged: 1, missing: 0 }],
  });
  expect(await stock(shirt)).toEqual({ stock: left.stock - 1, damaged: left.damaged + 1 });
  expect(await store.invariants()).toEqual([]);
});

describe('before an order is packed', () => {
  test('it is called about, two hours apart, and the shopper is notified once', async () => {
    const shopper = await store.shopper();
    const order = await buy(shopper, shirt);
    const missed = { step: 'call', outcome: 'noAnswer' } as const;
    const canConfirm = async () =>
      (await shopper.call('getOrderDetails', { orderId: order._id })).body.data.order.canConfirm;
    expect(await canConfirm()).toBe(false);
    const early = await shopper.call('confirmOrder', { orderId: order._id });
    expect([early.status, early.body.code]).toEqual([409, 'ORDER_STEP_NOT_ALLOWED']);
    expect(await take(store, order._id, missed)).toBe(null);
    expect(await canConfirm()).toBe(true);
    expect(await take(store, order._id, missed)).toBe('CALL_TOO_SOON');
    const now = store.now();
    store.setNow(new Date(now.getTime() + 2 * 3_600_000));
    expect(await take(store, order._id, missed)).toBe(null);
    expect(await take(store, order._id, { step: 'giveUp' })).toBe('ORDER_STEP_NOT_ALLOWED');
    store.setNow(now);
    const { messages } = (await shopper.call('readOutbox', { to: shopper.phone })).body.data;
    expect(messages.filter(({ text }) => text.includes('We called'))).toHaveLength(1);
    expect((await shopper.call('confirmOrder', { orderId: order._id })).body.data.order.status).toBe(
      'inProgress',
    );
    expect(await canConfirm()).toBe(false);
    const again = await shopper.call('confirmOrder', { orderId: order._id });
    expect([again.status, again.body.data]).toEqual([409, null]);
  });

  test('it may be held: no step is taken until it is released', async () => {
    const order = await buy(await store.shopper(), shirt);
    const until = new Date(store.now().getTime() + 3 * 86_400_000);
    expect(await take(store, order._id, { step: 'hold', reason: 'waits for a color', until })).toBe(null);
    expect(await take(store, order._id, { step: 'confirm' })).toBe('HELD');
    const far = new Date(store.now().getTime() + 15 * 86_400_000);
    expect(await take(store, order._id, { step: 'hold', reason: 'too long', until: far })).toBe('VALIDATION');
    expect(await take(store, order._id, { step: 'release' })).toBe(null);
    expect(await take(store, order._id, { step: 'confirm' })).toBe(null);
  });
});
