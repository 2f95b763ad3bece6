import type { Bolt } from './bolt.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { type Hem, wavyHem } from './hem.ts';
import { filled } from './markup.ts';
import { cutPanel } from './panel.ts';

/** A gathered skirt from the waist (238–362 at y 330) to a wavy hem: of a dress, or on its own. */
export function gatheredSkirt(
  bolt: Bolt,
  length: 'calf' | 'knee' = 'calf',
): { outline: string; sewn: string } {
  const { ends, sway, right, left, inside } = lengths[length];
  const hem = wavyHem(ends[0], ends[1], sway, bolt.random);
  const outline = `M300 334C322 334 344 333 362 329${right}${hem.edge}${left}C256 333 278 334 300 334Z`;
  const sewn =
    filled(inside, bolt.cloth.inside) + cutPanel(bolt, 'skirt', outline, { folds: fall(bolt, hem) });
  return { outline, sewn };
}

const lengths = {
  calf: {
    ends: [
      [486, 712],
      [114, 712],
    ],
    sway: { sag: 30, count: 11, swing: 6 },
    right: 'C386 420 438 556 486 712',
    left: 'C162 556 214 420 238 329',
    inside: 'M240 500L360 500L478 700C400 732 200 732 122 700Z',
  },
  knee: {
    ends: [
      [470, 580],
      [130, 580],
    ],
    sway: { sag: 28, count: 11, swing: 6 },
    right: 'C384 394 432 480 470 580',
    left: 'C168 480 216 394 238 329',
    inside: 'M240 440L360 440L462 568C390 600 210 600 138 568Z',
  },
} as const;

/** Gathers fall from the waist; each wave of the hem has its fold above it. */
function fall({ random }: Bolt, { waves }: Hem): Fold[] {
  const gathers = Array.from({ length: 19 }, (_, index) => {
    const along = index / 18 - 0.5;
    const x = 300 + along * 120 + (random() - 0.5) * 4;
    const length = 50 + random() * 110;
    const width = 1.8 + random() * 2.2;
    return shade(crease(x, 338, x + along * length * 0.8, 342 + length, along * -4, width), 0.46, 'crisp');
  });
  const falls = waves.flatMap(({ x, y, isOut }) => {
    const from = 300 + (x - 300) * 0.42;
    const top = 372 + random() * 90;
    if (isOut) return [light(flute(from, top, x, y + 8, (x - 300) * -0.05, 14), 0.8)];
    return [
      shade(flute(from, top - 20, x, y + 6, (x - 300) * -0.05, 14), 0.8),
      shade(flute(from + (x - from) * 0.35, top + 60, x, y + 6, (x - 300) * -0.03, 5), 0.6, 'crisp'),
    ];
  });
  return [
    ...gathers,
    ...falls,
    shade('M380 360L500 500L500 740L430 740Z', 0.3, 'broad'),
    light('M226 372Q196 520 160 690L206 700Q226 540 252 380Z', 0.34, 'broad'),
  ];
}
