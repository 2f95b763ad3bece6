import { type Bolt, unroll } from './bolt.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { sewBelt, tieBelt } from './dress-belt.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { gatheredSkirt } from './gathered-skirt.ts';
import type { DressLook, Sleeve } from './look.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirroredOutline, mirrorPath, rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** A belted dress with a gathered skirt: scooped neck, long sleeves with cuffs or short ones. */
export function drawDress(look: DressLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const skirt = gatheredSkirt(bolt, look.length);
  const sleeve = sleeves[look.sleeve];
  const bodice = bodiceOutline(side);
  const silhouette =
    skirt.outline +
    bodice +
    sleeve +
    mirrorPath(sleeve) +
    (look.sleeve === 'long' ? cuff + mirrorPath(cuff) : '');
  const marks =
    hangingShadow(silhouette) +
    onBothSides('sleeve', sewSleeve(bolt, look.sleeve)) +
    skirt.sewn +
    (side === 'front' ? insideOfNeck(bolt, look) : '') +
    cutPanel(bolt, 'bodice', bodice, { folds: bodiceFolds }) +
    bindNeck(bolt, side) +
    onBothSides('armhole', seam('M381 128C377 156 375 192 384 232', cloth, 0.4)) +
    (side === 'front' ? tieBelt(bolt) : sewZipBehind(bolt) + sewBelt(bolt));
  return {
    definitions: bolt.definitions,
    marks,
    placed: look.length === 'knee' ? { x: -66, y: -40, scale: 1.22 } : { x: -15, y: -34, scale: 1.05 },
    outline: silhouette,
    lines: measured(look),
  };
}

const measured = ({ length }: DressLook): readonly MeasureLine[] => [
  { measure: 'chest', from: [216, 234], to: [384, 234] },
  { measure: 'waist', from: [238, 336], to: [362, 336] },
  { measure: 'hips', from: [205, 430], to: [395, 430] },
  { measure: 'length', from: [255, 112], to: [255, length === 'knee' ? 604 : 738] },
];

function bodiceOutline(side: Side): string {
  const neck = side === 'front' ? 195 : 124;
  return mirroredOutline(
    [300, neck],
    [
      side === 'front' ? [318, 195, 338, 172, 345, 110] : [320, 124, 338, 120, 345, 110],
      [357, 113, 370, 119, 381, 128],
      [377, 156, 375, 192, 384, 232],
      [378, 266, 366, 300, 361, 338],
      [344, 344, 320, 346, 300, 346],
    ],
  );
}

function insideOfNeck({ cloth }: Bolt, { threads }: DressLook): string {
  return (
    filled(neckInside, cloth.inside) + filled(neckShadow, cloth.deep, 0.85) + label(300, 127, threads, 22, 13)
  );
}

const sleeves: Record<Sleeve, string> = {
  short:
    'M380 127C400 135 420 152 432 182C440 204 446 226 449 244C440 258 414 264 390 256C386 248 385 240 384 232C376 192 377 156 380 127Z',
  long: 'M380 127C398 134 414 152 425 184C440 234 455 292 462 350C465 380 463 398 458 412C446 420 428 420 416 412C406 388 402 340 397 300C394 272 390 252 384 232C376 192 377 156 380 127Z',
};

const cuff =
  'M458 411C461 422 460 434 457 442C446 448 432 447 424 442C419 432 417 422 416 411C428 419 446 420 458 411Z';

const neckInside = 'M255 112C268 128 332 128 345 112C339 160 320 196 300 196C280 196 261 160 255 112Z';

const neckShadow = 'M259 120C274 132 326 132 341 120L338 134C320 144 280 144 262 134Z';

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

function sewSleeve(bolt: Bolt, kind: Sleeve): string {
  const piece = cutPanel(bolt, 'sleeve-piece', sleeves[kind], {
    folds: sleeveFolds,
    roundness: 0.7,
    printTurn: 'rotate(-7 430 260)',
  });
  if (kind === 'short') return piece + stitch('M391 249C414 256 438 251 447 238', bolt.cloth.seam, 0.4, 1);
  return (
    piece +
    cutPanel(bolt, 'cuff', cuff, {
      folds: [shade(rectangle(414, 432, 46, 16), 0.3)],
      roundness: 0.4,
    })
  );
}

function bindNeck({ cloth }: Bolt, side: Side): string {
  const neckline =
    side === 'front'
      ? 'M255 112C261 166 280 195 300 195C320 195 339 166 345 112'
      : 'M255 112C262 120 280 124 300 124C320 124 338 120 345 112';
  return (
    stroked(neckline, cloth.shade, 5) +
    `<g transform="translate(0 3)">${stroked(neckline, cloth.seam, 0.9, 0.45)}</g>` +
    `<g transform="translate(0 -1)">${stroked(neckline, cloth.highlight, 1.1, 0.7)}</g>`
  );
}

/** The zip that hides in the middle seam, from the neck to below the waist. */
function sewZipBehind({ cloth }: Bolt): string {
  return (
    seam('M300 126C302 200 301 300 300 420', cloth, 0.7) +
    stroked('M301.4 128C303.4 200 302.4 300 301.4 418', cloth.highlight, 1, 0.35) +
    '<rect x="297.6" y="130" width="4.8" height="12" rx="2.2" fill="#b9b3a6" stroke="#6d675c" stroke-width=".8"/>'
  );
}
