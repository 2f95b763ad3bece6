import { type Bolt, unroll } from './bolt.ts';
import type { Drawing, MeasureLine } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { hood, sewHoodBehind, sewHoodFront } from './hood.ts';
import type { ShirtLook, Sleeve } from './look.ts';
import { onBothSides } from './markup.ts';
import { button, seam, stitch } from './notions.ts';
import { cutPanel, type PanelFinish } from './panel.ts';
import { mirroredOutline, mirrorPath } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { sewCollar, sewFront } from './shirt-collar.ts';
import { sewZip } from './zip.ts';
import { bandHeight, ribPiece, roundNeckCurves, sewRoundNeck } from './round-neck.ts';

/** Anything worn on the upper body: a buttoned shirt, a polo, a T-shirt, a knit. */
export function drawShirt(look: ShirtLook): Drawing {
  const bolt = unroll(look);
  const body = bodyOutline(look);
  const sleeve = sleeves[look.sleeve];
  const silhouette =
    body +
    sleeve +
    mirrorPath(sleeve) +
    (look.sleeve === 'long' ? cuff + mirrorPath(cuff) : '') +
    (look.neck === 'hood' ? hood : '');
  const marks =
    hangingShadow(silhouette) +
    (look.neck === 'hood' ? sewHoodBehind(bolt) : '') +
    onBothSides('sleeve', sewSleeve(bolt, look)) +
    cutPanel(bolt, 'body', body, { folds: bodyFolds, ...printTurns(bolt, look).body }) +
    onBothSides('armhole', sewArmhole(bolt)) +
    finishHem(bolt, look) +
    sewNeck(bolt, look);
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -33, y: -14, scale: 1.11 },
    outline: silhouette,
    lines: measured(look.sleeve),
  };
}

function sewNeck(bolt: Bolt, look: ShirtLook): string {
  switch (look.neck) {
    case 'round':
      return sewRoundNeck(bolt, look);
    case 'zip':
      return sewZip(bolt) + sewRoundNeck(bolt, look);
    case 'hood':
      return sewRoundNeck(bolt, look) + sewHoodFront(bolt, printTurns(bolt, look).body.printTurn);
    case 'collar':
    case 'polo':
      return sewFront(bolt, look) + sewCollar(bolt, look);
  }
}

function bodyOutline({ neck, rib }: ShirtLook): string {
  const shoulder = [384, 144, 414, 154, 436, 170] as const;
  const side = [428, 210, 424, 250, 426, 296] as const;
  if (neck === 'collar') {
    return mirroredOutline(
      [300, 168],
      [
        [316, 166, 336, 152, 352, 134],
        shoulder,
        side,
        [422, 380, 424, 480, 430, 592],
        [430, 622, 412, 638, 384, 647],
        [356, 656, 330, 661, 300, 661],
      ],
    );
  }
  const neckline =
    neck === 'polo' ? { top: 168, curve: [316, 166, 336, 152, 352, 134] as const } : roundNeckCurves;
  const bottom = rib ? 606 : 632;
  return mirroredOutline(
    [300, neckline.top],
    [
      neckline.curve,
      shoulder,
      side,
      [423, 380, 424, 490, rib ? 424 : 428, bottom],
      [390, bottom + 8, 344, bottom + 11, 300, bottom + 11],
    ],
  );
}

const sleeves: Record<Sleeve, string> = {
  short:
    'M434 168C460 180 480 206 492 246C500 276 508 306 513 334C490 350 456 356 430 350C427 330 425 310 424 292C422 250 426 208 434 168Z',
  long: 'M434 168C456 178 471 202 482 242C496 310 511 400 520 478C523 500 522 516 521 530C506 548 478 552 458 543C451 500 441 440 435 400C429 360 426 320 424 292C422 250 426 208 434 168Z',
};

const cuff =
  'M521 527C524 546 524 562 523 576C504 586 480 588 463 584C460 568 458 552 457 537C480 544 504 540 521 527Z';

const measured = (sleeve: Sleeve): readonly MeasureLine[] => [
  { measure: 'chest', from: [174, 298], to: [426, 298] },
  { measure: 'waist', from: [177, 430], to: [423, 430] },
  { measure: 'length', from: [248, 136], to: [248, 640] },
  { measure: 'sleeve', from: [436, 170], to: sleeve === 'short' ? [513, 334] : [523, 576] },
];

