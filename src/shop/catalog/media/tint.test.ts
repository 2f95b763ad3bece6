import { describe, expect, test } from 'vitest';
import { difference, oklchOf } from './oklch.ts';
import { tintColors, tintFor } from './tint.ts';

const cloths = [
  ['black', '#1B1B1D'],
  ['white', '#FFFFFF'],
  ['off-white', '#F4EDE0'],
  ['beige', '#D9C7A8'],
  ['camel', '#B98A52'],
  ['brown', '#6B4A32'],
  ['grey', '#9A9B9F'],
  ['charcoal', '#3E4046'],
  ['navy', '#1C2A4A'],
  ['royal blue', '#2547A8'],
  ['sky blue', '#9CC8E8'],
  ['denim blue', '#4A6C93'],
  ['petrol', '#17525C'],
  ['mint', '#B4DDC7'],
  ['olive', '#5F6239'],
  ['green', '#2E7A4C'],
  ['yellow', '#F2CE3F'],
  ['mustard', '#C9962B'],
  ['red', '#C22B34'],
  ['burgundy', '#6A1F33'],
  ['pink', '#F0A9BC'],
  ['dusty rose', '#C48C8C'],
  ['gold', '#C9A24B'],
  ['lilac', '#C3AEDB'],
] as const;

describe('the tile behind a piece', () => {
  test.each(cloths)('differs from %s cloth in lightness or hue, whichever turn it is', (_, color) => {
    for (const turn of [0, 1, 2, 3]) {
      const tile = tintColors[tintFor(color, turn)];
      const [cloth, ground] = [oklchOf(color), oklchOf(tile)];
      const apart = Math.abs(((cloth.hue - ground.hue + 540) % 360) - 180);
      const isHueless = cloth.chroma < 0.022;
      expect(difference(color, tile)).toBeGreaterThan(0.035);
      expect(isHueless || apart > 60).toBe(true);
    }
  });

  test('takes turns', () => {
    expect(new Set([0, 1, 2, 3].map((turn) => tintFor('#1B1B1D', turn))).size).toBe(4);
    expect(tintFor('#1B1B1D', 4)).toBe(tintFor('#1B1B1D'));
  });

  test('uses every tint over the colors of the shop', () => {
    const used = cloths.flatMap(([, color]) => [0, 1, 2, 3].map((turn) => tintFor(color, turn)));
    expect(new Set(used)).toEqual(new Set(Object.keys(tintColors)));
  });
});
