import type { SneakerLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { type Cloth, clothOf } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { drawLaces } from './laces.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { leatherPart, litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { placedPath } from './path.ts';
import { ellipse } from './shadow.ts';
import { decorateSide } from './sneaker-side.ts';
import { sewSole, type Sole, soleOutlines, studs } from './sneaker-sole.ts';

type Closing = 'laces' | 'straps' | 'elastic';

const soles: Record<SneakerLook['kind'], Sole> = {
  low: 'cup',
  court: 'cup',
  runner: 'curved',
  cushioned: 'cushion',
  chunky: 'block',
  trainer: 'flat',
  plimsoll: 'foxing',
  straps: 'curved',
  slipOn: 'foxing',
  studs: 'studs',
};

const closingOf = (kind: SneakerLook['kind']): Closing =>
  kind === 'straps' ? 'straps' : kind === 'slipOn' ? 'elastic' : 'laces';

/** A pair of sneakers side by side, toe to the right; drawn once in its own 520 × 300 and placed twice. */
export function drawSneaker(look: SneakerLook, side: Side): Drawing {
  const bolt = unroll(look);
  const heelCloth = clothOf(look.accent);
  const sole = clothOf(look.sole);
  const body = closingOf(look.kind) === 'elastic' ? lowUpper : upper + tongue;
  const shoe: Shoe = {
    marks: sewShoe(bolt, { heelCloth, sole, look }),
    silhouette: body + soleOutlines[soles[look.kind]],
    contact: 'M34 236Q250 252 460 236L474 244Q260 268 40 248Z',
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
const lowUpper =
  'M40 206C34 182 36 150 46 130C50 121 62 118 72 125C96 146 126 156 154 154C182 150 202 130 222 111C232 103 244 105 252 111C286 135 330 151 372 158C430 166 476 180 476 210L474 222L42 222Z';
const toecap = 'M328 214C340 186 374 162 430 159C462 168 475 186 475 208L474 214Z';
const rubberToe = 'M384 216C388 184 408 160 432 159C464 168 478 186 479 214L478 222Z';
const heel = 'M40 208C33 176 35 140 46 110C74 114 100 136 105 168C108 186 106 200 102 212Z';
const eyestay =
  'M175 124C184 108 194 94 206 92C232 118 270 140 320 150C318 165 310 177 301 183C250 177 206 156 175 124Z';
const tongue =
  'M194 101C191 82 198 67 209 63C221 60 231 66 235 76C250 104 284 131 319 148C311 157 305 159 299 159C258 143 222 121 203 94Z';
const insideHeel =
  'M68 98C84 118 108 140 138 141C162 141 178 122 192 100C195 95 200 92 204 92C197 119 173 152 134 154C100 152 73 126 55 100C60 95 64 94 68 98Z';
const lowInside =
  'M72 125C96 146 126 156 154 154C182 150 202 130 222 111C226 107 231 105 236 105C224 134 192 166 152 168C112 164 78 144 56 122C62 120 67 121 72 125Z';

type Parts = { heelCloth: Cloth; sole: Cloth; look: SneakerLook };

function sewShoe(bolt: Bolt, parts: Parts): string {
  const { heelCloth, look } = parts;
  const closing = closingOf(look.kind);
  const body = closing === 'elastic' ? lowUpper : upper;
  const isCanvas = look.kind === 'plimsoll' || closing === 'elastic';
  return (
    (closing === 'elastic' ? '' : sewTongue(bolt, heelCloth)) +
    leatherPart(bolt, 'upper', body, upperFolds) +
    decorateSide(look, { outline: body, cloth: bolt.cloth, accent: heelCloth }) +
    sewOpening(bolt, heelCloth, closing) +
    close(bolt, parts, closing) +
    (isCanvas ? sewCanvas(bolt, parts) : sewLeather(bolt, parts)) +
    (look.kind === 'studs' ? studs(look.outsole) : '') +
    sewSole(soles[look.kind], parts.sole, look)
  );
}

function sewTongue(bolt: Bolt, heelCloth: Cloth): string {
  return (
    leatherPart(bolt, 'tongue', tongue, [shade('M196 100L318 162L260 160Z', 0.5)]) +
    filled('M198 77C206 67 219 66 228 72L232 81C224 76 210 76 200 84Z', heelCloth.base)
  );
}

function sewOpening({ cloth }: Bolt, heelCloth: Cloth, closing: Closing): string {
  if (closing === 'elastic') return filled(lowInside, cloth.inside) + stroked(lowInside, cloth.seam, 1, 0.5);
  return part(
    'inside',
    insideHeel,
    heelCloth.shade,
    heelCloth,
    stroked('M62 104C92 142 116 150 136 148C164 144 184 122 196 98', heelCloth.highlight, 3, 0.35),
  );
}

function close(bolt: Bolt, { sole, heelCloth }: Parts, closing: Closing): string {
  const { cloth } = bolt;
  if (closing === 'elastic') return sewGore(cloth);
  const stay = leatherPart(bolt, 'eyestay', eyestay, [
    light(crease(186, 114, 302, 164, 14, 6), 0.85, 'crisp'),
  ]);
  if (closing === 'laces') {
    return stay + stitch('M181 126C210 156 252 173 298 178', cloth.seam, 0.45, 1) + drawLaces(cloth, sole);
  }
  return stay + straps.map((strap, index) => sewStrap(strap, index, heelCloth)).join('');
}

const straps = [
  'M224 88C238 94 250 104 257 112C250 140 236 168 220 190C204 188 190 178 184 166C202 146 216 118 224 88Z',
  'M272 122C286 130 300 137 312 141C308 166 298 190 286 208C270 208 254 200 246 190C260 172 268 148 272 122Z',
];

function sewStrap(strap: string, index: number, cloth: Cloth): string {
  const [x, y] = index === 0 ? [208, 156] : [270, 178];
  return (
    `<g transform="translate(3 4)">${filled(strap, '#1d1022', 0.28)}</g>` +
    part(`strap-${index}`, strap, 'url(#lit-heel)', cloth, '') +
    stitch(
      `M${x} ${y + 18}C${x + 12} ${y} ${x + 22} ${y - 22} ${x + 26} ${y - 44}`,
      cloth.highlight,
      0.8,
      1.1,
    )
  );
}

/** The elastic at the side of a shoe without laces. */
function sewGore(cloth: Cloth): string {
  const gore =
    'M192 140C202 130 212 120 222 111C232 104 242 106 250 111C244 142 232 168 214 188C198 174 190 158 192 140Z';
  const ribs = [200, 210, 220, 230, 240]
    .map((x) =>
      stroked(`M${x} ${236 - x * 0.5}C${x - 2} 150 ${x - 6} 166 ${x - 12} 178`, cloth.highlight, 1.4, 0.3),
    )
    .join('');
  return part('gore', gore, cloth.deep, cloth, ribs);
}

/** Toe cap, heel piece and pull tab. */
function sewLeather(bolt: Bolt, { heelCloth, look }: Parts): string {
  const { cloth } = bolt;
  return (
    leatherPart(bolt, 'toecap', toecap, toeFolds) +
    (look.kind === 'low' || look.kind === 'court' ? perforations(cloth) : '') +
    stitch('M335 211C348 186 380 168 430 165', cloth.seam, 0.45, 1) +
    part(
      'heel',
      heel,
      'url(#lit-heel)',
      heelCloth,
      stroked('M58 126C74 140 84 168 84 200', heelCloth.highlight, 7, 0.2),
    ) +
    stitch('M50 116C74 120 95 140 100 170C102 186 101 200 98 210', heelCloth.highlight, 0.6, 1) +
    pullTab(heelCloth)
  );
}

/** A rubber toe, or a plain one without laces, and a strip up the heel. */
function sewCanvas({ cloth }: Bolt, { sole, look }: Parts): string {
  const strip = look.kind === 'slipOn' ? 'M44 134L58 122L66 222L42 222Z' : 'M46 108L60 96L68 222L42 222Z';
  return (
    part('strip', strip, cloth.shade, cloth, '') +
    stitch('M64 150C96 176 150 190 206 196', cloth.stitch, 0.8) +
    (look.kind === 'slipOn'
      ? stitch('M252 118C290 142 334 158 376 165', cloth.stitch, 0.8) +
        stitch('M300 214C312 190 330 172 356 162', cloth.stitch, 0.7)
      : part(
          'rubber',
          rubberToe,
          'url(#lit-sole)',
          sole,
          stroked('M396 214C400 190 416 172 436 170', sole.highlight, 3, 0.8),
        ) + stitch('M320 156C314 176 308 194 300 212', cloth.stitch, 0.8))
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
