import type { FoldedLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { cables } from './cables.ts';
import type { Threads } from './cut.ts';
import type { Drawing } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown, rectangle } from './path.ts';
import { scallops } from './scallops.ts';
import { hangingShadow } from './shadow.ts';

/** Cloth folded in a pile and bound with a woven band: blankets, and what is sold by the pack. */
export function drawFolded(look: FoldedLook): Drawing {
  const bolt = unroll(look);
  const top = look.edge === 'scalloped' ? `${topAbove}L478 492${scallopedFront}Z` : `${topAbove}${topFront}`;
  const pile = top + layers.join('');
  const marks =
    hangingShadow(pile) +
    layers.map((layer, index) => layLayer(bolt, `layer-${index}`, layer)).join('') +
    `<g transform="translate(0 6)">${blurred('top-cast', grown(boundsOf([top]), 15), 5, filled(top, bolt.cloth.seam, 0.5))}</g>` +
    cutPanel(bolt, 'top', top, { folds: topFolds, roundness: 0.8 }) +
    (look.cables ? clipped('cabled', top, cables(bolt.cloth, [176, 238, 362, 424], 316, 500)) : '') +
    finishTop(bolt, look) +
    bind(bolt, look.threads);
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -78, y: -176, scale: 1.26 },
    outline: pile,
    lines: [],
  };
}

/** The upper side, seen from a little above; its near edge comes after. */
const topAbove =
  'M122 462C130 410 142 362 154 330C157 321 164 316 174 315C258 309 342 309 426 315C436 316 443 321 446 330C458 362 470 410 478 462';

const topFront = 'C486 472 488 490 478 498C360 510 240 510 122 498C112 490 114 472 122 462Z';

const scallopedFront = scallops([478, 490], [122, 490]);

/** The folds below it, the lowest first, each rounded where the cloth turns. */
const layers = [560, 520, 480].map(
  (y) =>
    `M124 ${y - 10}C108 ${y} 108 ${y + 34} 126 ${y + 38}C240 ${y + 50} 360 ${y + 50} 474 ${y + 38}C492 ${y + 34} 492 ${y} 476 ${y - 10}Z`,
);

function layLayer(bolt: Bolt, name: string, outline: string): string {
  const { top, bottom } = boundsOf([outline]);
  return cutPanel(bolt, name, outline, {
    folds: [
      shade(rectangle(100, top, 400, 18), 0.6),
      light(rectangle(110, top + 26, 260, 10), 0.6),
      shade(rectangle(100, bottom - 16, 400, 16), 0.55),
      shade(rectangle(440, top, 60, 70), 0.3, 'broad'),
    ],
    roundness: 0.6,
  });
}

const topFolds: readonly Fold[] = [
  light('M160 330C240 318 330 318 380 330C300 360 220 420 200 470C160 450 140 400 160 330Z', 0.5, 'cloud'),
  light(rectangle(124, 456, 352, 12), 0.5),
  shade(rectangle(112, 486, 376, 22), 0.5),
  shade(crease(136, 420, 282, 446, 8, 7), 0.24),
  shade(crease(466, 400, 340, 440, -8, 8), 0.28),
  shade('M440 316L490 316L490 510L456 510Z', 0.34, 'broad'),
];

/** A hand-bound edge, tone on tone, or a plain seam. */
function finishTop({ cloth }: Bolt, { edge }: FoldedLook): string {
  if (edge !== 'scalloped') return stitch('M126 478C240 488 360 488 474 478', cloth.stitch, 0.6);
  return (
    stroked(`M478 491${scallopedFront}`, cloth.seam, 8, 0.5) +
    stroked(`M478 490${scallopedFront}`, cloth.stitch, 6) +
    stitch(`M478 488${scallopedFront}`, cloth.highlight, 0.8, 1.6)
  );
}

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
    .map(([left, width, color]) => filled(rectangle(left, 300, width, 320), color))
    .join('');
  const turning = blurred(
    'band-turn',
    { left: 260, top: 440, right: 340, bottom: 620 },
    5,
    filled(rectangle(262, 490, 76, 120), '#1c0f20', 0.2),
  );
  return (
    `<g transform="translate(3 3)">${cast}</g>` +
    clipped('band', band, filled(band, '#f6f1e4') + woven + turning + stroked(band, '#1c0f20', 5, 0.12)) +
    stroked(band, cloth.seam, 1, 0.4) +
    label(300, 522, threads, 62, 36)
  );
}

const band =
  'M273 310L327 310C329 370 331 430 332 486L332 607C312 610 288 610 268 607L268 486C269 430 271 370 273 310Z';
