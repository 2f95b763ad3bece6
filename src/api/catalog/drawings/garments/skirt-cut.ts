import type { Bolt } from './bolt.ts';
import type { SkirtLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirroredOutline } from './path.ts';

type Kind = NonNullable<SkirtLook['kind']>;

/** A skirt without gathers, from the waist (238–362 at y 330): its outline, and it sewn. */
export function cutSkirt(bolt: Bolt, kind: Kind, side: Side): { outline: string; sewn: string } {
  const outline = outlines[kind];
  return {
    outline,
    sewn: cutPanel(bolt, 'skirt', outline, { folds: folds[kind] }) + finish(bolt, kind, side),
  };
}

const zigzag = [466, 430, 394, 358, 322].map((x) => [x + 4, 736, x - 20, 742, x - 36, 730] as const);

const outlines: Record<Kind, string> = {
  pleated: mirroredOutline(
    [300, 334],
    [
      [322, 334, 344, 333, 362, 329],
      [384, 440, 424, 590, 466, 726],
      ...zigzag.slice(0, 4),
      [310, 742, 304, 742, 300, 738],
    ],
  ),
  flared: mirroredOutline(
    [300, 334],
    [
      [322, 334, 344, 333, 362, 329],
      [392, 400, 436, 560, 474, 712],
      [420, 730, 360, 738, 300, 738],
    ],
  ),
  panels: mirroredOutline(
    [300, 334],
    [
      [322, 334, 344, 333, 362, 329],
      [384, 420, 420, 560, 484, 708],
      [430, 736, 360, 744, 300, 744],
    ],
  ),
  straight: mirroredOutline(
    [300, 334],
    [
      [322, 334, 344, 333, 362, 329],
      [400, 380, 404, 460, 400, 560],
      [398, 620, 394, 670, 390, 724],
      [360, 731, 330, 733, 300, 733],
    ],
  ),
  buttoned: mirroredOutline(
    [300, 334],
    [
      [322, 334, 344, 333, 362, 329],
      [392, 390, 410, 480, 424, 730],
      [384, 738, 340, 741, 300, 741],
    ],
  ),
};

const pleats: readonly Fold[] = Array.from({ length: 15 }, (_, index) => {
  const along = index / 14 - 0.5;
  const [top, bottom] = [300 + along * 118, 300 + along * 318];
  return [
    shade(flute(top, 336, bottom, 744, 0, 7), 0.75, 'crisp'),
    light(flute(top + 3, 336, bottom + 13, 744, 0, 6), 0.6, 'crisp'),
  ];
}).flat();

const fall: readonly Fold[] = [
  shade('M380 360L480 500L500 740L430 740Z', 0.3, 'broad'),
  light('M236 372Q206 520 170 690L216 700Q236 540 262 380Z', 0.4, 'broad'),
  shade(crease(300, 420, 320, 730, 6, 14), 0.26, 'broad'),
];

const flutes: readonly Fold[] = [180, 250, 330, 400, 446].flatMap((x) => [
  shade(flute(300 + (x - 300) * 0.5, 470, x, 742, (x - 300) * -0.05, 16), 0.5),
  light(flute(300 + (x - 300) * 0.5 + 14, 480, x + 26, 742, (x - 300) * -0.05, 12), 0.5),
]);

const folds: Record<Kind, readonly Fold[]> = {
  pleated: [...pleats, ...fall.slice(0, 2)],
  flared: [...fall, ...flutes.slice(2, 8)],
  panels: [...fall, ...flutes],
  straight: [
    ...fall,
    shade(crease(232, 400, 280, 420, 6, 6), 0.3),
    shade(crease(368, 400, 320, 420, -6, 6), 0.3),
  ],
  buttoned: fall,
};

function finish(bolt: Bolt, kind: Kind, side: Side): string {
  const { cloth } = bolt;
  switch (kind) {
    case 'pleated':
      return '';
    case 'flared':
      return stitch('M128 704C180 722 240 730 300 730C360 730 420 722 472 704', cloth.stitch, 0.6);
    case 'panels':
      return (
        onBothSides(
          'seams',
          seam('M322 346C332 480 350 620 364 738M342 344C366 470 400 600 428 728', cloth, 0.7) +
            stitch('M326 346C336 480 354 620 368 737M346 344C370 470 404 600 432 726', jeansThread, 0.8),
        ) + stitch('M120 700C180 724 240 734 300 734C360 734 420 724 480 700', jeansThread, 0.9, 1.2)
      );
    case 'straight':
      return (
        seam(side === 'back' ? 'M300 340L300 600L306 730' : 'M262 346L256 430M338 346L344 430', cloth, 0.6) +
        stitch('M212 716C250 724 350 724 388 716', cloth.stitch, 0.6)
      );
    case 'buttoned':
      return side === 'back'
        ? seam('M300 348L300 738', cloth, 0.8)
        : sewButtons(bolt) + onBothSides('pockets', sewPocket(bolt));
  }
}

const jeansThread = '#d99a4a';

/** Buttons to below the knee, and the slit they leave open. */
function sewButtons(bolt: Bolt): string {
  const { cloth } = bolt;
  return (
    filled('M300 570L310 741L290 741Z', cloth.inside) +
    cutPanel(
      bolt,
      'placket',
      'M287 346L313 346L313 560L308 740L302 740L303 566L297 566L290 741L284 741L287 560Z',
      { roundness: 0.35 },
    ) +
    stitch('M290 348L290 560M310 348L310 560', jeansThread, 0.9, 1.2) +
    [372, 416, 460, 504, 546].map((y) => button(300, y, cloth, 7, '#b27a45')).join('') +
    stitch('M178 722C216 730 256 732 284 732M422 722C384 730 344 732 316 732', jeansThread, 0.9, 1.2)
  );
}

function sewPocket({ cloth }: Bolt): string {
  const line = 'M380 372C366 396 346 400 330 398L326 346';
  return (
    seam(line, cloth, 0.7) +
    stitch('M384 378C370 402 348 406 326 404', jeansThread, 0.9, 1.2) +
    stroked('M330 402L330 346', cloth.seam, 0.8, 0.3)
  );
}
