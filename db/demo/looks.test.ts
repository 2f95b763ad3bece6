import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileName, pictureId } from '../../src/api/catalog/render-picture.ts';
import { drawGarment } from '../../src/shop/catalog/garments/draw-garment.ts';
import { patterns } from '../../src/shop/catalog/garments/print.ts';
import { readDrawnPictures } from './drawn-pictures.ts';
import { lookHash, lookOf } from './looks.ts';
import { products } from './products.ts';
import { productTypes } from './product-types.ts';

const folder = join(import.meta.dirname, 'pictures');
const drawn = readDrawnPictures();

const wanted = new Map(
  products.flatMap(({ typeId, colors, pattern }) =>
    colors.map((color) => {
      const look = lookOf(typeId, color, pattern);
      return [lookHash(look), look] as const;
    }),
  ),
);

test.each(productTypes.map(({ id, colors }) => [id, colors] as const))(
  '%s has a look in all its colors and patterns',
  (id, colors) => {
    for (const color of colors) {
      for (const pattern of patterns)
        expect(lookOf(id, color, pattern)).toMatchObject({ print: { pattern } });
    }
  },
);

test('what looks alike shares a look, and what does not has its own', () => {
  const hash = (typeId: string, colorId: string) => lookHash(lookOf(typeId, colorId, 'plain'));
  expect(hash('mens-tshirt', 'navy')).toBe(hash('boys-tshirt', 'navy'));
  expect(hash('mens-tshirt', 'navy')).not.toBe(hash('mens-tshirt', 'black'));
  expect(hash('mens-tshirt', 'navy')).not.toBe(hash('hoodie', 'navy'));
});

test('a type or a color the shop does not have has no look', () => {
  expect(() => lookOf('kilt', 'black', 'plain')).toThrow('kilt');
  expect(() => lookOf('skirt', 'tartan', 'plain')).toThrow('tartan');
});

describe('the rendered pictures', () => {
  test('are those of the pieces on sale, drawn as they are drawn now', () => {
    const current = [...wanted].map(([hash, look]) => [hash, pictureId(drawGarment(look))]);
    const listed = [...drawn].map(([hash, { id }]) => [hash, id]);
    expect(Object.fromEntries(listed), 'run npm run pictures').toEqual(Object.fromEntries(current));
  });

  test('are all there and weigh less than 30 MB', () => {
    let bytes = 0;
    for (const { id, avif, webp } of drawn.values()) {
      const files = [
        ...avif.map((width) => fileName(id, width, 'avif')),
        ...webp.map((width) => fileName(id, width, 'webp')),
      ];
      expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
      bytes += files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    }
    expect(bytes).toBeLessThan(30_000_000);
  });

  test('are AVIF and WebP inside', () => {
    const [first] = drawn.values();
    const head = (file: string) => readFileSync(join(folder, file)).subarray(0, 12).toString('latin1');
    expect(head(`${first?.id}-240.avif`)).toContain('ftypavif');
    expect(head(`${first?.id}-320.webp`)).toContain('WEBP');
  });
});
