import { type Bolt, unroll } from './bolt.ts';
import { type Cloth, clothOf } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, pressFolds, shade } from './fold.ts';
import type { SneakerLook, Threads } from './look.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { boundsOf, placedPath } from './path.ts';
import { drawLaces } from './laces.ts';
import { ellipse } from './shadow.ts';

/** A pair of low sneakers side by side, toe to the right; drawn once in its own 520 × 300 and placed twice. */
export function drawSneaker(look: SneakerLook, side: Side): Drawing {
  const bolt = unroll(look);
  const heelCloth = clothOf(look.accent);
  const sole = clothOf(look.sole);
  const shoe: Shoe = {
    marks: sewShoe(bolt, { heelCloth, sole, look }),
    silhouette: upper + midsole + tongue,
    contact: 'M34 232Q250 250 452 232L470 240Q260 268 40 244Z',
    pool: ellipse(266, 250, 236, 22),
  };
  return {
    definitions:
      bolt.definitions +
      litFromAbove('lit-upper', bolt.cloth) +
      litFromAbove('lit-heel', heelCloth) +
      litFromAbove('lit-sole', sole),
    marks: standPair(shoe, { behind: { x: 84, y: 294, scale: 1.03 }, before }, side),
    placed: { x: 4, y: -104, scale: 0.985 },
    outline: placedPath(shoe.silhouette, before),
    lines: [{ measure: 'footLength', from: [70, 700], to: [548, 700] }],
  };
}

const before = { x: 22, y: 384, scale: 1.12 };

const upper =
  'M40 206C33 176 35 138 46 108C48 98 58 92 68 98C84 118 108 140 138 141C162 141 178 122 192 100C198 90 212 88 220 96C246 119 280 139 318 149C356 156 400 150 432 159C462 168 475 186 475 208L474 222L42 222Z';
const midsole =
  'M34 199C31 211 31 224 36 233C50 239 150 241 250 241C330 241 400 241 434 237C462 233 479 222 482 209C483 201 478 197 468 199C420 209 360 213 280 212C190 211 110 207 54 197C44 195 36 194 34 199Z';
const toecap = 'M328 214C340 186 374 162 430 159C462 168 475 186 475 208L474 214Z';
const heel = 'M40 208C33 176 35 140 46 110C74 114 100 136 105 168C108 186 106 200 102 212Z';
const eyestay =
  'M175 124C184 108 194 94 206 92C232 118 270 140 320 150C318 165 310 177 301 183C250 177 206 156 175 124Z';
const tongue =
  'M194 101C191 82 198 67 209 63C221 60 231 66 235 76C250 104 284 131 319 148C311 157 305 159 299 159C258 143 222 121 203 94Z';
const insideHeel =
  'M68 98C84 118 108 140 138 141C162 141 178 122 192 100C195 95 200 92 204 92C197 119 173 152 134 154C100 152 73 126 55 100C60 95 64 94 68 98Z';
const outsole = 'M30 231C120 236 390 237 466 224L474 246L22 246Z';

type Parts = { heelCloth: Cloth; sole: Cloth; look: SneakerLook };

function sewShoe(bolt: Bolt, { heelCloth, sole, look }: Parts): string {
  const { cloth } = bolt;
  const folds = (name: string, outline: string, marks: readonly Fold[]): string =>
    pressFolds(bolt, name, marks, boundsOf([outline]));
  return (
    part(
      'tongue',
      tongue,
      'url(#lit-upper)',
      cloth,
      folds('tongue', tongue, [shade('M196 100L318 162L260 160Z', 0.5)]),
    ) +
    filled('M198 77C206 67 219 66 228 72L232 81C224 76 210 76 200 84Z', heelCloth.base) +
    part(
      'upper',
      upper,
      'url(#lit-upper)',
      cloth,
      folds('upper', upper, upperFolds) + sideStripes(look.trim),
    ) +
    part(
      'inside',
      insideHeel,
      heelCloth.shade,
      heelCloth,
      stroked('M62 104C92 142 116 150 136 148C164 144 184 122 196 98', heelCloth.highlight, 3, 0.35),
    ) +
    part(
      'eyestay',
      eyestay,
      'url(#lit-upper)',
      cloth,
      folds('eyestay', eyestay, [light(crease(186, 114, 302, 164, 14, 6), 0.85, 'crisp')]),
    ) +
    stitch('M181 126C210 156 252 173 298 178', cloth.seam, 0.45, 1) +
    drawLaces(cloth, sole) +
    part('toecap', toecap, 'url(#lit-upper)', cloth, folds('toecap', toecap, toeFolds)) +
    perforations(cloth) +
    stitch('M335 211C348 186 380 168 430 165', cloth.seam, 0.45, 1) +
    part(
      'heel',
      heel,
      'url(#lit-heel)',
      heelCloth,
      folds('heel', heel, [light(crease(56, 124, 84, 200, -8, 7), 0.28)]),
    ) +
    stitch('M50 116C74 120 95 140 100 170C102 186 101 200 98 210', heelCloth.highlight, 0.6, 1) +
    pullTab(heelCloth) +
    part('midsole', midsole, 'url(#lit-sole)', sole, soleMarks(sole, look.outsole)) +
    stitch('M44 203C160 217 350 219 468 205', sole.seam, 0.4, 1)
  );
}

const upperFolds: readonly Fold[] = [
  shade('M30 196Q250 222 475 200L475 218L30 218Z', 0.4),
  light(crease(300, 160, 430, 178, 8, 7), 0.85),
  light(crease(112, 158, 176, 166, 0, 9), 0.6),
  shade(crease(120, 204, 170, 148, -6, 8), 0.3),
  shade(crease(286, 190, 330, 204, 0, 4), 0.3),
  light(crease(286, 196, 326, 208, 0, 3), 0.5, 'crisp'),
];

const toeFolds: readonly Fold[] = [
  light(crease(362, 178, 456, 186, 12, 7), 0.95),
  shade('M330 204Q420 216 475 200L475 218L330 218Z', 0.4),
];

function sideStripes([outer, middle, inner]: Threads): string {
  const stripe = (at: number, width: number, color: string): string => {
    const x = (from: number, share: number): number => Number((from + at * share).toFixed(1));
    return stroked(
      `M${x(224, 1.6)} 150C${x(216, 1.45)} 176 ${x(206, 1.3)} 194 ${x(192, 1.3)} 218`,
      color,
      width,
    );
  };
  return stripe(0, 9, middle) + stripe(11.5, 3, outer) + stripe(17.5, 6, inner);
}

function perforations({ seam }: Cloth): string {
  const places = [
    [336, 160],
    [349, 161],
    [362, 161],
    [342, 169],
    [355, 169],
    [334, 176],
    [347, 177],
  ];
  return places
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.2" ry="1.6" fill="${seam}" opacity=".7"/>`)
    .join('');
}

function pullTab({ base, seam }: Cloth): string {
  const tab = 'M45 108C56 100 70 104 80 114C72 120 58 120 46 117Z';
  return filled(tab, base) + stroked(tab, seam, 1, 0.5);
}

function soleMarks({ deep, highlight }: Cloth, rubber: string): string {
  return (
    stroked('M32 215C140 225 360 227 477 212', deep, 1.2, 0.6) +
    stroked('M32 213C140 223 360 225 477 210', highlight, 1.2, 0.9) +
    filled(outsole, rubber) +
    stroked('M30 231C120 236 390 237 466 224', '#5b3c1e', 1, 0.5)
  );
}
