import { liningOf, openFront, opening, trimFront } from './abaya-front.ts';
import { type Bolt, unroll } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { type Hem, wavyHem } from './hem.ts';
import type { AbayaLook, Threads } from './look.ts';
import { clipped, filled, onBothSides, stroked } from './markup.ts';
import { label, seam } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirrorPath } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** An open abaya: wide sleeves, a lining that shows, and an alaja trim along front and cuffs. */
export function drawAbaya(look: AbayaLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const hem = wavyHem([478, 738], [122, 738], { sag: 22, count: 13, swing: 5 }, bolt.random);
  const body =
    (side === 'front' ? 'M300 150C316 150 332 130 341 98' : 'M300 106C316 106 330 104 341 98') +
    'C366 106 388 118 408 134C432 190 426 250 430 300C446 430 462 590 478 738' +
    `${hem.edge}C138 590 154 430 168 300C174 250 168 190 192 134C212 118 234 106 259 98${side === 'front' ? 'C268 130 284 150 300 150' : 'C270 104 284 106 300 106'}Z`;
  const marks =
    hangingShadow(body + sleeve + mirrorPath(sleeve)) +
    onBothSides('sleeve', sewSleeve(bolt, look.trim)) +
    (side === 'front' ? insideOfNeck(cloth, look.trim) : '') +
    cutPanel(bolt, 'body', body, { folds: bodyFolds(bolt, hem) }) +
    (side === 'front'
      ? openFront(liningOf(cloth)) +
        clipped('front', body + opening, onBothSides('trim', trimFront(cloth, look.trim)))
      : seam('M300 116C302 300 301 520 300 748', cloth, 0.4) + trimNeck(cloth, look.trim));
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: 0, y: -18, scale: 1 },
    outline: body + sleeve + mirrorPath(sleeve),
    lines: measured,
  };
}

const measured: readonly MeasureLine[] = [
  { measure: 'chest', from: [190, 262], to: [410, 262] },
  { measure: 'length', from: [262, 104], to: [262, 740] },
  { measure: 'sleeve', from: [402, 134], to: [528, 486] },
];

const sleeve =
  'M402 130C430 146 452 178 470 224C496 294 522 388 540 472C532 498 490 512 452 506C440 462 434 392 431 322C424 256 396 190 402 130Z';

const sleeveInside = 'M540 472C532 498 490 512 452 506C470 522 526 512 540 472Z';

const cuff = 'M540 472C534 498 492 513 451 506L448 490C488 498 526 484 536 456Z';

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

function sewSleeve(bolt: Bolt, [outer, middle, inner]: Threads): string {
  const { cloth } = bolt;
  const piece = cutPanel(bolt, 'sleeve-piece', sleeve, {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn: 'rotate(-14 460 300)',
  });
  const trim =
    stroked('M538 461C529 488 490 502 447 494', outer, 2.6) +
    stroked('M539 465C531 492 491 506 448 498', middle, 2.2) +
    stroked('M540 469C533 496 492 510 449 502.5', inner, 2.8);
  return piece + filled(sleeveInside, cloth.seam) + filled(cuff, cloth.deep) + clipped('cuff', cuff, trim);
}
