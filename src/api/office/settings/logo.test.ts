import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { buy, bringTo } from '../../../../test/buying.ts';
import { addProduct } from '../../../../test/catalog.ts';
import type { Answer } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';
import type { Logo } from '../../../shop/logo.ts';

const store = await openStore({ environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'minwal-logo-')) } });
const owner = await openConsole(store, ['owner']);
const shirt = await addProduct(store.db, { price: 1_280, stock: { 'black/M': 20 } });
await owner.send('GET', '/api/client/v1/auth/xsrf');

/** Two bars of this color in the middle of 400 by 200 pixels of that one, with metadata. */
const picture = async (ink: string, ground: string | { r: 0; g: 0; b: 0; alpha: 0 }) =>
  sharp({ create: { width: 400, height: 200, channels: 4, background: ground } })
    .composite(
      [100, 220].map((left) => ({
        input: { create: { width: 80, height: 50, channels: 4, background: ink } },
        left,
        top: 75,
      })),
    )
    .withExif({ IFD0: { Artist: 'Rana' } })
    .png()
    .toBuffer();
const clear = { r: 0, g: 0, b: 0, alpha: 0 } as const;

async function upload(bytes: Uint8Array, client = owner) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'logo.png');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = Buffer.from(await encoded.arrayBuffer());
  const answer: Answer<ConsoleDataOf<'addLogo'>> = await client.send(
    'POST',
    '/api/console/v1/logo',
    body,
    headers,
  );
  return answer;
}

async function save(logo: Logo | null, client = owner) {
  const { version, settings } = (await client.ask('getSettings')).body.data;
  return client.ask('changeSettings', { version, part: { identity: { ...settings.identity, logo } } });
}
afterEach(() => save(null));

const hasPicture = (pdf: Buffer) => /\/Subtype\s*\/Image/.test(pdf.toString('latin1'));

const shown = async () => {
  const guest = await store.shopper();
  return (await guest.call('getStoreFacts', {})).body.data.store.identity.logo;
};

test.each([
  ['dark ink', '#231628', clear, 'light', [200, 50]],
  ['light ink', '#f4f0f5', clear, 'dark', [200, 50]],
  ['ink that both themes show', '#b3261e', clear, 'none', [200, 50]],
  ['a ground of its own', '#231628', '#ffffff', 'none', [212, 62]],
])('a logo with %s is trimmed, and legible in both themes', async (_what, ink, behind, ground, size) => {
  const { status, body } = await upload(await picture(ink, behind));
  const { logo } = body.data;
  expect([status, logo.ground, [logo.width, logo.height]]).toEqual([200, ground, size]);
  const file = await store.app.inject(`/pictures/${logo._id}-${logo.width}.webp`);
  expect(file.headers['cache-control']).toContain('immutable');
  const { exif, hasAlpha } = await sharp(file.rawPayload).metadata();
  expect([exif, hasAlpha]).toEqual([undefined, behind === clear]);
});

test('what is no picture is refused, and so is everybody but the owner', async () => {
  expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
  expect((await upload(Buffer.alloc(5_000_001))).status).toBe(413);
  const manager = await openConsole(store, ['manager']);
  await manager.send('GET', '/api/client/v1/auth/xsrf');
  expect((await upload(await picture('#231628', clear), manager)).status).toBe(403);
});

test('a saved logo is the shop’s until it is removed', async () => {
  expect(await shown()).toBeNull();
  const { logo } = (await upload(await picture('#231628', clear))).body.data;
  expect(await shown()).toBeNull();
  const unknown = await save({ ...logo, _id: '0'.repeat(20) });
  expect([unknown.status, unknown.body.errors]).toEqual([400, ['"identity.logo" must be a stored logo']]);
  expect((await save(logo)).status).toBe(200);
  expect(await shown()).toMatchObject({ url: `/pictures/${logo._id}-200.webp`, width: 200, ground: 'light' });
  const policy = await store.app.inject('/documents/terms.ar.pdf');
  expect([policy.statusCode, hasPicture(policy.rawPayload)]).toEqual([200, true]);
  expect((await save(null)).status).toBe(200);
  expect(await shown()).toBeNull();
});

test.each([
  ['the name', null],
  ['a dark logo', '#231628'],
  ['a light logo on its plate', '#f4f0f5'],
])('a shared link shows %s', async (_what, ink) => {
  if (ink !== null) await save((await upload(await picture(ink, clear))).body.data.logo);
  const now = await store.app.inject('/og/shop/minwal-en-0.png');
  const shared = await store.app.inject(String(now.headers['location']));
  expect(shared.headers['content-type']).toBe('image/png');
  const head = await sharp(shared.rawPayload)
    .extract({ left: 60, top: 40, width: 340, height: 100 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let at = 0; at < head.data.length; at += head.info.channels)
    colors.add(`#${head.data.subarray(at, at + 3).toString('hex')}`);
  // The first band of our mark is plum.
  expect([colors.has('#35193c'), colors.has(ink ?? '#35193c')]).toEqual([ink === null, true]);
});

test('an invoice keeps the logo of its day', async () => {
  const shopper = await store.shopper();
  const issue = async () => {
    const order = await buy(shopper, shirt);
    await bringTo(store, order._id, 'delivered');
    const { rows } = await store.pool.query('select id, content from invoices where order_id = $1', [
      order._id,
    ]);
    return rows[0] as { id: string; content: { seller: { logo?: Logo } } };
  };
  const print = async ({ id: invoiceId }: { id: string }, language: 'en' | 'ar') =>
    Buffer.from((await shopper.call('getInvoice', { invoiceId, language })).body.data.file.content, 'base64');
  const without = await issue();
  const plain = await print(without, 'ar');
  const { logo } = (await upload(await picture('#f4f0f5', clear))).body.data;
  await save(logo);
  const invoice = await issue();
  const printed = { en: await print(invoice, 'en'), ar: await print(invoice, 'ar') };
  await save(null);
  expect([without.content.seller.logo, invoice.content.seller.logo]).toEqual([undefined, logo]);
  expect(hasPicture(plain)).toBe(false);
  expect((await print(without, 'ar')).equals(plain)).toBe(true);
  for (const language of ['en', 'ar'] as const) {
    expect(hasPicture(printed[language])).toBe(true);
    expect((await print(invoice, language)).equals(printed[language])).toBe(true);
  }
});
