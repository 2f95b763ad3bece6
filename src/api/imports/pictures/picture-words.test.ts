import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openImports, whyOf } from '../../../../test/imports.ts';
import { sendPictures, untilDone } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { zipOf } from '../../../../test/zip.ts';

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
