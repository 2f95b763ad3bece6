import { describe, expect, test } from 'vitest';
import { isSizeLook, sizeDrawing } from './size-drawing.ts';
import { type SizeLook, sizeLookOf, sizeLooks } from './size-looks.ts';

// The object's own keys, which the compiler widens to text.
const names = Object.keys(sizeLooks) as SizeLook[];

describe.each(names)('the drawing of %s', (name) => {
  const { width, height, outline, lines } = sizeDrawing(name);

  test('is one path, light enough to go with the page', () => {
    expect(outline).toMatch(/^M[-\d MLCQZ.]+Z$/);
    expect(JSON.stringify({ outline, lines }).length).toBeLessThan(2600);
  });

  test('measures something, each measure once, on the sheet', () => {
    const measures = lines.map(({ measure }) => measure);
    expect(measures.length).toBeGreaterThan(0);
    expect(new Set(measures).size).toBe(measures.length);
    for (const { from, to } of lines) {
      for (const [x, y] of [from, to])
        expect([x >= 0 && x <= width, y >= 0 && y <= height]).toEqual([true, true]);
      expect(from).not.toEqual(to);
    }
  });

  test('is the one its look is measured by', () => {
    expect(sizeLookOf(sizeLooks[name])).toBe(name);
  });
});

test.each([
  ['dress', true],
  ['kilt', false],
  ['toString', false],
  ['', false],
  [null, false],
])('%s names a drawing: %s', (text, does) => {
  expect(isSizeLook(text)).toBe(does);
});
