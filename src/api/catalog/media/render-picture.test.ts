import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureId, renderPicture } from './render-picture.ts';

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800"><circle cx="300" cy="400" r="200" fill="${color}"/></svg>`;

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8203f' } }).jpeg();

/** The alpha of the first pixel, up to 255. */
async function cornerOf(bytes: Buffer): Promise<number> {
  const corner = sharp(bytes).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 });
  return (await corner.raw().toBuffer())[3] ?? 255;
}

describe('a drawing', () => {
  test('comes in every width, as AVIF and WebP, sharp at the largest', async () => {
    const picture = await renderPicture(drawing('#35193c'), { webp: [320, 480] });
    expect(picture).toMatchObject({
      width: 960,
      height: 1280,
      avif: [240, 320, 480, 960],
      webp: [320, 480],
    });
    expect(picture.files.map(({ format, width }) => `${width} ${format}`)).toEqual([
      '240 avif',
      '320 avif',
      '480 avif',
      '960 avif',
      '320 webp',
      '480 webp',
    ]);
  });

  test('keeps its ground transparent', async () => {
    const { files } = await renderPicture(drawing('#35193c'), { webp: [] });
    const corners = await Promise.all(files.map(({ bytes }) => cornerOf(bytes)));
    // The lowest quality may leave an invisible remainder.
    expect(corners.map((alpha) => Math.floor(alpha / 2))).toEqual([0, 0, 0, 0]);
  });

  test('is named by its content', () => {
    expect(pictureId(drawing('#35193c'))).toBe(pictureId(drawing('#35193c')));
    expect(pictureId(drawing('#35193c'))).not.toBe(pictureId(drawing('#35193d')));
  });
});

describe('a photograph', () => {
  test.each([
    [1200, 1600, [240, 320, 480, 960]],
    [960, 1280, [240, 320, 480, 960]],
    [700, 900, [240, 320, 480, 700]],
    [200, 260, [200]],
  ])('%i wide is never blown up', async (width, height, widths) => {
    const picture = await renderPicture(await photograph(width, height).toBuffer(), { webp: [] });
    expect(picture.avif).toEqual(widths);
    expect(picture.width).toBe(widths.at(-1));
  });

  test('taken on its side is turned upright, and where it was taken is forgotten', async () => {
    const onItsSide = await photograph(800, 600)
      .withExif({ IFD0: { Copyright: 'someone' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await renderPicture(onItsSide, { webp: [320] });
    expect([picture.width, picture.height]).toEqual([600, 800]);
    for (const { bytes } of picture.files) {
      const { exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const bytes = await photograph(300, 400).toFormat(format).toBuffer();
    const { width, files } = await renderPicture(bytes);
    expect([width, files.length]).toEqual([300, 4]);
  });

  test('of sixteen bits, of greys and of printing inks comes out in the colors of a screen', async () => {
    const sources = [
      photograph(240, 320).toColourspace('rgb16').png(),
      photograph(240, 320).greyscale().jpeg(),
      photograph(240, 320).toColourspace('cmyk').jpeg(),
    ];
    for (const source of sources) {
      const { files } = await renderPicture(await source.toBuffer(), { webp: [] });
      expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' });
    }
  });

  test('that breaks off is refused', async () => {
    const whole = await photograph(600, 800).toBuffer();
    await expect(renderPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow();
  });

  test('with a fault is refused', async () => {
    await expect(renderPicture(Buffer.from(drawing('#fff')))).rejects.toThrow('notAPhotograph');
  });
});
