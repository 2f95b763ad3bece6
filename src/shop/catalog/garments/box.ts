import { type Bolt, unroll } from './bolt.ts';
import type { Drawing } from './drawing.ts';
import { type Fold, light, shade } from './fold.ts';
import type { BoxLook, Threads } from './look.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { label } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown, rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** A small cloth-covered box with a woven ribbon, seen from above: for pieces too small to hang. */
export function drawBox(look: BoxLook): Drawing {
  const bolt = unroll(look);
  const marks =
    hangingShadow(base) +
    cutPanel(bolt, 'base', base, { folds: [shade(rectangle(150, 556, 300, 34), 0.7)], roundness: 0.6 }) +
    cutPanel(bolt, 'lid', lid, { folds: lidFolds, roundness: 1.2 }) +
    stroked('M166 286C250 283 350 283 434 286', bolt.cloth.highlight, 1.6, 0.6) +
    tie(bolt, look.threads);
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -45, y: -86, scale: 1.15 },
    outline: base + lid,
    lines: [],
  };
}

const base = 'M160 300L440 300L440 574C440 582 434 588 426 588L174 588C166 588 160 582 160 574Z';
const lid =
  'M166 278C250 275 350 275 434 278C441 278 446 283 446 290L447 548C447 556 442 561 434 561C350 564 250 564 166 561C158 561 153 556 153 548L154 290C154 283 159 278 166 278Z';

const lidFolds: readonly Fold[] = [
  light('M176 296C240 286 330 288 350 300C280 350 220 420 200 490C168 430 160 340 176 296Z', 0.6, 'cloud'),
  shade('M410 300L450 300L450 566L420 566Z', 0.3, 'broad'),
  shade('M150 520L450 520L450 566L150 566Z', 0.3, 'broad'),
];

function tie({ cloth }: Bolt, threads: Threads): string {
  const [outer, middle, inner] = threads;
  const lines = [
    [283, 10, middle],
    [294, 3, outer],
    [298, 7, inner],
    [306, 3, outer],
    [310, 8, middle],
  ] as const;
  const woven = lines.map(([left, width, color]) => filled(rectangle(left, 270, width, 330), color)).join('');
  const region = grown(boundsOf([ribbon]), 8);
  return (
    `<g transform="translate(2 3)">${blurred('ribbon-cast', region, 1.6, filled(ribbon, cloth.seam, 0.5))}</g>` +
    clipped('ribbon', ribbon, woven + stroked(ribbon, '#1c0f20', 4, 0.2)) +
    stroked(ribbon, cloth.seam, 1, 0.5) +
    label(300, 404, threads, 58, 34)
  );
}

const ribbon = rectangle(281, 276, 39, 312);
