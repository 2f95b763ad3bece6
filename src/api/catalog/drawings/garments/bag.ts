import type { BagLook } from './accessory-look.ts';
import { sewCrossbody, sewSaddleBag } from './bag-flap.ts';
import { sewBucket, sewTote, sewWorkBag } from './bag-open.ts';
import { type Bolt, unroll } from './bolt.ts';
import { brass, clasp, ring } from './brass.ts';
import type { Cloth } from './cloth.ts';
import type { Threads } from './cut.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { blurred, clipped, filled, gradient, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown, rectangle } from './path.ts';
import { ellipse, groundShadow } from './shadow.ts';

/** A bag standing on the ground, by its kind. */
export function drawBag(look: BagLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { marks, outline } = sewBag(bolt, look, side);
  return {
    definitions: bolt.definitions + lit(bolt.cloth) + brass,
    marks,
    placed: { x: -24, y: -58, scale: 1.08 },
    outline,
    lines: [],
  };
}

function sewBag(bolt: Bolt, look: BagLook, side: Side): Pick<Drawing, 'marks' | 'outline'> {
  switch (look.kind) {
    case 'handle':
      return { marks: sewHandleBag(bolt, look, side), outline: body + flap };
    case 'work':
      return sewWorkBag(bolt, look, side);
    case 'crossbody':
      return sewCrossbody(bolt, look, side);
    case 'saddle':
      return sewSaddleBag(bolt, side);
    case 'bucket':
      return sewBucket(bolt, side);
    case 'tote':
      return sewTote(bolt, look, side);
  }
}

/** A structured handbag: a flap with a woven strap, one round handle, brass rings and clasp. */
function sewHandleBag(bolt: Bolt, look: BagLook, side: Side): string {
  const { cloth } = bolt;
  return (
    groundShadow('ground', ellipse(300, 648, 196, 11), ellipse(312, 656, 222, 24)) +
    backHandle(cloth) +
    cutPanel(bolt, 'body', body, { fill: 'url(#lit)', folds: bodyFolds, roundness: 1.1 }) +
    stitch(
      'M118 606C116 624 124 634 142 636C240 642 360 642 458 636C476 634 484 624 482 606',
      cloth.stitch,
      0.8,
      1.2,
    ) +
    frontHandle(cloth) +
    (side === 'front'
      ? cutPanel(bolt, 'flap', flap, { fill: 'url(#lit)', folds: flapFolds, roundness: 0.9 }) +
        stitch(flapStitching, cloth.stitch, 0.85, 1.2)
      : slipPocket(bolt)) +
    ring(204, cloth) +
    ring(396, cloth) +
    (side === 'front' ? wovenStrap(cloth, look.trim) + clasp() : '')
  );
}

const body =
  'M136 372C134 364 140 358 150 358L450 358C460 358 466 364 464 372L492 604C495 628 484 642 462 644C360 650 240 650 138 644C116 642 105 628 108 604Z';
const flap =
  'M132 366C131 354 140 346 152 346L448 346C460 346 469 354 468 366L476 462C478 482 470 492 452 498C400 514 352 528 318 538C306 542 294 542 282 538C248 528 200 514 148 498C130 492 122 482 124 462Z';
const flapStitching =
  'M132 462C130 478 136 486 150 490C200 506 250 520 284 530C296 534 304 534 316 530C350 520 400 506 450 490C464 486 470 478 468 462L461 368C460 358 456 354 448 354L152 354C144 354 140 358 139 368Z';
const handle = 'M204 352C202 270 226 196 300 196C374 196 398 270 396 352';
const strap = 'M280 340L320 340L320 500C320 514 311 522 300 526C289 522 280 514 280 500Z';

const bodyFolds: readonly Fold[] = [
  shade('M100 470Q300 590 500 470L500 540Q300 600 100 540Z', 0.55, 'broad'),
  shade(rectangle(104, 610, 392, 50), 0.45, 'broad'),
  light(crease(140, 560, 124, 630, 0, 9)),
  shade('M440 380L500 380L500 650L462 650Z', 0.4, 'broad'),
];

const flapFolds: readonly Fold[] = [
  light(rectangle(132, 350, 336, 22), 0.75),
  light('M160 380C220 372 300 372 330 380C260 410 200 470 170 480C150 450 150 410 160 380Z', 0.5, 'cloud'),
  shade('M430 360L480 360L480 500L430 500Z', 0.35, 'broad'),
  shade('M124 470Q300 566 476 470L476 552L124 552Z', 0.35, 'broad'),
];

/** Behind, a flat pocket for a phone. */
function slipPocket(bolt: Bolt): string {
  const { cloth } = bolt;
  const pocket =
    'M158 420C250 412 350 412 442 420L462 600C464 614 456 620 444 621C350 627 250 627 156 621C144 620 136 614 138 600Z';
  return (
    cutPanel(bolt, 'pocket', pocket, {
      fill: 'url(#lit)',
      folds: [light(rectangle(150, 414, 300, 16), 0.6), shade(rectangle(140, 590, 320, 40), 0.4, 'broad')],
      roundness: 0.7,
    }) +
    stitch('M160 430C250 422 350 422 440 430', cloth.stitch, 0.9, 1.2) +
    stitch(
      'M156 428L146 598C146 610 150 613 158 614C250 620 350 620 442 614C450 613 455 610 454 598L444 428',
      cloth.stitch,
      0.8,
      1.2,
    )
  );
}

function backHandle(cloth: Cloth): string {
  return `<g transform="translate(6 -16)" opacity=".9">${round(handle, cloth.seam, 20)}${round(handle, cloth.deep, 17)}</g>`;
}

function frontHandle(cloth: Cloth): string {
  const glint = 'M201 340C202 262 228 192 300 192';
  return (
    round(handle, cloth.seam, 23) +
    round(handle, cloth.shade, 20.5) +
    round(handle, cloth.base, 16) +
    blurred('handle-glint', grown(boundsOf([glint]), 8), 1.6, stroked(glint, cloth.highlight, 4, 0.65)) +
    stitch(handle, cloth.stitch, 0.9)
  );
}

function wovenStrap(cloth: Cloth, [outer, middle, inner]: Threads): string {
  const threads = [
    [0, 10, middle],
    [11, 3, outer],
    [15.5, 6, inner],
    [23, 3, outer],
    [27.5, 6, middle],
  ] as const;
  const woven = threads
    .map(([at, width, color]) => filled(rectangle(283 + at, 340, width, 190), color))
    .join('');
  const region = grown(boundsOf([strap]), 6);
  const cast = blurred('strap-cast', region, 1.6, filled(strap, cloth.seam, 0.5));
  const edge = blurred('strap-edge', region, 1.6, stroked(strap, '#1c0f20', 7, 0.3));
  return (
    `<g transform="translate(2 5)">${cast}</g>` +
    filled(strap, cloth.shade) +
    clipped('strap', strap, woven + edge) +
    stroked(strap, cloth.seam, 1.1, 0.7)
  );
}

const round = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;

const lit = ({ light: lightTone, base, shade: dark }: Bolt['cloth']): string =>
  gradient(
    'lit',
    [0, 0, 0.25, 1],
    [
      [0, lightTone],
      [0.5, base],
      [1, dark],
    ],
  );
