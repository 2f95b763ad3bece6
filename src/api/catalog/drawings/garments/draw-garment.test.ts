import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { patterns } from '../../../../shop/catalog/drawings/kinds.ts';
import type { Cut } from './cut.ts';
import { drawDetail } from './detail.ts';
import { drawGarment, drawingOf, hasBack } from './draw-garment.ts';
import { everyLook } from './every-look.ts';
import { printFor } from './inks.ts';
import type { Look } from './look.ts';
import { boundsOf, placedPath, placedPoint, sheet } from './path.ts';
import { weaves } from './weave.ts';

const threads = ['#cddc74', '#a8203f', '#f2a65a'] as const;
const sides = ['front', 'back'] as const;
/** What every look has in common, which no title needs. */
const unnamed = new Set([
  'color',
  'weave',
  'print',
  'seed',
  'threads',
  'thread',
  'trim',
  'sole',
  'bed',
  'metal',
  'lining',
  'accent',
  'outsole',
]);

const plain: Cut = { color: '#8f2440', weave: 'linen', print: { pattern: 'plain' }, seed: 7 };
const cases = everyLook(plain).map((look) => [nameOf(look), look] as const);

describe.each(cases)('%s', (_, look) => {
  test('is the same every time', () => {
    expect(drawGarment(look)).toBe(drawGarment(structuredClone(look)));
  });

  test.each(sides)('is well-formed from the %s and refers only to what it defines, once', async (side) => {
    await expectSound(drawGarment({ ...look, print: printFor('alaja', look.color) }, side));
  });

  test('is another picture from behind, where it has a back', () => {
    expect(drawGarment(look, 'back') !== drawGarment(look)).toBe(hasBack(look));
  });

  test('stays on its sheet, and so does what is measured on it', () => {
    const { outline, placed, lines } = drawingOf(look);
    const points = [
      placedPath(outline, placed),
      ...lines.flatMap(({ from, to }) =>
        [from, to].map((point) => `M${placedPoint(point, placed).join(' ')}`),
      ),
    ];
    const { left, top, right, bottom } = boundsOf(points);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect([right <= sheet.width, bottom <= sheet.height]).toEqual([true, true]);
  });

  test('shows its cloth from near, unless it has none', async () => {
    const detail = drawDetail(look);
    expect(detail === null).toBe(look.drawing === 'earrings' || look.drawing === 'hairClips');
    if (detail !== null) await expectSound(detail);
  });

  test('is another picture in another color', () => {
    const colors = ['#1b1b1d', '#ffffff', '#f4ede0', '#b98a52', '#c22b34', '#1c2a4a', '#b4ddc7'];
    expect(new Set(colors.map((color) => drawGarment({ ...look, color }))).size).toBe(colors.length);
  });
});

describe('the cloth', () => {
  test.each(patterns)('takes the pattern %s on dark and on pale ground', async (pattern) => {
    for (const color of ['#1c2a4a', '#f4ede0']) {
      await expectSound(drawGarment({ ...dress, color, print: printFor(pattern, color) }));
    }
  });

  test('looks different in every pattern and every weave', () => {
    const drawings = [
      ...patterns.map((pattern) => drawGarment({ ...dress, print: printFor(pattern, dress.color) })),
      ...weaves.map((weave) => drawGarment({ ...dress, weave })),
    ];
    // The plain linen dress is in both lists.
    expect(new Set(drawings).size).toBe(patterns.length + weaves.length - 1);
  });

  test('falls otherwise with another seed', () => {
    expect(drawGarment({ ...dress, seed: 8 })).not.toBe(drawGarment(dress));
  });
});

test('a look survives being stored', () => {
  const [, look] = cases[0] ?? ['', dress];
  expect(drawGarment(JSON.parse(JSON.stringify(look)))).toBe(drawGarment(look));
});

const dress: Look = { drawing: 'dress', ...plain, sleeve: 'short', threads };

/** The renderer refuses malformed SVG, but ignores a missing reference. */
async function expectSound(svg: string): Promise<void> {
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: 600, height: 800 });
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

function nameOf(look: Look): string {
  const facts = JSON.stringify(look, (key, value: unknown) => (unnamed.has(key) ? undefined : value));
  return facts.replaceAll(/[{}"]/g, '');
}
