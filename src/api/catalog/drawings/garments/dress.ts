import { type Bolt, unroll } from './bolt.ts';
import type { DressLook } from './clothes-look.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { sewBelt, tieBelt } from './dress-belt.ts';
import { bodiceOutline, cuffs, type Neck, sleeves, straightHems, straightOutline } from './dress-cut.ts';
import { finishNeck, insideOfNeck, sewButtons } from './dress-neck.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { gatheredSkirt, type SkirtLength, tieredSkirt } from './gathered-skirt.ts';
import { onBothSides, stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import type { Placement } from './path.ts';
import { mirrorPath, rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** A dress: its skirt, its bodice over it, and what closes the neck and the waist. */
export function drawDress(look: DressLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { neck = 'scoop', length = 'calf' } = look;
  const sleeve = sleeves[look.sleeve];
  const cuff = cuffs[look.sleeve] ?? '';
  const body = sewBody(bolt, look, neck, side);
  const sleevesOutline = sleeve && sleeve + mirrorPath(sleeve) + (cuff && cuff + mirrorPath(cuff));
  const silhouette = body.outline + sleevesOutline;
  const marks =
    hangingShadow(silhouette) +
    (sleeve && onBothSides('sleeve', sewSleeve(bolt, look, cuff))) +
    body.under +
    (side === 'front' ? insideOfNeck(bolt, look, neck) : '') +
    body.over +
    (neck === 'collar' && side === 'front' ? sewButtons(bolt, hems[length] + 8) : '') +
    finishNeck(bolt, neck, side) +
    (neck === 'straps' || neck === 'bib' ? '' : onBothSides('armhole', sewArmhole(bolt, look.sleeve))) +
    (look.pockets && side === 'front' ? onBothSides('pocket', sewPocket(bolt)) : '') +
    finishWaist(bolt, look, side);
  return {
    definitions: bolt.definitions,
    marks,
    placed: places[length],
    outline: silhouette,
    lines: measured(length),
  };
}

const hems: Record<SkirtLength, number> = { calf: 738, knee: 604, ankle: 872 };

const places: Record<SkirtLength, Placement> = {
  calf: { x: -15, y: -34, scale: 1.05 },
  knee: { x: -66, y: -40, scale: 1.22 },
  ankle: { x: 33, y: -6, scale: 0.89 },
};

const measured = (length: SkirtLength): readonly MeasureLine[] => [
  { measure: 'chest', from: [216, 234], to: [384, 234] },
  { measure: 'waist', from: [238, 336], to: [362, 336] },
  { measure: 'hips', from: [205, 430], to: [395, 430] },
  { measure: 'length', from: [255, 112], to: [255, hems[length]] },
];

type Body = { outline: string; under: string; over: string };

function sewBody(bolt: Bolt, look: DressLook, neck: Neck, side: Side): Body {
  const { length = 'calf' } = look;
  const turn = stripeTurn(look);
  const turned = turn === undefined ? {} : { printTurn: turn };
  if (look.skirt === 'straight') {
    const [hem, half] = straightHems[length];
    const outline = straightOutline(neck, side, hem, half);
    const slits = seam(`M${300 + half - 8} ${hem - 130}L${300 + half - 2} ${hem}`, bolt.cloth, 0.7);
    return {
      outline,
      under: '',
      over:
        cutPanel(bolt, 'body', outline, { folds: straightFolds(hem), ...turned }) +
        onBothSides('slit', slits) +
        stitch(
          `M${300 - half} ${hem - 12}C220 ${hem + 1} 380 ${hem + 1} ${300 + half} ${hem - 12}`,
          bolt.cloth.stitch,
          0.6,
        ),
    };
  }
  const skirt = look.skirt === 'tiers' ? tieredSkirt(bolt, length) : gatheredSkirt(bolt, length, turn);
  const bodice = bodiceOutline(neck, side);
  return {
    outline: skirt.outline + bodice,
    under: skirt.sewn,
    over: cutPanel(bolt, 'bodice', bodice, { folds: bodiceFolds, ...turned }),
  };
}

/** Stripes of jersey run round the body. */
function stripeTurn({ print, weave }: DressLook): string | undefined {
  return print.pattern === 'stripe' && weave === 'smooth' ? 'rotate(90 300 400)' : undefined;
}

function finishWaist(bolt: Bolt, look: DressLook, side: Side): string {
  const { cloth } = bolt;
  const zip = side === 'back' && look.neck !== 'bib' && look.neck !== 'straps' ? sewZipBehind(bolt) : '';
  if (look.skirt === 'straight') return zip;
  if (look.waist === 'plain') {
    const gathered = stroked('M239 336C262 344 338 344 361 336', cloth.seam, 2.2, 0.5);
    return zip + gathered + stroked('M239 331C262 339 338 339 361 331', cloth.highlight, 1.2, 0.4);
  }
  return side === 'front' ? tieBelt(bolt) : zip + sewBelt(bolt);
}

function sewArmhole({ cloth }: Bolt, sleeve: DressLook['sleeve']): string {
  const line = 'M381 128C377 156 375 192 384 232';
  if (sleeve !== 'none') return seam(line, cloth, 0.4);
  return stroked(line, cloth.shade, 5) + stroked(line, cloth.highlight, 1.1, 0.6);
}

function sewPocket(bolt: Bolt): string {
  const pocket =
    'M330 404L392 396L404 470C404 482 396 488 386 489C370 491 356 491 344 488C336 486 332 480 332 472Z';
  return (
    cutPanel(bolt, 'pocket-piece', pocket, {
      folds: [shade(rectangle(328, 396, 76, 14), 0.3)],
      roundness: 0.45,
    }) +
    stitch(
      'M333 414L393 406M336 420L338 470C338 478 342 482 350 483C366 486 376 485 388 482C395 480 398 476 397 468L388 412',
      bolt.cloth.stitch,
      0.7,
    )
  );
}

const straightFolds = (hem: number): Fold[] => [
  shade(crease(262, 260, 248, hem, -8, 12), 0.4, 'broad'),
  light(crease(234, 250, 216, hem - 10, -6, 12), 0.5, 'broad'),
  shade(crease(340, 260, 354, hem, 8, 12), 0.4, 'broad'),
  light(crease(318, 280, 324, hem - 10, 4, 12), 0.36, 'broad'),
  shade(`M384 260L410 260L440 ${hem}L404 ${hem}Z`, 0.4, 'broad'),
  shade(crease(384, 236, 344, 290, 6, 7), 0.36),
  shade(crease(216, 236, 256, 290, -6, 7), 0.36),
  light(crease(222, 250, 262, 306, -6, 6), 0.34),
];

const bodiceFolds: readonly Fold[] = [
  shade(crease(262, 230, 278, 338, -8, 5), 0.4),
  shade(crease(338, 230, 322, 338, 8, 5), 0.42),
  light(crease(252, 210, 262, 326, -6, 9)),
  light(crease(316, 210, 312, 326, 4, 10), 0.28),
  shade('M362 240L396 224L372 340L350 340Z', 0.34, 'broad'),
  shade(crease(240, 296, 258, 340, 0, 4), 0.4, 'crisp'),
  shade(crease(356, 300, 342, 340, 0, 4), 0.4, 'crisp'),
  shade(rectangle(230, 326, 140, 24), 0.3),
  shade(crease(384, 232, 340, 262, 4, 5), 0.4),
  shade(crease(216, 232, 258, 262, -4, 5), 0.4),
];

const sleeveFolds: readonly Fold[] = [
  shade(crease(398, 150, 424, 404, -10, 8), 0.46),
  light(crease(416, 160, 446, 396, -14, 8), 0.6),
  shade(crease(446, 250, 458, 408, -4, 5), 0.42),
  shade(crease(390, 236, 430, 282, 6, 5)),
  light(crease(394, 250, 436, 300, 6, 4), 0.4),
  shade(crease(420, 340, 432, 412, 0, 4), 0.46, 'crisp'),
  shade(crease(434, 356, 440, 414, 0, 3), 0.46, 'crisp'),
  shade(crease(448, 360, 450, 412, 0, 3), 0.42, 'crisp'),
];

function sewSleeve(bolt: Bolt, look: DressLook, cuff: string): string {
  const kind = look.sleeve;
  const piece = cutPanel(bolt, 'sleeve-piece', sleeves[kind], {
    folds: kind === 'puff' ? [...sleeveFolds, ...puffFolds] : sleeveFolds,
    roundness: 0.7,
    printTurn: stripeTurn(look) ? 'rotate(76 430 260)' : 'rotate(-7 430 260)',
  });
  if (kind === 'short') return piece + stitch('M391 249C414 256 438 251 447 238', bolt.cloth.seam, 0.4, 1);
  if (!cuff) return piece;
  return (
    piece +
    cutPanel(bolt, 'cuff', cuff, {
      folds: [shade(rectangle(390, kind === 'puff' ? 260 : 432, 70, 16), 0.3)],
      roundness: 0.4,
    })
  );
}

/** Gathers at both ends of a puffed sleeve. */
const puffFolds: readonly Fold[] = [
  ...[396, 408, 420, 432, 444].map((x) => shade(crease(x, 214, x + 2, 254, 0, 3.4), 0.5, 'crisp')),
  ...[388, 400, 412, 424].map((x, index) =>
    shade(crease(x, 122 + index * 3, x + 4, 158 + index * 4, 0, 3), 0.45, 'crisp'),
  ),
  light('M404 140C430 140 450 170 448 214C430 224 412 200 404 140Z', 0.4, 'cloud'),
];

/** The zip that hides in the middle seam, from the neck to below the waist. */
function sewZipBehind({ cloth }: Bolt): string {
  return (
    seam('M300 126C302 200 301 300 300 420', cloth, 0.7) +
    stroked('M301.4 128C303.4 200 302.4 300 301.4 418', cloth.highlight, 1, 0.35) +
    '<rect x="297.6" y="130" width="4.8" height="12" rx="2.2" fill="#b9b3a6" stroke="#6d675c" stroke-width=".8"/>'
  );
}
