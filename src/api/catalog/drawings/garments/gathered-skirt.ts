import type { Bolt } from './bolt.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { type Hem, wavyHem } from './hem.ts';
import { blurred, filled } from './markup.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown } from './path.ts';

export type SkirtLength = 'calf' | 'knee' | 'ankle';

type Skirt = { outline: string; sewn: string };

/** A gathered skirt from the waist (238–362 at y 330) to a wavy hem: of a dress, or on its own. */
export function gatheredSkirt(bolt: Bolt, length: SkirtLength = 'calf', printTurn?: string): Skirt {
  const { ends, sway, right, left, inside } = lengths[length];
  const hem = wavyHem(ends[0], ends[1], sway, bolt.random);
  const outline = `M300 334C322 334 344 333 362 329${right}${hem.edge}${left}C256 333 278 334 300 334Z`;
  const sewn =
    filled(inside, bolt.cloth.inside) +
    cutPanel(bolt, 'skirt', outline, { folds: fall(bolt, hem), ...(printTurn && { printTurn }) });
  return { outline, sewn };
}

/** Three layers, each longer than the one above it. */
export function tieredSkirt(bolt: Bolt, length: SkirtLength): Skirt {
  const [[right, bottom]] = lengths[length].ends;
  const layers = [1, 0.7, 0.38].map((part, index) => {
    const half = 62 + (right - 362) * part;
    const y = 330 + (bottom - 330) * part;
    const hem = wavyHem(
      [300 + half, y],
      [300 - half, y],
      { sag: 28 * part, count: 11, swing: 7 },
      bolt.random,
    );
    const side = (way: 1 | -1, reversed: boolean): string => {
      const x = (share: number): number => 300 + way * (62 + (half - 62) * share);
      const down = (share: number): number => 329 + (y - 329) * share;
      return reversed
        ? `C${x(0.61)} ${down(0.59)} ${x(0.19)} ${down(0.24)} ${x(0)} 329`
        : `C${x(0.19)} ${down(0.24)} ${x(0.61)} ${down(0.59)} ${x(1)} ${y}`;
    };
    const outline = `M300 334C322 334 344 333 362 329${side(1, false)}${hem.edge}${side(-1, true)}C256 333 278 334 300 334Z`;
    return { outline, sewn: cutPanel(bolt, `tier-${index}`, outline, { folds: fall(bolt, hem) }) };
  });
  return {
    outline: layers[0]?.outline ?? '',
    sewn: layers
      .map(({ outline, sewn }, index) => (index === 0 ? '' : tierShadow(bolt, index, outline)) + sewn)
      .join(''),
  };
}

const tierShadow = ({ cloth }: Bolt, index: number, outline: string): string =>
  `<g transform="translate(0 7)">${blurred(`tier-cast-${index}`, grown(boundsOf([outline]), 15), 5, filled(outline, cloth.seam, 0.5))}</g>`;

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
  ankle: {
    ends: [
      [484, 850],
      [116, 850],
    ],
    sway: { sag: 28, count: 11, swing: 6 },
    right: 'C386 450 430 640 484 850',
    left: 'C170 640 214 450 238 329',
    inside: 'M240 640L360 640L476 838C400 868 200 868 124 838Z',
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
