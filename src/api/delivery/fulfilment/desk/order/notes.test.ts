import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buy } from '../../../../../../test/buying.ts';
import { addProduct } from '../../../../../../test/catalog.ts';
import { openConsole } from '../../../../../../test/console.ts';
import { owner, send, take } from '../../../../../../test/parcels.ts';
import { openStore } from '../../../../../../test/store.ts';

const store = await openStore();
const { db } = store;
const shirt = await addProduct(db, { price: 1_000, stock: { 'black/M': 900 } });
await openConsole(store, ['owner']);
const suha = await openConsole(store, ['support'], { name: 'Suha' });
const manager = await openConsole(store, ['manager'], { name: 'Rana' });
const packer = await openConsole(store, ['packer']);

const key = () => ({ 'idempotency-key': randomUUID() });
const get = async (id: string, who = manager) => (await who.ask('getOrder', { id })).body.data.order;

test('a note is read by those who see the person, reworded by its author for 15 minutes, and never by the shopper', async () => {
  const start = store.now();
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt);
  const added = (await suha.ask('addOrderNote', { id, text: 'Call before noon' }, key())).body.data.order
    .notes;
  expect(added).toMatchObject([{ text: 'Call before noon', by: 'Suha', canEdit: true }]);
  const noteId = added[0]?._id ?? '';
  expect((await get(id)).notes).toMatchObject([{ by: 'Suha', canEdit: false }]);
  const reword = (who = suha) => who.ask('editOrderNote', { id, noteId, text: 'Call after noon' }, key());
  expect((await reword(manager)).body.code).toBe('NOT_FOUND');
  store.setNow(new Date(start.getTime() + 14 * 60_000));
  expect((await reword()).body.data.order.notes).toMatchObject([
    { text: 'Call after noon', at: start.toISOString() },
  ]);
  store.setNow(new Date(start.getTime() + 15 * 60_000));
  expect((await reword()).body.code).toBe('NOTE_TOO_OLD');
  store.setNow(start);
  await manager.ask('confirmOrder', { id, version: 1 }, key());
  expect((await get(id, packer)).notes).toEqual([]);
  expect(JSON.stringify((await shopper.call('getOrderDetails', { orderId: id })).body)).not.toContain('noon');
  const audit = await db.selectFrom('staff_audit').selectAll().where('action', '=', 'order.note').execute();
  expect([audit.length, JSON.stringify(audit).includes('noon')]).toEqual([2, false]);
});

test('messages to the shopper stand beside the steps', async () => {
  const { _id: id } = await buy(await store.shopper(), shirt);
  store.setNow(new Date(store.now().getTime() + 60_000));
  await manager.ask('confirmOrder', { id, version: 1 }, key());
  const { messages } = await get(id);
  expect(messages.map(({ title }) => title)).toMatchObject([
    expect.stringContaining('is placed'),
    expect.stringContaining('is confirmed'),
  ]);
  expect((await get(id, packer)).messages).toEqual([]);
});

test('no message shows the PIN that the door asks for', async () => {
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt);
  await send(store, id, (await openConsole(store, ['courier'])).staffId);
  const { order } = (await shopper.call('getOrderDetails', { orderId: id })).body.data;
  expect(order.pin).toMatch(/^\d{4}$/);
  const said = JSON.stringify((await get(id)).messages);
  expect(said).toContain('PIN ••••');
  expect(said).not.toContain(order.pin);
  // An earlier code is nobody's either, and after the delivery there is none to compare with.
  await take(store, id, { step: 'deliver', kept: null, noPin: 'noPhone' }, owner);
  expect(JSON.stringify((await get(id)).messages)).not.toContain(order.pin);
});

test('notes are in what a shopper exports, and leave with them', async () => {
  const shopper = await store.shopper();
  const { _id: id } = await buy(shopper, shirt);
  await suha.ask('addOrderNote', { id, text: 'Rings at the back door' }, key());
  const exported = (await shopper.call('exportData')).body;
  expect(JSON.stringify(exported)).toContain('Rings at the back door');
  store.setNow(new Date(store.now().getTime() + 5 * 60_000));
  await shopper.call('sendOtp', { number: shopper.phone });
  const gone = await shopper.call('deleteAccount', { verificationCode: await shopper.readCode() });
  expect(gone.status).toBe(200);
  const notes = await db.selectFrom('order_notes').select('id').where('order_id', '=', id).execute();
  expect(notes).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});
