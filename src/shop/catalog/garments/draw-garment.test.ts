import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawGarment } from './draw-garment.ts';
import { printFor } from './inks.ts';
import type { Cut, Look } from './look.ts';
import { patterns } from './print.ts';
import { weaves } from './weave.ts';

const threads = ['#cddc74', '#a8203f', '#f2a65a'] as const;

/** Every drawing with every choice it offers, in one cloth. */
function looksIn(cut: Cut): Look[] {
  return [
    { drawing: 'dress', ...cut, sleeve: 'long', threads },
    { drawing: 'dress', ...cut, sleeve: 'short', threads },
    { drawing: 'skirt', ...cut, threads },
    ...(['collar', 'polo', 'round', 'zip', 'hood'] as const).flatMap((neck) =>
      ([true, false] as const).map((rib): Look => ({
        drawing: 'shirt',
        ...cut,
        neck,
        rib,
        sleeve: rib ? 'long' : 'short',
        threads,
      })),
    ),
    { drawing: 'coat', ...cut, length: 'long', threads },
    { drawing: 'coat', ...cut, length: 'short', threads },
    ...(['jeans', 'tailored', 'drawstring'] as const).flatMap((waist) =>
      (['long', 'short'] as const).map((leg): Look => ({
        drawing: 'trousers',
        ...cut,
        waist,
        leg,
        thread: '#d99a4a',
      })),
    ),
    { drawing: 'abaya', ...cut, trim: threads },
    { drawing: 'sneaker', ...cut, accent: '#3f5a45', sole: '#f6f3ea', outsole: '#b98a5a', trim: threads },
    { drawing: 'bag', ...cut, trim: threads },
    { drawing: 'folded', ...cut, threads },
    { drawing: 'box', ...cut, threads },
  ];
}

const plain: Cut = { color: '#8f2440', weave: 'linen', print: { pattern: 'plain' }, seed: 7 };
const cases = looksIn(plain).map((look) => [nameOf(look), look] as const);

describe.each(cases)('%s', (_, look) => {
  test('is the same every time', () => {
    expect(drawGarment(look)).toBe(drawGarment(structuredClone(look)));
  });

  test('is well-formed and refers only to what it defines, once', async () => {
    await expectSound(drawGarment({ ...look, print: printFor('alaja', look.color) }));
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

/** The renderer refuses what is not well-formed; a missing reference it passes over in silence. */
async function expectSound(svg: string): Promise<void> {
  await expect(sharp(Buffer.from(svg)).metadata()).resolves.toMatchObject({ width: 600, height: 800 });
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
}

function nameOf(look: Look): string {
  return JSON.stringify(look, ['drawing', 'sleeve', 'neck', 'rib', 'length', 'waist', 'leg']).replaceAll(
    /[{}"]/g,
    '',
  );
}
