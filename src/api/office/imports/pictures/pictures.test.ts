import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { askWithKey } from '../../../../../test/cash.ts';
import { openImports, whyOf } from '../../../../../test/imports.ts';
import { sendPart, sendPictures, untilDone } from '../../../../../test/send-file.ts';
import { openStore } from '../../../../../test/store.ts';
import { type ZipFile, zipOf } from '../../../../../test/zip.ts';
import { cleanUp } from '../../../jobs/clean-up.ts';

const store = await openStore();
const { db } = store;
const { manager, tried, apply, undo, product, named } = await openImports(store);
await sql`update variants set sku = 'D-1' where product_id = 'dress' and color_id = 'black'`.execute(db);

const photo = (color: string, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'someone' } })
    .toBuffer();
const [red, green, blue] = [await photo('red'), await photo('green'), await photo('blue')];

const sent = async (files: readonly ZipFile[], importId: string | null = null) => {
  const { status, body, id } = await sendPictures(manager, zipOf(files), importId);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return untilDone(manager, id);
};
const { rows: names } = await sql<{
  id: string;
  name: string;
}>`select id, name_en as name from products`.execute(db);
const idOf = new Map(names.map(({ id, name }) => [name, id]));
const filesOf = ({ pictures }: Awaited<ReturnType<typeof sent>>) =>
  (pictures?.files ?? []).map(({ name, product: of, color, fault }) =>
    [name, fault ?? idOf.get(of ?? ''), ...(fault === null && color !== null ? [color] : [])].join(': '),
  );
const picturesOf = async (id: string) =>
  (await product(id)).pictures.map(({ colorId, view, altEn, altAr }) =>
    [colorId, view, altEn, altAr].join('|'),
  );

test('pictures of products in the shop come in after those they have, and are taken back', async () => {
  const file = await sent([
    { name: 'dress-2.jpg', content: green },
    { name: 'D-1 (1).jpg', content: red },
    { name: 'coat/IMG_7.jpg', content: blue, stored: true },
    { name: '__MACOSX/._D-1.jpg', content: 'x' },
    { name: 'coat/', content: '' },
    { name: '.DS_Store', content: 'x' },
  ]);
  expect(file).toMatchObject({ state: 'checked', may: ['apply', 'sendPictures'], rows: 0 });
  expect(file.counts).toMatchObject({ new: 0, changed: 2, refused: 0 });
  expect(filesOf(file)).toEqual(['D-1 (1).jpg: dress: Black', 'dress-2.jpg: dress', 'coat/IMG_7.jpg: coat']);
  expect((await apply(file._id)).state).toBe('applied');
  expect(await picturesOf('dress')).toEqual(['|front||', 'black|front||', '|front||']);
  expect(await picturesOf('coat')).toHaveLength(2);
  const [, added] = (await product('dress')).pictures;
  const stored = join(store.config.dataDir, 'pictures', `${added?.pictureId}-64.webp`);
  expect(existsSync(stored)).toBe(true);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  const { rows: left } = await sql`select 1 from import_parts`.execute(db);
  expect(left).toEqual([]);
  const again = await sent([{ name: 'D-1.jpg', content: red }]);
  expect([again.counts.same, again.pictures?.files[0]?.isNew, again.may]).toEqual([
    1,
    false,
    ['sendPictures'],
  ]);
  expect((await undo(file._id)).state).toBe('undone');
  expect([(await picturesOf('dress')).length, (await picturesOf('coat')).length]).toEqual([1, 1]);
  expect(await store.invariants()).toEqual([]);
});

test('a file of products names its pictures, in order, and new products get them', async () => {
  const head = 'الاسم بالعربية,الماركة,القسم,السعر,اللون,القياس,الرمز,الصور';
  const file = await tried(
    `${head}\nمعطف,loza,women,500,black,M,N-1,أول.jpg; ثان.jpg\n,,,,red,M,N-2,red/1.jpg\nقبعة,loza,women,500,black,M,N-3,`,
  );
  expect(file).toMatchObject({ faults: [], may: ['apply', 'map', 'sendPictures'] });
  const whole = await sent(
    [
      { name: 'ثان.jpg', content: green },
      { name: 'أول.jpg', content: red },
      { name: 'red/1.jpg', content: blue },
      { name: 'N-3.jpg', content: red },
    ],
    file._id,
  );
  expect(whole.counts).toMatchObject({ new: 2, refused: 0 });
  await apply(file._id);
  const [coat = ''] = await named('معطف');
  expect(await picturesOf(coat)).toEqual(['black|front||', 'black|front||', 'red|front||']);
  const first = (await product(coat)).pictures[0]?.pictureId;
  const [hat = ''] = await named('قبعة');
  expect((await product(hat)).pictures.map(({ pictureId }) => pictureId)).toEqual([first]);
  await undo(file._id);
  expect(await named('معطف')).toEqual([]);
});

