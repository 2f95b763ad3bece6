import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { openImports, whyOf } from '../../../../../test/imports.ts';
import { ENDLESS, fetcherToHere, openPictureServer } from '../../../../../test/picture-server.ts';
import { untilDone } from '../../../../../test/send-file.ts';
import { openStore } from '../../../../../test/store.ts';
import { pictureFetcher } from '../../../platform/integrations/picture-fetcher.ts';
import { fetchPictures } from './fetch-pictures.ts';

const photo = (color: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const [red, green] = [await photo('red'), await photo('green')];

const server = await openPictureServer({
  '/red.jpg': red,
  '/moved.jpg': '/green.jpg',
  '/green.jpg': green,
  '/round.jpg': '/round.jpg',
  '/inside.jpg': 'https://169.254.169.254/latest',
  '/file.jpg': 'file:///etc/passwd',
  '/text.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/long.jpg': ENDLESS,
  '/busy.jpg': 503,
});
afterAll(server.close);
const store = await openStore({ integrations: { pictures: fetcherToHere() } });
const { manager, tried, apply, undo, product, named } = await openImports(store);

/** A product in black and red with these pictures, in the shop once they were fetched. */
async function brought(name: string, [first, second = '']: readonly [string, string?]) {
  const rows = [`${name};men;500;black;M;${first}`, `${name};men;500;red;M;${second}`];
  const file = await tried(['الصنف;القسم;السعر;اللون;القياس;الصور', ...rows].join('\n'));
  expect(whyOf(file)).toEqual([]);
  await apply(file._id);
  return eventually(async () => {
    const { rows: untried } = await sql`
      select from import_addresses
       where import_id = ${file._id}
         and (state = 'fetched' or (state = 'waiting' and due_at < clock_timestamp() + interval '3 minutes'))`.execute(
      store.db,
    );
    expect(untried).toEqual([]);
    return untilDone(manager, file._id);
  });
}

test('pictures come from their addresses, each with the color of its row, and are taken back', async () => {
  const file = await brought('معطف العناوين', [server.urlOf('/red.jpg'), server.urlOf('/moved.jpg')]);
  expect([file.addresses, file.came]).toEqual([
    { all: 2, waiting: 0, added: 2, failed: 0, faults: [] },
    { products: { came: 1, all: 1 }, variants: { came: 2, all: 2 } },
  ]);
  const [id = ''] = await named('معطف العناوين');
  const { pictures } = await product(id);
  expect(pictures.map(({ colorId }) => colorId)).toEqual(['black', 'red']);
  // Sent again, a product that has pictures is asked for none.
  const again = await tried(`الصنف;القسم;السعر;الصور\nمعطف العناوين;men;500;${server.urlOf('/green.jpg')}`);
  expect([again.counts.same, again.addresses]).toEqual([1, null]);
  // A process ended between fetching and adding.
  await sql`delete from product_pictures where product_id = ${id}`.execute(store.db);
  await sql`update import_addresses set state = 'fetched' where import_id = ${file._id}`.execute(store.db);
  await fetchPictures(store);
  expect((await product(id)).pictures).toHaveLength(2);
  await undo(file._id);
  expect(await named('معطف العناوين')).toEqual([]);
});

test.each([
  ['nowhere.jpg', 'There is no picture at this address.'],
  ['round.jpg', 'There is no picture at this address.'],
  ['inside.jpg', 'This address is not open to the internet.'],
  ['file.jpg', 'This is not a web address.'],
  ['text.jpg', 'What came is not a JPEG, PNG, WebP or AVIF.'],
  ['long.jpg', 'This is larger than 5 MB.'],
])('what is no picture is named with its reason, and the others come: %s', async (path, text) => {
  const name = `قبعة ${path}`;
  const address = server.urlOf(`/${path}`);
  const file = await brought(name, [`${address} | ${server.urlOf('/red.jpg')}`]);
  expect(file.addresses).toMatchObject({
    all: 2,
    added: 1,
    failed: 1,
    faults: [{ product: name, address, text }],
  });
  const { body } = await manager.ask('exportMissingPictures', { id: file._id });
  expect(Buffer.from(body.data.file.content, 'base64').toString('utf8')).toContain(text);
});

test('a server that does not answer is asked three times, then when somebody says so', async () => {
  const file = await brought('شال المشغول', [server.urlOf('/busy.jpg')]);
  expect(file.addresses).toMatchObject({ all: 1, waiting: 1, failed: 0 });
  for (const _ of [2, 3]) {
    await sql`update import_addresses set due_at = now() where state = 'waiting'`.execute(store.db);
    await fetchPictures(store);
  }
  const given = await untilDone(manager, file._id);
  expect(given.addresses).toMatchObject({ waiting: 0, failed: 1 });
  expect(server.asked.filter((path) => path === '/busy.jpg')).toHaveLength(3);
  const retried = await manager.ask('retryImportPictures', { id: file._id });
  expect(retried.body.data.import.addresses).toMatchObject({ waiting: 1, failed: 0 });
});

test.each([
  ['https://localhost/a.jpg', /^(?:notPublic|noAnswer)$/],
  ['https://10.0.0.1/a.jpg', /^notPublic$/],
  ['http://169.254.169.254/latest/meta-data', /^notPublic$/],
  ['https://[fd00::1]/a.jpg', /^notPublic$/],
  ['https://[::ffff:127.0.0.1]/a.jpg', /^notPublic$/],
  ['https://2130706433/a.jpg', /^notPublic$/],
  ['https://me:secret@example.com/a.jpg', /^notAddress$/],
  ['ftp://example.com/a.jpg', /^notAddress$/],
  ['not an address', /^notAddress$/],
])('a real store asks nothing of %s', async (address, fault) => {
  expect(await pictureFetcher().fetch(address, 1000)).toEqual({ fault: expect.stringMatching(fault) });
});
