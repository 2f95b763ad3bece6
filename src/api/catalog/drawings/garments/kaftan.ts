import { type Bolt, unroll } from './bolt.ts';
import type { KaftanLook } from './clothes-look.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { budsAlong, cord, embroideredBud } from './embroidery.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { type Hem, wavyHem } from './hem.ts';
import { embroiderBack, embroiderFront, groundOf } from './kaftan-front.ts';
import { clipped, filled, onBothSides, stroked } from './markup.ts';
import { seam } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** A kaftan: closed in front, wide from the shoulder, its neck slit and its cuffs embroidered, its sides slit. */
export function drawKaftan(look: KaftanLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const hem = wavyHem([452, 744], [148, 744], { sag: 10, count: 9, swing: 4 }, bolt.random);
  const body = bodyOutline(side, hem);
  const outline = body + sleeve + mirrorPath(sleeve) + slit + mirrorPath(slit);
  const marks =
    hangingShadow(outline) +
    onBothSides('slit', openSlit(bolt)) +
    onBothSides('sleeve', sewSleeve(bolt, look)) +
    cutPanel(bolt, 'body', body, { folds: bodyFolds(bolt, hem) }) +
    onBothSides('sides', embroiderSlit(bolt, look)) +
    (side === 'front'
      ? embroiderFront(bolt, look.trim)
      : seam('M300 128C301 300 301 520 300 750', cloth, 0.35) + embroiderBack(bolt, look.trim));
  return {
    definitions: bolt.definitions + embroideredBud(cloth, look.trim),
    marks,
    placed: { x: 0, y: -16, scale: 1 },
    outline,
    lines: measured,
  };
}

const measured: readonly MeasureLine[] = [
  { measure: 'chest', from: [184, 270], to: [416, 270] },
  { measure: 'length', from: [256, 102], to: [256, 748] },
  { measure: 'sleeve', from: [398, 126], to: [552, 380] },
];

function bodyOutline(side: Side, { edge }: Hem): string {
  const neck =
    side === 'front' ? 'M300 140.6C318 137 333.6 123.4 336.9 100.5' : 'M300 106C316 106 330 105 337 98';
  const end = side === 'front' ? 'C266.4 123.4 282 137 300 140.6' : 'C270 105 284 106 300 106';
  return (
    `${neck}C362 104 382 114 400 128C420 172 414 214 418 258C426 370 442 480 454 570C458 640 455 700 452 744${edge}` +
    `C145 700 142 640 146 570C158 480 174 370 182 258C186 214 180 172 200 128C218 114 238 104 ${side === 'front' ? '263.1 100.5' : '263 98'}${end}Z`
  );
}

/** A sleeve as wide at the wrist as a forearm is long, so that it falls in folds. */
const sleeve =
  'M396 125C428 140 454 168 480 212C510 262 536 318 556 376C546 414 504 440 458 436C446 390 432 346 420 300C416 232 396 178 396 125Z';

const sleeveInside = 'M556 376C546 414 504 440 458 436C482 454 548 428 556 376Z';

const cuff = 'M556 376C546 414 504 440 458 436L450 404C492 408 530 384 545 346Z';

/** What shows of the back where the side is open. */
const slit = 'M452 556C462 606 471 668 477 730C468 739 458 742 448 742C458 690 458 630 452 556Z';

function openSlit({ cloth }: Bolt): string {
  return (
    filled(slit, cloth.deep) +
    clipped('slit-inside', slit, stroked('M454 556C462 630 460 700 452 748', cloth.seam, 12, 0.5)) +
    stroked('M477 730C468 739 458 742 448 742', cloth.seam, 1.6, 0.6)
  );
}

function embroiderSlit({ cloth }: Bolt, { trim: [outer, middle] }: KaftanLook): string {
  return (
    seam('M418 258C426 370 442 480 453 562', cloth, 0.4) +
    cord('M449.5 562C452 640 450 700 447 742', outer, cloth, 2.8) +
    stroked('M443.5 556C446 640 444 700 441 743', middle, 1.4, 0.9) +
    `<circle cx="452" cy="558" r="3.6" fill="${outer}"/>`
  );
}

function bodyFolds({ random }: Bolt, { waves }: Hem): Fold[] {
  const falls = waves.flatMap(({ x, y, isOut }) => {
    const from = 300 + (x - 300) * 0.62;
    const top = 300 + random() * 120;
    if (isOut) return [light(flute(from, top, x, y + 8, (x - 300) * -0.06, 10), 0.6)];
    return [
      shade(flute(from, top, x, y + 8, (x - 300) * -0.06, 13), 0.62),
      shade(flute(from + (x - from) * 0.4, top + 170, x, y + 6, 0, 5), 0.45, 'crisp'),
    ];
  });
  return [
    ...falls,
    shade('M408 300L450 300L480 748L424 748Z', 0.34, 'broad'),
    light('M204 170Q226 330 186 720L160 720Q192 340 188 190Z', 0.32, 'broad'),
    shade(crease(210, 144, 246, 300, 12, 8), 0.36),
    shade(crease(390, 144, 354, 300, -12, 8), 0.36),
    light(crease(230, 144, 254, 290, 12, 7), 0.36),
    shade(crease(417, 264, 356, 360, 10, 8), 0.42),
    shade(crease(183, 264, 244, 360, -10, 8), 0.42),
    light(crease(414, 288, 364, 380, 10, 6), 0.36),
  ];
}

const sleeveFolds: readonly Fold[] = [
  shade(crease(412, 150, 480, 436, -24, 11), 0.5),
  light(crease(432, 158, 514, 420, -28, 10), 0.66),
  shade(crease(470, 212, 540, 408, -13, 8), 0.5),
  light(crease(492, 244, 550, 392, -8, 6)),
  shade(crease(420, 290, 462, 350, 10, 8), 0.42),
  shade(crease(438, 360, 478, 436, 4, 6), 0.46, 'crisp'),
  light(crease(450, 350, 496, 432, 4, 6)),
  shade(crease(504, 350, 526, 424, 2, 5), 0.4, 'crisp'),
];

function sewSleeve(bolt: Bolt, { trim: [outer, middle, inner] }: KaftanLook): string {
  const { cloth } = bolt;
  const piece = cutPanel(bolt, 'sleeve-piece', sleeve, {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn: 'rotate(-20 460 300)',
  });
  const embroidery =
    cord('M552 370C542 404 504 430 456 427', outer, cloth, 3) +
    budsAlong([549, 361], [537, 390, 500, 419, 454, 417], { count: 6, size: 0.74, turn: 180 }) +
    cord('M546 348C531 384 494 406 451 404', inner, cloth, 2.4) +
    stroked('M543 340C528 376 492 398 449 396', middle, 1.5);
  return (
    piece +
    filled(sleeveInside, cloth.seam) +
    filled(cuff, cloth.deep, groundOf(bolt.isPrinted)) +
    clipped('cuff', sleeve, embroidery)
  );
}
