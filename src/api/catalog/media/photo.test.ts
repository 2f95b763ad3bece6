import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faultOf } from './photo.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8203f' } });

const clear = (alpha: number) =>
  sharp({ create: { width: 30, height: 40, channels: 4, background: { r: 168, g: 32, b: 63, alpha } } });

/** Two pictures of 40 × 40, dark and light. */
const frames = Buffer.concat([Buffer.alloc(40 * 40 * 3, 20), Buffer.alloc(40 * 40 * 3, 220)]);
const film = () => sharp(frames, { raw: { width: 40, height: 80, channels: 3, pageHeight: 40 } });

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const jpeg = await picture(30, 40).jpeg().toBuffer();
const png = await picture(30, 40).png().toBuffer();
const avif = await picture(30, 40).avif().toBuffer();

const taken: [what: string, bytes: Buffer][] = [
  ['a JPEG', jpeg],
  ['a PNG', png],
  ['a PNG of which a little is seen', await clear(0.02).png().toBuffer()],
  ['a WebP', await picture(30, 40).webp().toBuffer()],
  ['an AVIF', avif],
  ['a picture of exactly 24 megapixels', await picture(6000, 4000).jpeg().toBuffer()],
  // Trailing data is dropped: a picture is always re-encoded.
  ['a JPEG with an archive behind it', Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004 and more')])],
];

test.each(taken)('%s is taken', async (_, bytes) => {
  expect(await faultOf(bytes)).toBeNull();
});

const refused: [what: string, bytes: Buffer, fault: string][] = [
  ['a counting pixel', await picture(1, 1).png().toBuffer(), 'notAPhotograph'],
  ['a line of pixels', await picture(40, 1).jpeg().toBuffer(), 'notAPhotograph'],
  ['a wholly transparent PNG', await clear(0).png().toBuffer(), 'notAPhotograph'],
  ['a wholly transparent WebP', await clear(0).webp().toBuffer(), 'notAPhotograph'],
  ['an SVG', Buffer.from(svg), 'notAPhotograph'],
  ['an SVG that begins with white space', Buffer.from(`\n  ${svg}`), 'notAPhotograph'],
  ['a page that holds a JPEG', Buffer.concat([Buffer.from('<html>'), jpeg]), 'notAPhotograph'],
  ['a GIF', await picture(30, 40).gif().toBuffer(), 'notAPhotograph'],
  ['a TIFF', await picture(30, 40).tiff().toBuffer(), 'notAPhotograph'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'notAPhotograph'],
  ['a photograph of an iPhone', rebranded(avif, 'heic'), 'heic'],
  ['one of an iPhone with a film beside it', rebranded(avif, 'heix'), 'heic'],
  ['text', Buffer.from('no picture at all'), 'notAPhotograph'],
  ['nothing', Buffer.alloc(0), 'notAPhotograph'],
  [
    'a WebP that moves',
    await film()
      .webp({ delay: [100, 100] })
      .toBuffer(),
    'animated',
  ],
  ['a PNG that moves', moving(png), 'animated'],
  ['an AVIF that moves', rebranded(avif, 'avis'), 'animated'],
  ['the head of a JPEG alone', jpeg.subarray(0, 20), 'unreadable'],
  ['a JPEG in name only', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'unreadable'],
  ['more than 24 megapixels', await picture(6000, 4001).jpeg().toBuffer(), 'tooManyPixels'],
  ['more than 5 MB', Buffer.concat([jpeg, Buffer.alloc(5_000_000)]), 'tooLarge'],
];

test.each(refused)('%s is refused', async (_, bytes, fault) => {
  expect(await faultOf(bytes)).toBe(fault);
});

/** The same file with another brand in its first box. */
function rebranded(bytes: Buffer, brand: string): Buffer {
  const head = bytes.subarray(0, 40).toString('latin1').replaceAll('avif', brand);
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes.subarray(40)]);
}

/** The same PNG with an animation control chunk after the 33 bytes of its header. */
function moving(bytes: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
}
