import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/shop/keys-of.ts';
import { sizeDrawings } from './size-drawings.ts';
import { sizeLookOf, sizeLooks } from './size-looks.ts';

const drawings = sizeDrawings();
// The object's own keys, which the compiler widens to text.
const names = keysOf(sizeLooks);

test('the shop has the drawings as they are drawn now', () => {
  const file = new URL('../../src/api/catalog/details/size-drawings.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8')), 'run npm run pictures').toEqual(drawings);
});

describe.each(Object.entries(drawings))('the drawing of %s', (_, { width, height, outline, lines }) => {
  test('is one path, light enough to go with the page', () => {
    expect(outline).toMatch(/^M[-\d MLCQZ.]+Z$/);
    expect(JSON.stringify({ outline, lines }).length).toBeLessThan(2400);
  });

  test('measures something, each measure once, on the sheet', () => {
    const measures = lines.map(({ measure }) => measure);
    expect(measures.length).toBeGreaterThan(0);
    expect(new Set(measures).size).toBe(measures.length);
    for (const { x1, y1, x2, y2 } of lines) {
      for (const x of [x1, x2]) expect(x >= 0 && x <= width).toBe(true);
      for (const y of [y1, y2]) expect(y >= 0 && y <= height).toBe(true);
      expect([x1, y1]).not.toEqual([x2, y2]);
    }
  });
});

test.each(names)('a %s is measured by its own drawing', (name) => {
  expect(sizeLookOf(sizeLooks[name])).toBe(name);
});
