import { expect, test } from 'vitest';
import type { RowFault } from './faults.ts';
import { readPictureCells, writeFocus, writeList } from './picture-cells.ts';

function read(cells: Record<string, string>) {
  const faults: RowFault[] = [];
  const found = readPictureCells((column) => cells[column] ?? '', faults);
  return { ...found, faults: faults.map(({ column, fault }) => `${column} ${fault}`) };
}

test.each([
  ['50 20', { x: 50, y: 20 }],
  ['50% 20%', { x: 50, y: 20 }],
  ['٥٠، ٢٠', { x: 50, y: 20 }],
  ['٥٠٪ ٢٠٪', { x: 50, y: 20 }],
  ['0/100', { x: 0, y: 100 }],
])('the point %s stays in view at %j', (pictureFocus, focus) =>
  expect(read({ pictures: 'a.jpg', pictureFocus })).toMatchObject({
    pictureDetails: [{ focus }],
    faults: [],
  }),
);

test.each(['50', 'middle', '50 101', '50 20 10', '-5 20'])('%s is no point', (pictureFocus) =>
  expect(read({ pictures: 'a.jpg', pictureFocus }).faults).toEqual(['pictureFocus notFocus']),
);

test('cells say of each picture what it shows, and may leave out one', () => {
  expect(read({ pictures: 'a.jpg; b.jpg', pictureWordsEn: '| A button', pictureFocus: '10 20|' })).toEqual({
    pictures: ['a.jpg', 'b.jpg'],
    pictureDetails: [{ focus: { x: 10, y: 20 } }, { words: { ar: '', en: 'A button' } }],
    faults: [],
  });
});

test('more than the row names is refused, where it names pictures at all', () => {
  const words = { pictureWordsAr: 'أول | ثان' };
  expect(read({ pictures: 'a.jpg', ...words }).faults).toEqual(['pictureWordsAr picturesFewer']);
  expect(read(words)).toMatchObject({ faults: [], pictureDetails: [{}, {}] });
});

test('what is written is read as it was', () => {
  const text = writeList(['one', '', 'a | b']) ?? '';
  expect(read({ pictureWordsEn: text }).pictureDetails).toEqual([
    { words: { ar: '', en: 'one' } },
    {},
    { words: { ar: '', en: 'a / b' } },
  ]);
  expect(writeList(['', ''])).toBeNull();
  expect([writeFocus({ x: 5, y: 7 }), writeFocus(null)]).toEqual(['5 7', '']);
});
