import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openImports, whyOf } from '../../../../../test/imports.ts';
import { sendPictures, untilDone } from '../../../../../test/send-file.ts';
import { openStore } from '../../../../../test/store.ts';
import { zipOf } from '../../../../../test/zip.ts';

const { manager, tried, apply, undo, product } = await openImports(await openStore());

const photo = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('columns say what the pictures show, in the order in which the row names them', async () => {
  const head = 'الرابط المختصر,الصور,ما تُظهره الصور بالعربية,ما تُظهره الصور بالإنكليزية';
  const wrong = await tried(`${head}\ndress,a.jpg,أول | ثان,`);
  expect(whyOf(wrong)).toEqual([expect.stringMatching(/^C2 These describe more pictures/)]);
  const file = await tried(
    `${head}\ndress,one.jpg; two.jpg,من الأمام، على علّاقة | زر من الصدف,| A pearl button`,
  );
  const before = (await product('dress')).pictures;
  const zip = zipOf([
    { name: 'two.jpg', content: await photo('green') },
    { name: 'one.jpg', content: await photo('blue') },
  ]);
  const sent = await sendPictures(manager, zip, file._id);
  await untilDone(manager, sent.id);
  await apply(file._id);
  const added = (await product('dress')).pictures.slice(before.length);
  expect(added.map(({ altAr, altEn }) => [altAr, altEn])).toEqual([
    ['من الأمام، على علّاقة', ''],
    ['زر من الصدف', 'A pearl button'],
  ]);
  expect((await undo(file._id)).kept).toEqual([]);
  expect((await product('dress')).pictures).toEqual(before);
});

test('a row without names speaks for the pictures called after its product, by color', async () => {
  const head = 'slug,color,size,ما تُظهره الصور بالعربية,ما يبقى ظاهراً من الصور، بالمئة';
  const send = async (id: string) => {
    const names = ['dress-black-2.jpg', 'dress-red.jpg', 'dress.jpg', 'dress-black-1.jpg'];
    const files = names.map(async (name, at) => ({ name, content: await photo(`#0000${at + 1}0`) }));
    return untilDone(manager, (await sendPictures(manager, zipOf(await Promise.all(files)), id)).id);
  };
  const many = await tried(`${head}\ndress,black,M,غلاف,\ndress,red,S,أحمر | زائد,`);
  expect(many.faults).toEqual([]);
  expect(whyOf(await send(many._id))).toEqual([expect.stringMatching(/^D3 These describe more pictures/)]);
  const rows = [
    'dress,black,M,غلاف | أول | ثان,50 20||10% 90%',
    'dress,black,L,غلاف | أول | ثان,',
    'dress,red,S,أحمر,',
  ];
  const file = await tried([head, ...rows].join('\n'));
  expect((await send(file._id)).faults).toEqual([]);
  const before = (await product('dress')).pictures;
  await apply(file._id);
  const added = (await product('dress')).pictures.slice(before.length);
  expect(added.map(({ colorId, altAr, focus }) => [colorId, altAr, focus])).toEqual([
    ['red', 'أحمر', null],
    [null, 'غلاف', { x: 50, y: 20 }],
    ['black', 'أول', null],
    ['black', 'ثان', { x: 10, y: 90 }],
  ]);
  expect((await undo(file._id)).kept).toEqual([]);
  expect((await product('dress')).pictures).toEqual(before);
});