test('a row that names a missing picture is refused, until the ZIP is left out', async () => {
  const file = await tried('الرابط المختصر,السعر,الصور\ndress,6000,lost.jpg');
  expect(file.faults).toEqual([]);
  const whole = await sent([{ name: 'coat.jpg', content: red }], file._id);
  expect(whyOf(whole)).toEqual(['C2 “lost.jpg” is not in the ZIP.']);
  expect(whole.may).toEqual(['applyValid', 'map', 'sendPictures', 'dropPictures']);
  expect((await askWithKey(manager, 'applyImport', { id: file._id })).body.code).toBe('IMPORT_ERRORS');
  await manager.ask('dropImportPictures', { id: file._id });
  const without = await untilDone(manager, file._id);
  expect(without).toMatchObject({ pictures: null, faults: [], may: ['apply', 'map', 'sendPictures'] });
});

test('each file that cannot be used says why, and holds up its product and the whole', async () => {
  const large = Buffer.concat([red, Buffer.alloc(5_000_001)]);
  const many = await sharp({ create: { width: 6000, height: 4100, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = await sent([
    { name: 'dress-1.jpg', content: red },
    { name: 'dress-2.jpg', content: red },
    { name: 'dress-3.jpg', content: Buffer.from(green).subarray(0, green.length - 40) },
    { name: 'dress-4.jpg', content: large },
    { name: 'dress-5.png', content: many },
    { name: 'dress-6.jpg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { name: 'dress-7.jpg', content: '/etc/passwd', mode: 0o120777 },
    { name: 'dress-8.jpg', content: blue, flags: 1 },
    { name: 'dress-9.jpg', content: blue, crc: 1 },
    { name: 'dress-10.jpg', content: blue, unpacked: 10 },
    { name: 'dress-yellow.jpg', content: green },
    { name: 'coat-red.jpg', content: green },
    { name: '../../outside.jpg', content: green },
    { name: 'COAT.jpg', content: blue },
    { name: 'coat.jpg', content: green },
  ]);
  expect(filesOf(file)).toEqual([
    'dress-10.jpg: This is damaged: part of it is missing or does not unpack.',
    'dress-2.jpg: This is the same as dress-1.jpg.',
    'dress-3.jpg: This is damaged: part of it is missing or does not unpack.',
    'dress-4.jpg: This is larger than 5 MB.',
    'dress-5.png: This has more than 24 megapixels.',
    'dress-6.jpg: This is not a JPEG, PNG, WebP or AVIF.',
    'dress-7.jpg: This only points to another file. Put the file itself in.',
    'dress-8.jpg: This has a password. Make the ZIP without one.',
    'dress-9.jpg: This is damaged: part of it is missing or does not unpack.',
    'coat-red.jpg: The product does not have this color.',
    'coat.jpg: This is the same as coat.jpg.',
    '../../outside.jpg: No product has this name, and no row names this file.',
    'dress-yellow.jpg: No product has this name, and no row names this file.',
    'dress-1.jpg: dress',
    'COAT.jpg: coat',
  ]);
  expect(file.may).toEqual(['sendPictures']);
  const mended = await sent([
    { name: 'coat.jpg', content: red },
    { name: 'unknown.jpg', content: red },
  ]);
  expect(mended.may).toEqual(['applyValid', 'sendPictures']);
  await apply(mended._id, { validRows: true });
  expect(await picturesOf('coat')).toHaveLength(2);
  await undo(mended._id);
});

describe('an archive is refused whole', () => {
  const good = zipOf([{ name: 'dress.jpg', content: red }]);
  const bomb = Array.from({ length: 500 }, (_, at) => ({
    name: `${at}.jpg`,
    content: '',
    unpacked: 5_000_000,
  }));
  test.each<[string, Buffer, number, string]>([
    ['when its end is missing', good.subarray(0, good.length - 30), 415, 'truncated'],
    ['when it is none', Buffer.from('%PDF-1.7'), 415, 'notZip'],
    ['when its list lies outside', zipLying(good), 415, 'truncated'],
    ['when it unpacks to too much', zipOf(bomb), 413, 'tooLarge'],
    [
      'when its files overlap',
      zipOf([
        { name: 'a.jpg', content: red },
        { name: 'b.jpg', content: red, at: 0 },
      ]),
      415,
      'overlapping',
    ],
    [
      'when it has too many files',
      zipOf(Array.from({ length: 2001 }, () => ({ name: 'a' }))),
      413,
      'tooMany',
    ],
  ])('%s', async (_why, zip, status, fault) => {
    const { id, ...answer } = await sendPictures(manager, zip);
    expect([answer.status, answer.body.errors]).toEqual([status, [`"file" is ${fault}`]]);
    const { body } = await manager.ask('getImport', { id });
    expect([body.data.import.state, body.data.import.may]).toEqual(['checked', ['sendPictures']]);
  });

  test('when there is no picture in it', async () => {
    const { body } = await sendPictures(manager, zipOf([{ name: '__MACOSX/._a.jpg', content: 'x' }]));
    expect(body.code).toBe('IMPORT_EMPTY');
  });
});

function zipLying(good: Buffer): Buffer {
  const zip = Buffer.from(good);
  zip.writeUInt32LE(0x7fffffff, zip.length - 22 + 16);
  return zip;
}

test.each<[string, Buffer, string]>([
  ['in UTF-8 that does not say so', Buffer.from('صورة.jpg'), 'صورة.jpg'],
  ['in the Arabic code page', Buffer.from([0xaa, 0xef, 0xa2, 0x2e, 0x6a]), 'زيت.j'],
  ['in CP437', Buffer.from([0x82, 0x81, 0x2e, 0x6a]), 'éü.j'],
])('names are read %s', async (_how, name, read) => {
  const file = await sent([{ name, content: red }]);
  expect(file.pictures?.files[0]?.name).toBe(read);
});

test('an interrupted upload resumes; parts come in any order, each of its full length', async () => {
  const noise = await sharp(Buffer.from(crypto.getRandomValues(new Uint8Array(60_000))), {
    raw: { width: 200, height: 100, channels: 3 },
  })
    .resize(1600, 800, { kernel: 'nearest' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const zip = zipOf([{ name: 'dress.png', content: noise, stored: true }]);
  const begun = await manager.ask('addImportPictures', {
    importId: null,
    fileName: 'a.zip',
    bytes: zip.length,
  });
  const { _id: id, pictures } = begun.body.data.import;
  const size = pictures?.partBytes ?? 1;
  const parts = Array.from({ length: Math.ceil(zip.length / size) }, (_, part) => part);
  const partOf = (part: number) => zip.subarray(part * size, (part + 1) * size);
  expect(parts.length).toBeGreaterThan(3);
  const cut = await sendPart(manager, { id, part: 0 }, partOf(0).subarray(0, 100));
  expect([cut.status, cut.body.code]).toEqual([400, 'VALIDATION']);
  for (const part of [0, 2, 0]) await sendPart(manager, { id, part }, partOf(part));
  const waiting = (await manager.ask('getImport', { id })).body.data.import;
  expect([waiting.pictures?.nextPart, waiting.may]).toEqual([1, ['sendPictures']]);
  expect((await askWithKey(manager, 'applyImport', { id })).body.code).toBe('CONFLICT');
  for (const part of parts.filter((each) => each % 2 === 1 || each > 2))
    await sendPart(manager, { id, part }, partOf(part));
  expect((await untilDone(manager, id)).counts.changed).toBe(1);
  expect((await sendPart(manager, { id, part: 0 }, partOf(0))).body.code).toBe('CONFLICT');
});

test('an edited picture stays when its file is taken back, and is named', async () => {
  const file = await sent([
    { name: 'coat-1.jpg', content: red },
    { name: 'coat-2.jpg', content: green },
  ]);
  await apply(file._id);
  const { version, pictures } = await product('coat');
  const worded = pictures.map(({ image: _image, ...picture }, at) => ({
    ...picture,
    ...(at === 2 && { altEn: 'The coat from behind' }),
  }));
  await manager.ask('changeProduct', { id: 'coat', version, pictures: worded });
  const undone = await undo(file._id);
  expect(undone.kept.map(({ productId }) => productId)).toEqual(['coat']);
  expect(await picturesOf('coat')).toEqual(['|front||', '|front|The coat from behind|']);
});

test('a product that a name could mean, and does not, is none of the file', async () => {
  const file = await sent([{ name: 'coat/dress-1.jpg', content: await photo('olive') }]);
  expect(filesOf(file)).toEqual(['coat/dress-1.jpg: dress']);
  expect(file.counts).toMatchObject({ changed: 1, same: 0 });
});

test('a product edited since the trial keeps the ZIP out', async () => {
  const file = await sent([{ name: 'dress.jpg', content: blue }]);
  const { version } = await product('dress');
  await manager.ask('changeProduct', { id: 'dress', version, fields: { careEn: 'Cold' } });
  expect((await askWithKey(manager, 'applyImport', { id: file._id })).body.code).toBe('IMPORT_STALE');
});

test('a file that was tried yesterday stays while its ZIP comes', async () => {
  const { _id: id } = await tried('الرابط المختصر,السعر\ndress,6000');
  await sql`update imports set made_at = ${new Date(store.now().getTime() - 25 * 3_600_000)} where id = ${id}`.execute(
    db,
  );
  const zip = zipOf([{ name: 'dress.jpg', content: red }]);
  await manager.ask('addImportPictures', { importId: id, fileName: 'a.zip', bytes: zip.length });
  await cleanUp(db, store.now());
  expect((await sendPart(manager, { id, part: 0 }, zip)).status).toBe(200);
  await untilDone(manager, id);
  await cleanUp(db, new Date(store.now().getTime() + 25 * 3_600_000));
  expect((await manager.ask('getImport', { id })).status).toBe(404);
});