const bodyFolds: readonly Fold[] = [
  shade(crease(250, 300, 262, 640, -10, 13), 0.34, 'broad'),
  light(crease(228, 280, 236, 600, -8, 12), 0.5, 'broad'),
  shade(crease(352, 260, 344, 640, 10, 12), 0.34, 'broad'),
  light(crease(374, 270, 372, 610, 8, 12), 0.42, 'broad'),
  shade('M190 268Q230 300 262 380Q226 330 186 318Z', 0.42),
  shade('M412 262Q372 300 344 388Q380 330 418 316Z', 0.42),
  light('M196 246Q236 280 262 340Q228 300 190 284Z', 0.4),
  shade(crease(200, 430, 250, 500, 6, 9), 0.24),
  shade(crease(402, 452, 352, 520, -6, 9), 0.24),
  light(crease(206, 470, 262, 530, 6, 8), 0.3),
  shade('M398 300L440 300L440 640L414 640Z', 0.3, 'broad'),
  shade('M160 300L188 300L184 640L160 640Z', 0.12, 'broad'),
  shade(crease(262, 196, 300, 330, -10, 7), 0.22),
  shade(crease(338, 196, 310, 330, 10, 7), 0.26),
];

const sleeveFolds: readonly Fold[] = [
  shade(crease(446, 196, 482, 520, -14, 10), 0.42),
  light(crease(466, 200, 504, 512, -14, 9), 0.5),
  shade(crease(432, 330, 470, 390, 6, 8), 0.4),
  light(crease(436, 352, 480, 408, 6, 6), 0.4),
  shade(crease(446, 418, 504, 440, 4, 6)),
  shade(crease(500, 300, 520, 520, -4, 8), 0.38),
  shade(crease(462, 470, 470, 540, 0, 5), 0.4, 'crisp'),
  shade(crease(484, 480, 490, 540, 0, 4), 0.4, 'crisp'),
  shade(crease(506, 480, 510, 532, 0, 4), 0.35, 'crisp'),
];

/** Woven stripes run along the body and the sleeve; knitted ones run round them. */
function printTurns({ print }: Bolt, { neck }: ShirtLook): { body: PanelFinish; sleeve: string } {
  const isRound = print.pattern === 'stripe' && neck !== 'collar';
  return isRound
    ? { body: { printTurn: 'rotate(90 300 400)' }, sleeve: 'rotate(81 380 360)' }
    : { body: {}, sleeve: 'rotate(-9 460 300)' };
}

function sewSleeve(bolt: Bolt, look: ShirtLook): string {
  const { cloth } = bolt;
  const { sleeve, neck, rib } = look;
  const printTurn = printTurns(bolt, look).sleeve;
  const piece = cutPanel(bolt, 'sleeve-piece', sleeves[sleeve], {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn,
  });
  if (sleeve === 'short') return piece + stitch('M431 340C458 345 490 339 511 324', cloth.stitch, 0.7);
  if (rib) return piece + ribPiece(bolt, 'cuff', cuff, { lean: -9 });
  const lit = light('M456 546Q490 552 526 534L526 548Q490 566 458 560Z', 0.4);
  const band = cutPanel(bolt, 'cuff', cuff, {
    folds: [lit],
    roundness: 0.5,
    printTurn,
  });
  if (neck === 'round') return piece + band + stitch('M458 542Q492 548 524 532', cloth.stitch, 0.7);
  return (
    piece +
    band +
    stitch('M458 542Q492 548 524 532', cloth.stitch, 0.7) +
    stitch('M461 578Q494 582 525 570', cloth.stitch, 0.7) +
    button(512, 558, cloth, 4)
  );
}

function sewArmhole({ cloth }: Bolt): string {
  return (
    seam('M434 169C427 210 423 250 425 294', cloth, 0.6) +
    stitch('M429 172C422 212 418 252 420 292', cloth.stitch, 0.45)
  );
}

function finishHem(bolt: Bolt, { neck, rib }: ShirtLook): string {
  const { stitch: thread } = bolt.cloth;
  if (neck === 'collar') {
    return stitch(
      'M177 596C178 618 192 630 218 638C246 647 270 652 300 652C330 652 354 647 382 638C408 630 422 618 423 596',
      thread,
      0.6,
    );
  }
  if (!rib) {
    return (
      stitch('M173 618C210 627 256 630 300 630C344 630 390 627 427 618', thread, 0.6) +
      stitch('M173 622C210 631 256 634 300 634C344 634 390 631 427 622', thread, 0.5)
    );
  }
  return ribPiece(bolt, 'hem', hemBand);
}

const hemBand = mirroredOutline(
  [300, 614],
  [
    [344, 614, 390, 611, 425, 602],
    [424, 614, 421, 626, 418, 602 + bandHeight],
    [384, 610 + bandHeight, 342, 613 + bandHeight, 300, 613 + bandHeight],
  ],
);
