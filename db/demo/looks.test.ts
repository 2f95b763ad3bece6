import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { fileName, pictureId } from '../../src/api/catalog/media/render-picture.ts';
import { patterns } from '../../src/shop/catalog/drawings/kinds.ts';
import { readDrawnPictures } from './drawn-pictures.ts';
import { drawView, lookOf, viewKey, views } from './looks.ts';
import { pieceOutlines } from './piece-outlines.ts';
import { productTypes } from './product-types.ts';
import { products } from './products.ts';

const folder = join(import.meta.dirname, 'pictures');
const drawn = readDrawnPictures();

const wanted = new Map(
  products.flatMap(({ typeId, slug, colors, pattern }) =>
    colors.flatMap((color) => {
      const look = lookOf(typeId, color, pattern, slug);
      return views.map((view) => [viewKey(look, view), { look, view }] as const);
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
  const hash = (typeId: string, colorId: string, slug?: string) =>
    viewKey(lookOf(typeId, colorId, 'plain', slug), 'front');
  expect(hash('mens-tshirt', 'navy')).toBe(hash('boys-tshirt', 'navy'));
  expect(hash('mens-tshirt', 'navy')).not.toBe(hash('mens-tshirt', 'black'));
  expect(hash('mens-tshirt', 'navy')).not.toBe(hash('hoodie', 'navy'));
  expect(hash('cap', 'navy')).not.toBe(hash('cap', 'navy', 'ribbed-knit-beanie'));
});

test('no two types of the shop share a drawing but those that are one kind for different people', () => {
  const kinds = Map.groupBy(productTypes, ({ id }) => JSON.stringify(lookOf(id, 'black', 'plain')));
  const shared = [...kinds.values()].filter((types) => types.length > 1);
  expect(shared.map((types) => types.map(({ id }) => id).join(' '))).toEqual([
    'womens-tshirt girls-tshirt',
    'womens-jeans mens-jeans boys-jeans',
    'womens-sweater mens-sweater',
    'womens-coat mens-coat',
    'womens-pyjamas mens-pyjamas',
    'mens-tshirt boys-tshirt',
    'girls-jacket boys-jacket',
  ]);
});

test('a piece with a cut of its own is one of the shop', () => {
  const slugs = new Set(products.map(({ slug }) => slug));
  expect(Object.keys(pieceOutlines).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('a type or a color the shop does not have has no look', () => {
  expect(() => lookOf('kilt', 'black', 'plain')).toThrow('kilt');
  expect(() => lookOf('skirt', 'tartan', 'plain')).toThrow('tartan');
});

describe('the rendered pictures', () => {
  test('are those of the pieces on sale, drawn as they are drawn now', () => {
    const current = [...wanted].flatMap(([key, { look, view }]) => {
      const svg = drawView(look, view);
      return svg === null ? [] : [[key, pictureId(svg, view === 'front' ? 'first' : 'second')]];
    });
    const listed = [...drawn].map(([key, { id }]) => [key, id]);
    expect(Object.fromEntries(listed), 'run npm run pictures').toEqual(Object.fromEntries(current));
    // It draws all of them once.
  });

  const files = new Set(
    [...drawn.values()].flatMap(({ id, avif, webp }) => [
      ...avif.map((width) => fileName(id, width, 'avif')),
      ...webp.map((width) => fileName(id, width, 'webp')),
    ]),
  );

  test('are all there, and nothing else is', () => {
    expect(new Set(readdirSync(folder))).toEqual(files);
  });

  test('are listed in the size they have', async () => {
    const pictures = [...new Map([...drawn.values()].map((picture) => [picture.id, picture])).values()];
    const sizes = await Promise.all(
      pictures.map(({ id, width }) => sharp(join(folder, fileName(id, width, 'avif'))).metadata()),
    );
    expect(sizes.map(({ width, height }) => [width, height])).toEqual(
      pictures.map(({ width, height }) => [width, height]),
    );
  });

  test('weigh less than 68 MB, and one of a list about 7 KB', () => {
    const bytesOf = (file: string) => statSync(join(folder, file)).size;
    expect([...files].reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(68_000_000);
    const fronts = [...drawn]
      .filter(([key]) => !key.includes('-'))
      .map(([, { id }]) => fileName(id, 320, 'avif'));
    const cards = [...new Set(fronts)].map(bytesOf);
    expect(cards.reduce((sum, bytes) => sum + bytes) / cards.length).toBeLessThan(7000);
  });

  test('are AVIF and WebP inside', () => {
    const [first] = drawn.values();
    const head = (file: string) => readFileSync(join(folder, file)).subarray(0, 12).toString('latin1');
    expect(head(`${first?.id}-320.avif`)).toContain('ftypavif');
    expect(head(`${first?.id}-${first?.webp[0]}.webp`)).toContain('WEBP');
  });
});
