import { expect, test } from 'vitest';
import { viewsOf } from './gallery-views.ts';

const picture = (url: string) => ({ url, width: 3, height: 4, alt: url, placeholder: '#ecebe6' });
const shot = (colorId: string | null, view: 'front' | 'back' | 'detail') => ({
  ...picture(`${colorId}-${view}`),
  colorId,
  view,
  wornBy: null,
});
const sizeDrawing = { width: 3, height: 4, outline: 'M0 0', lines: [] };
const dress: Parameters<typeof viewsOf>[0] = {
  image: picture('list'),
  images: [shot('sage', 'front'), shot('sage', 'back'), shot('plum', 'front'), shot(null, 'detail')],
  sizeDrawing: null,
};

const kindsOf = (
  product: typeof dress | (typeof dress & { sizeDrawing: typeof sizeDrawing }),
  color: string | null,
) => viewsOf(product, color).map(({ kind, image }) => [kind, image?.url ?? null]);

test('a color shows its own pictures and those of no one color', () => {
  expect(kindsOf(dress, 'sage')).toEqual([
    ['front', 'sage-front'],
    ['back', 'sage-back'],
    ['detail', 'null-detail'],
  ]);
});

test('without a picture of the cloth the first is shown from near', () => {
  const images = dress.images.slice(0, 3);
  expect(kindsOf({ ...dress, images }, 'plum')).toEqual([
    ['front', 'plum-front'],
    ['closeUp', 'plum-front'],
  ]);
});

test('where a color has no picture the first of all stands in, or the one of the lists', () => {
  const images = dress.images.slice(0, 3);
  expect(kindsOf({ ...dress, images }, 'rust')[0]).toEqual(['front', 'sage-front']);
  expect(kindsOf({ ...dress, images: [] }, null)[0]).toEqual(['front', 'list']);
});

test('the drawing to measure by comes last', () => {
  expect(kindsOf({ ...dress, sizeDrawing }, 'sage').at(-1)).toEqual(['size', null]);
});
