import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawDetail } from './detail.ts';
import { drawGarment, drawingOf, hasBack } from './draw-garment.ts';
import { printFor } from './inks.ts';
import type { Cut, Look } from './look.ts';
import { boundsOf, placedPath, placedPoint, sheet } from './path.ts';
import { patterns } from './print.ts';
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
]);

/** Every drawing with every choice it offers, in one cloth. */
function looksIn(cut: Cut): Look[] {
  const each = <const Choice>(choices: readonly Choice[], make: (choice: Choice) => Look): Look[] =>
    choices.map(make);
  return [
    ...each(['long', 'short'], (sleeve) => ({ drawing: 'dress', ...cut, sleeve, threads })),
    { drawing: 'dress', ...cut, sleeve: 'short', length: 'knee', threads },
    { drawing: 'skirt', ...cut, threads },
    ...each(
      [
        'collar',
        'polo',
        'band',
        'bow',
        'round',
        'vee',
        'roll',
        'cardigan',
        'zip',
        'bomber',
        'trucker',
        'hood',
        'zipHood',
      ],
      (neck) => ({ drawing: 'shirt', ...cut, neck, rib: true, sleeve: 'long', threads }),
    ),
    ...each(['collar', 'polo', 'band', 'round', 'vee'], (neck) => ({
      drawing: 'shirt',
      ...cut,
      neck,
      rib: false,
      sleeve: 'short',
      length: 'thigh',
      threads,
    })),
    ...each(['long', 'short'], (length) => ({ drawing: 'coat', ...cut, length, threads })),
    { drawing: 'coat', ...cut, length: 'long', front: 'stand', belt: true, threads },
    { drawing: 'shirt', ...cut, neck: 'vee', rib: false, sleeve: 'cap', threads },
    { drawing: 'shirt', ...cut, neck: 'round', rib: true, sleeve: 'close', threads },
    ...each(['jeans', 'tailored', 'drawstring', 'elastic', 'boxer'], (waist) => ({
      drawing: 'trousers',
      ...cut,
      waist,
      leg: 'long',
      thread,
    })),
    ...each(['short', 'wide', 'tapered', 'narrow', 'ribbed', 'baby'], (leg) => ({
      drawing: 'trousers',
      ...cut,
      waist: 'drawstring',
      leg,
      thread,
    })),
    { drawing: 'abaya', ...cut, trim: threads },
    { drawing: 'kaftan', ...cut, trim: threads },
    { drawing: 'vest', ...cut, threads },
    ...each([true, false], (hood) => ({ drawing: 'puffer', ...cut, hood, threads })),
    ...each(['bodysuit', 'sleepsuit'], (kind) => ({
      drawing: 'babywear',
      ...cut,
      kind,
      sleeve: 'long',
      threads,
    })),
    ...sets(cut),
    { drawing: 'sneaker', ...cut, accent: '#3f5a45', sole: '#f6f3ea', outsole: '#b98a5a', trim: threads },
    ...each(['block', 'flat'], (heel) => ({
      drawing: 'heel',
      ...cut,
      heel,
      lining: '#d9c2a4',
      accent: '#35193c',
    })),
    { drawing: 'boot', ...cut, sole: '#2e2320' },
    ...each(['laces', 'strap'], (closing) => ({ drawing: 'oxford', ...cut, closing, sole: '#3a2a20' })),
    ...each(['straps', 'band', 'closed'], (upper) => ({
      drawing: 'sandal',
      ...cut,
      upper,
      bed: '#c9a479',
      sole: '#4a3424',
    })),
    { drawing: 'bag', ...cut, trim: threads },
    { drawing: 'backpack', ...cut, trim: '#8a5a34', threads },
    { drawing: 'belt', ...cut },
    ...each(['cap', 'beanie'], (kind) => ({ drawing: 'cap', ...cut, kind, threads })),
    { drawing: 'scarf', ...cut, threads },
    ...each(['calf', 'ankle'], (height) => ({ drawing: 'socks', ...cut, height })),
    ...each(['hoop', 'drop', 'disc'], (kind) => ({ drawing: 'earrings', ...cut, kind, metal: '#c9a24b' })),
    ...each(['bows', 'snaps', 'claws'], (kind) => ({ drawing: 'hairClips', ...cut, kind })),
    { drawing: 'folded', ...cut, threads },
    { drawing: 'folded', ...cut, edge: 'scalloped', threads },
  ];
}

const thread = '#d99a4a';

/** One set of each arrangement. */
function sets(cut: Cut): Look[] {
  const shirt = { drawing: 'shirt', neck: 'collar', sleeve: 'long', rib: false, threads } as const;
  const legs = (['long', 'wide', 'short', 'baby'] as const).map((leg): Look => ({
    drawing: 'set',
    ...cut,
    top: shirt,
    bottom: { drawing: 'trousers', waist: 'drawstring', leg, thread },
  }));
  const trousers = { drawing: 'trousers', waist: 'tailored', leg: 'long', thread } as const;
  return [
    ...legs,
    { drawing: 'set', ...cut, top: { drawing: 'coat', length: 'short', threads }, bottom: trousers },
    { drawing: 'set', ...cut, top: { ...shirt, length: 'thigh' }, bottom: trousers },
    { drawing: 'set', ...cut, top: { drawing: 'vest', threads }, bottom: { drawing: 'skirt', threads } },
  ];
}

const plain: Cut = { color: '#8f2440', weave: 'linen', print: { pattern: 'plain' }, seed: 7 };
const cases = looksIn(plain).map((look) => [nameOf(look), look] as const);

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
  const facts = JSON.stringify(look, (key, value: unknown) => (unnamed.has(key) ? undefined : value));
  return facts.replaceAll(/[{}"]/g, '');
}
