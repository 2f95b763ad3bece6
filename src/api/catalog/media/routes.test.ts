import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Answer } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { openStore } from '../../../../test/store.ts';
import type { ConsoleDataOf } from '../../../shop/console-endpoints.ts';

const store = await openStore({ environment: { DATA_DIR: mkdtempSync(join(tmpdir(), 'minwal-photos-')) } });
const packer = await openConsole(store, ['packer']);
await packer.send('GET', '/api/client/v1/auth/xsrf');

const photograph = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#a8203f' } })
  .jpeg()
  .toBuffer();

/** Sends bytes as a form with one file. */
async function upload(bytes: Uint8Array<ArrayBuffer>, field = 'file') {
  const form = new FormData();
  form.set(field, new Blob([bytes]), 'from-a-phone.jpg');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  const body = Buffer.from(await encoded.arrayBuffer());
  const answer: Answer<ConsoleDataOf<'addPicture'>> = await packer.send(
    'POST',
    '/api/console/v1/pictures',
    body,
    headers,
  );
  return answer;
}

test('a photograph is stored once, however often it is sent, and logged', async () => {
  const first = await upload(new Uint8Array(photograph));
  expect(first.status).toBe(200);
  const { _id: id, image } = first.body.data.picture;
  expect(image).toMatchObject({ url: `/pictures/${id}-300.webp`, width: 300, height: 400 });
  expect((await packer.send('GET', image.url)).status).toBe(200);
  expect((await upload(new Uint8Array(photograph))).body.data.picture._id).toBe(id);
  const { rows } = await store.pool.query(
    `select subject from staff_audit where action = 'picture.add' and staff_id = $1`,
    [packer.staffId],
  );
  expect(rows).toEqual([{ subject: id }, { subject: id }]);
});

test.each([
  ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
  ['half a photograph', new Uint8Array(photograph.subarray(0, 60)), 415],
  ['more than 5 MB', new Uint8Array(5_000_001), 413],
  ['much more than 5 MB', new Uint8Array(6_000_000), 413],
])('%s is refused', async (_what, bytes, status) => {
  expect((await upload(bytes)).status).toBe(status);
});

test('a form without the file, and a body that is no form, are refused', async () => {
  expect((await upload(new Uint8Array(photograph), 'picture')).body.errors).toEqual(['"file" is required']);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await packer.send('POST', '/api/console/v1/pictures', '--x--', headers)).status).toBe(400);
  expect((await packer.send('POST', '/api/console/v1/auth/code', '--x--', headers)).status).toBe(415);
});
