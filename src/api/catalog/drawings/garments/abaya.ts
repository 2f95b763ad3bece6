import { liningOf, openFront, opening, sewEdges, trimFront } from './abaya-front.ts';
import { abayaCuff, embroiderCuff, sleeveOf, trimCuff, whole, wholeFolds } from './abaya-sleeve.ts';
import { type Bolt, unroll } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { AbayaLook } from './clothes-look.ts';
import { tieCoatBelt } from './coat-belt.ts';
import type { Threads } from './cut.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { type Hem, wavyHem } from './hem.ts';
import { sewLapels } from './lapels.ts';
import { clipped, filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { zipper } from './zip.ts';

/** An abaya: wide sleeves, a lining that shows where it is open, and what its kind adds. */
export function drawAbaya(look: AbayaLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { kind } = look;
  const isWhole = kind === 'batwing' || kind === 'butterfly';
  const hem = wavyHem([478, 738], [122, 738], { sag: 22, count: 13, swing: 5 }, bolt.random);
  const body = isWhole ? whole(kind, hem, side) : bodyOf(kind, hem, side);
  const sleeve = isWhole ? '' : sleeveOf(kind);
  const outline = body + (sleeve && sleeve + mirrorPath(sleeve));
  const marks =
    hangingShadow(outline) +
    (sleeve && onBothSides('sleeve', sewSleeve(bolt, look, sleeve))) +
    (side === 'front' ? insideOfNeck(bolt.cloth, look.trim) : '') +
    cutPanel(bolt, 'body', body, { folds: [...bodyFolds(bolt, hem), ...(isWhole ? wholeFolds : [])] }) +
    (isWhole ? onBothSides('cuff', abayaCuff(bolt, kind)) : '') +
    (side === 'front' ? sewFront(bolt, look, body) : sewBehind(bolt, look)) +
    (kind === 'butterfly' ? tieCoatBelt(bolt, side) : '');
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: 0, y: -18, scale: 1 },
    outline,
    lines: measured,
  };
}

function bodyOf(kind: AbayaLook['kind'], hem: Hem, side: Side): string {
  const isDeep = side === 'front' && kind !== 'closed';
  return (
    (isDeep
      ? 'M300 150C316 150 332 130 341 98'
      : `M300 ${closedNeck(side)}C316 ${closedNeck(side)} 330 ${closedNeck(side) - 4} 341 98`) +
    'C366 106 388 118 408 134C432 190 426 250 430 300C446 430 462 590 478 738' +
    `${hem.edge}C138 590 154 430 168 300C174 250 168 190 192 134C212 118 234 106 259 98` +
    (isDeep
      ? 'C268 130 284 150 300 150Z'
      : `C270 ${closedNeck(side) - 4} 284 ${closedNeck(side)} 300 ${closedNeck(side)}Z`)
  );
}

const closedNeck = (side: Side): number => (side === 'back' ? 106 : 122);

function sewFront(bolt: Bolt, { kind, trim }: AbayaLook, body: string): string {
  const { cloth } = bolt;
  switch (kind) {
    case 'bordered':
      return (
        openFront(liningOf(cloth)) +
        clipped('front', body + opening, onBothSides('trim', trimFront(cloth, trim)))
      );
    case 'plain':
    case 'embroidered':
    case 'batwing':
      return openFront(liningOf(cloth)) + onBothSides('edge', sewEdges(cloth));
    case 'butterfly':
      return (
        onBothSides('edge', sewEdges(cloth)) +
        seam('M302 156C322 240 330 320 330 384M330 400L346 752', cloth, 0.8)
      );
    case 'lapels':
      return (
        `<g transform="translate(4 1)">${stroked('M306 318C316 340 318 360 318 380L326 756', cloth.deep, 6, 0.45)}</g>` +
        seam('M306 318C316 340 318 360 318 380L326 756', cloth, 0.8) +
        onBothSides('pocket', sewFlap(bolt)) +
        sewLapels(bolt, trim)
      );
    case 'closed':
      return sewZip(bolt);
  }
}

/** A band round the neck, and a zip below it that ends at the knee. */
function sewZip(bolt: Bolt): string {
  const { cloth } = bolt;
  const neckline = 'M258 99C272 118 284 122 300 122C316 122 328 118 342 99';
  return (
    stroked(neckline, cloth.seam, 8, 0.5) +
    stroked(neckline, cloth.base, 6.6) +
    stroked(neckline, cloth.highlight, 1.3, 0.5) +
    zipper(cloth, 126, 560) +
    stitch('M288 132L288 566L312 566L312 132', cloth.stitch, 0.8) +
    seam('M300 568L300 752', cloth, 0.45)
  );
}

