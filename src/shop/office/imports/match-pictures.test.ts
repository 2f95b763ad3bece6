import { describe, expect, test } from 'vitest';
import { keysOfPicture, matchPicture } from './match-pictures.ts';

const keys = new Map([
  ['dress', [{ product: 0, colorId: null }]],
  ['dress-2', [{ product: 1, colorId: 'red' }]],
  ['f-1', [{ product: 2, colorId: 'black' }]],
  [
    'f-9',
    [
      { product: 2, colorId: 'black' },
      { product: 3, colorId: 'black' },
    ],
  ],
  [
    'm-1',
    [
      { product: 2, colorId: 'black' },
      { product: 2, colorId: 'red' },
    ],
  ],
]);
const named = new Map([
  ['صورة.jpg', [{ product: 3, colorId: 'red', order: 1 }]],
  ['b/1.jpg', [{ product: 1, colorId: null, order: 0 }]],
]);
const colorOf = (name: string) =>
  ({ black: 'black', أسود: 'black', red: 'red', 'light blue': 'light-blue' })[name] ?? null;
const match = (path: string) => {
  const found = matchPicture(path, { named, keys, colorOf });
  return 'fault' in found ? found.fault : [found.product, found.colorId, found.order, found.view].join(' ');
};

describe('a picture belongs to', () => {
  test.each([
    ['dress.jpg', '0  0 front'],
    ['Dress.JPG', '0  0 front'],
    ['dress-3.jpg', '0  3 front'],
    ['dress_black_03.jpg', '0 black 3 front'],
    ['dress (2) red.jpg', '0 red 2 front'],
    ['dress-أسود-٢.jpg', '0 black 2 front'],
    ['dress-light-blue-back.webp', '0 light-blue 0 back'],
    ['dress-2.jpg', '1 red 0 front'],
    ['dress-2-1.jpg', '1 red 1 front'],
    ['F-1_2.jpg', '2 black 2 front'],
    ['F-1 red.jpg', '2 red 0 front'],
    ['m-1.jpg', '2  0 front'],
    ['photos/summer/F-1 (2).jpg', '2 black 2 front'],
    ['F-1/IMG_2041.jpg', '2 black 0 front'],
    ['F-1/3.jpg', '2 black 3 front'],
    ['dress red/new/back.jpg', '0 red 0 back'],
    ['any/صورة.jpg', '3 red 1 front'],
    ['B/1.jpg', '1  0 front'],
    ['a/1.jpg', 'unknown'],
    ['dress-long.jpg', 'unknown'],
    ['dress-1-2.jpg', 'unknown'],
    ['dresses.jpg', 'unknown'],
    ['f-9.jpg', 'ambiguous'],
    ['../../etc/passwd', 'unknown'],
    ['', 'unknown'],
    ['-.jpg', 'unknown'],
  ])('%s: %s', (path, found) => expect(match(path)).toBe(found));
});

test('what a name may begin with: its folders as well', () => {
  expect(keysOfPicture('Set/F-1 (2).jpg')).toEqual(['f-1 (2)', 'f-1 (2', 'f-1', 'f', 'set']);
});
