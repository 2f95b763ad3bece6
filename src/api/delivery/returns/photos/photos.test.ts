import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addProduct } from '../../../../../test/catalog.ts';
import { openConsole } from '../../../../../test/console.ts';
import { bringing, decide, delivered, line } from '../../../../../test/returning.ts';
import { openStore } from '../../../../../test/store.ts';
import { cleanUp } from '../../../jobs/clean-up.ts';
import { selectPhotos } from './return-photos.ts';

const store = await openStore();
const owner = await openConsole(store, ['owner']);
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 90 } });

/** A photograph of this color as a phone sends it, with the place where it was taken. */
async function photo(background: string, side = 60): Promise<string> {
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'Layla' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  return bytes.toString('base64');
}

async function requested() {
  const { shopper, order } = await delivered(store, shirt);
  const asked = bringing(order, 'return', 'damaged', line(shirt));
  const { body } = await shopper.call('requestReturnShipment', asked);
  const returnId = body.data.order.returns[0]?._id ?? '';
  const orderId = order._id;
  const add = async (sent: string) => shopper.call('addReturnPhoto', { orderId, returnId, photo: sent });
  const mine = async () => (await shopper.call('getReturnPhotos', { returnId })).body.data.photos;
  return { shopper, orderId, returnId, add, mine };
}

test('photographs are added to a request, each once and four at most, and come back without metadata', async () => {
  const { add, mine, shopper, orderId } = await requested();
  const red = await photo('#a00');
  expect((await add(red)).body.data).toEqual({ photos: 1 });
  expect((await add(red)).body.data).toEqual({ photos: 1 });
  for (const color of ['#0a0', '#00a', '#aa0']) await add(await photo(color));
  const fifth = await add(await photo('#0aa'));
  expect([fifth.status, fifth.body.code]).toEqual([400, 'VALIDATION']);
  const photos = await mine();
  expect(photos).toHaveLength(4);
  const [, base64 = ''] = photos[0]?.split(',') ?? [];
  const stored = Buffer.from(base64, 'base64');
  const { format, width, exif } = await sharp(stored).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 60, exif: undefined });
  expect(stored.includes('Layla')).toBe(false);
  const { order } = (await shopper.call('getOrderDetails', { orderId })).body.data;
  expect(order.returns[0]?.photos).toBe(4);
});

test.each([
  ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 415],
  ['a cut-off file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64'), 415],
  ['no Base64', 'not an image!', 400],
  ['too much', 'A'.repeat(60_004), 400],
])('%s is no photograph', async (_, sent, status) => {
  const { add, mine } = await requested();
  expect((await add(sent)).status).toBe(status);
  expect(await mine()).toEqual([]);
});

test('a request that is decided takes no more, and the store’s limit holds for two at once', async () => {
  const { add, mine, orderId, returnId } = await requested();
  const sent = await Promise.all(
    ['#a00', '#0a0', '#00a', '#aa0', '#0aa', '#a0a'].map(async (each) => photo(each)),
  );
  await Promise.all(sent.map(add));
  expect(await mine()).toHaveLength(4);
  await decide(store, orderId, returnId, 'approved');
  const late = await add(await photo('#fff'));
  expect([late.status, late.body.code]).toEqual([409, 'RETURN_DECIDED']);
});

test('another shopper neither sees nor adds, and no address serves them', async () => {
  const { returnId, orderId, add } = await requested();
  await add(await photo('#a00'));
  const other = await store.shopper();
  expect((await other.call('getReturnPhotos', { returnId })).status).toBe(404);
  const added = await other.call('addReturnPhoto', { orderId, returnId, photo: await photo('#0a0') });
  expect(added.status).toBe(404);
});

test('whose return it is, and whether it takes more, is asked before the image is looked at', async () => {
  const { returnId, orderId, add } = await requested();
  const text = Buffer.from('no photograph').toString('base64');
  const other = await store.shopper();
  expect((await other.call('addReturnPhoto', { orderId, returnId, photo: text })).status).toBe(404);
  expect((await add(text)).status).toBe(415);
  for (const color of ['#a00', '#0a0', '#00a', '#aa0']) await add(await photo(color));
  expect((await add(text)).status).toBe(400);
  await decide(store, orderId, returnId, 'approved');
  expect((await add(text)).status).toBe(409);
});

test('what one shopper sends is limited, and keeps nobody else from sending', async () => {
  const { add } = await requested();
  const text = Buffer.from('no photograph').toString('base64');
  const statuses = [];
  for (let sent = 0; sent < 42; sent += 1) statuses.push((await add(text)).status);
  expect(statuses).toEqual([...Array<number>(40).fill(415), 429, 429]);
  expect((await (await requested()).add(await photo('#a00'))).status).toBe(200);
});

test('the desk counts them and opens them, which is logged; an accountant does not', async () => {
  const { returnId, orderId, add } = await requested();
  await add(await photo('#a00'));
  expect((await owner.ask('getReturn', { id: returnId })).body.data.return.photos).toBe(1);
  const packer = await openConsole(store, ['packer']);
  expect((await packer.ask('openReturnPhotos', { id: returnId })).body.data.photos).toHaveLength(1);
  const { rows } = await store.pool.query(`select staff_id, field from staff_reveals where order_id = $1`, [
    orderId,
  ]);
  expect(rows).toEqual([{ staff_id: packer.staffId, field: 'photographs' }]);
  const accountant = await openConsole(store, ['accountant']);
  expect((await accountant.ask('openReturnPhotos', { id: returnId })).status).toBe(403);
  expect((await owner.ask('openReturnPhotos', { id: 'nothing' })).status).toBe(404);
});

test('they go as long after the request was settled as is set', async () => {
  const { returnId, orderId, add } = await requested();
  await add(await photo('#a00'));
  await decide(store, orderId, returnId, 'rejected', 'Worn');
  const later = (days: number) => new Date(store.now().getTime() + days * 86_400_000);
  await cleanUp(store.db, later(179));
  expect(await selectPhotos(store.db, returnId)).toHaveLength(1);
  await cleanUp(store.db, later(181));
  expect(await selectPhotos(store.db, returnId)).toEqual([]);
});