function sewFlap(bolt: Bolt): string {
  const flap = 'M350 452L414 444L417 470C398 476 374 480 352 480Z';
  return (
    cutPanel(bolt, 'flap', flap, { roundness: 0.45 }) +
    stitch('M354 475C374 475 396 472 412 466', bolt.cloth.stitch, 0.7)
  );
}

function sewBehind({ cloth }: Bolt, { kind, trim }: AbayaLook): string {
  const middle = seam('M300 116C302 300 301 520 300 748', cloth, 0.4);
  if (kind === 'bordered') return middle + trimNeck(cloth, trim);
  const line = 'M258 98C274 106 326 106 342 98';
  return (
    middle +
    stroked(line, cloth.seam, 6, 0.5) +
    stroked(line, cloth.base, 4.6) +
    stroked(line, cloth.highlight, 1, 0.4)
  );
}

const measured: readonly MeasureLine[] = [
  { measure: 'chest', from: [190, 262], to: [410, 262] },
  { measure: 'length', from: [262, 104], to: [262, 740] },
  { measure: 'sleeve', from: [402, 134], to: [528, 486] },
];

const neckInside = 'M258 100C272 88 328 88 342 100C334 132 318 152 300 154C282 152 266 132 258 100Z';

function insideOfNeck(cloth: Cloth, trim: Threads): string {
  return (
    filled(neckInside, cloth.inside) +
    filled('M261 105C280 95 320 95 339 105L335 117C318 108 282 108 265 117Z', cloth.deep, 0.9) +
    label(300, 105, trim, 22, 13)
  );
}

/** The trim runs on round the back of the neck. */
function trimNeck({ deep, seam: edge }: Cloth, [outer, middle, inner]: Threads): string {
  const around = (drop: number): string =>
    `M258 ${98 + drop}C274 ${106 + drop} 326 ${106 + drop} 342 ${98 + drop}`;
  return (
    stroked(around(8), deep, 16) +
    stroked(around(2), outer, 3) +
    stroked(around(6.6), middle, 2.2) +
    stroked(around(11), inner, 2.6) +
    stroked(around(17), edge, 1, 0.7)
  );
}

function bodyFolds({ random }: Bolt, { waves }: Hem): Fold[] {
  const falls = waves.flatMap(({ x, y, isOut }) => {
    const from = 300 + (x - 300) * 0.6;
    const top = 200 + random() * 120;
    if (isOut) return [light(flute(from + 4, top + 30, x, y + 8, (x - 300) * -0.07, 9), 0.7)];
    return [
      shade(flute(from, top, x, y + 8, (x - 300) * -0.07, 12), 0.7),
      shade(flute(from + (x - from) * 0.4, top + 150, x, y + 6, 0, 5), 0.5, 'crisp'),
    ];
  });
  return [
    ...falls,
    shade('M410 250L450 250L510 740L450 740Z', 0.34, 'broad'),
    light('M206 160Q240 320 190 720L160 720Q200 340 190 180Z', 0.3, 'broad'),
    shade(crease(212, 150, 264, 330, 12, 9), 0.4),
    shade(crease(388, 150, 336, 330, -12, 9), 0.4),
    light(crease(232, 140, 276, 300, 12, 8), 0.4),
    shade(crease(432, 300, 380, 360, 6, 7), 0.4),
    shade(crease(168, 300, 220, 360, -6, 7), 0.4),
  ];
}

const sleeveFolds: readonly Fold[] = [
  shade(crease(420, 160, 478, 500, -22, 11), 0.55),
  light(crease(442, 166, 508, 494, -26, 10), 0.7),
  shade(crease(474, 230, 524, 486, -10, 8), 0.55),
  light(crease(496, 270, 538, 474, -6, 5)),
  shade(crease(432, 320, 474, 390, 10, 9), 0.4),
  shade(crease(444, 420, 478, 500, 4, 6), 0.5, 'crisp'),
  light(crease(456, 410, 496, 496, 4, 5)),
];

function sewSleeve(bolt: Bolt, { kind, trim }: AbayaLook, outline: string): string {
  const piece = cutPanel(bolt, 'sleeve-piece', outline, {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn: 'rotate(-14 460 300)',
  });
  switch (kind) {
    case 'bordered':
    case 'plain':
      return piece + trimCuff(bolt.cloth, trim);
    case 'embroidered':
      return piece + embroiderCuff(bolt, outline);
    case 'batwing':
    case 'butterfly':
    case 'closed':
    case 'lapels':
      return piece + abayaCuff(bolt, kind);
  }
}
