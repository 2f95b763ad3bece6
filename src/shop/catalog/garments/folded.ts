import { type Bolt, unroll } from './bolt.ts';
import type { Drawing } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import type { FoldedLook, Threads } from './look.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown, rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** Cloth folded and bound with a woven band: scarves, blankets, and what is sold by the pack. */
export function drawFolded(look: FoldedLook): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const marks =
    hangingShadow(back + middle + front) +
    cutPanel(bolt, 'back', back, { folds: [shade(rectangle(130, 246, 340, 30), 0.5)], roundness: 0.6 }) +
    cutPanel(bolt, 'middle', middle, { folds: [shade(rectangle(130, 270, 340, 24), 0.5)], roundness: 0.6 }) +
    cutPanel(bolt, 'front', front, { folds: frontFolds }) +
    stitch('M150 566C230 574 370 574 450 566', cloth.stitch, 0.6) +
    bind(bolt, look.threads);
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -48, y: -80, scale: 1.16 },
    outline: back + middle + front,
    lines: [],
  };
}

const back =
  'M146 262C146 250 152 244 166 243C260 236 340 236 434 243C448 244 454 250 454 262L456 330L144 330Z';
const middle =
  'M140 288C140 274 147 267 161 266C256 259 344 259 439 266C453 267 460 274 460 288L461 360L139 360Z';
const front =
  'M134 318C134 302 142 293 158 292C254 284 346 284 442 292C458 293 466 302 466 318L470 556C470 574 462 582 446 583C350 591 250 591 154 583C138 582 130 574 130 556Z';

const frontFolds: readonly Fold[] = [
  light(rectangle(140, 292, 320, 14), 0.7),
  light('M170 320C230 312 300 312 320 320C260 370 210 450 190 500C160 450 150 370 170 320Z', 0.45, 'cloud'),
  shade(crease(138, 520, 300, 560, 10, 8), 0.26),
  shade(crease(466, 470, 340, 560, -10, 9), 0.3),
  light(crease(150, 500, 290, 544, 10, 6), 0.3),
  shade('M430 310L474 310L474 590L440 590Z', 0.36, 'broad'),
  shade(rectangle(124, 562, 352, 30), 0.4, 'broad'),
  shade(crease(240, 300, 210, 420, 10, 7), 0.2),
];

function bind({ cloth }: Bolt, threads: Threads): string {
  const [outer, middleThread, inner] = threads;
  const cast = blurred('band-cast', grown(boundsOf([band]), 15), 5, filled(band, cloth.deep, 0.6));
  const woven = (
    [
      [276, 7, middleThread],
      [285, 2, outer],
      [289, 5, inner],
      [306, 5, inner],
      [313, 2, outer],
      [317, 7, middleThread],
    ] as const
  )
    .map(([left, width, color]) => filled(rectangle(left, 230, width, 370), color))
    .join('');
  return (
    `<g transform="translate(3 3)">${cast}</g>` +
    clipped('band', band, filled(band, '#f6f1e4') + woven + stroked(band, '#1c0f20', 5, 0.12)) +
    stroked(band, cloth.seam, 1, 0.4) +
    label(300, 424, threads, 62, 36)
  );
}

const band =
  'M272 237L328 237C330 260 330 280 331 286L331 588C312 590 288 590 269 588L269 286C270 280 270 260 272 237Z';
