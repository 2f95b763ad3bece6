import { type Bolt, unroll } from './bolt.ts';
import { clothOf, type Cloth } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, pressFolds, shade } from './fold.ts';
import type { OxfordLook } from './look.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { boundsOf, placedPath } from './path.ts';
import { ellipse } from './shadow.ts';

/** Laced leather shoes with a toe cap, on a welted sole; or loafers with a strap across. */
export function drawOxford(look: OxfordLook, side: Side): Drawing {
  const bolt = unroll(look);
  const sole = clothOf(look.sole);
  const shoe: Shoe = {
    marks: sewShoe(bolt, sole, look.closing),
    silhouette: upper + outsole,
    contact: 'M52 248L152 248L152 254L52 254ZM244 248Q380 256 484 244L480 254Q360 262 246 256Z',
    pool: ellipse(268, 258, 232, 18),
  };
  return {
    definitions: bolt.definitions + litFromAbove('lit-upper', bolt.cloth) + litFromAbove('lit-sole', sole),
    marks: standPair(shoe, { behind: { x: 86, y: 284, scale: 1.03 }, before }, side),
    placed: { x: 4, y: -100, scale: 0.985 },
    outline: placedPath(shoe.silhouette, before),
    lines: [{ measure: 'footLength', from: [74, 704], to: [560, 704] }],
  };
}

const before = { x: 22, y: 376, scale: 1.12 };

const upper =
  'M44 112C46 102 58 98 68 104C88 122 112 134 142 134C166 133 184 116 198 100C206 94 216 96 222 102C250 124 290 142 336 152C396 164 462 178 480 206C486 220 484 230 476 232L48 232C38 194 38 150 44 112Z';
const inside =
  'M68 104C88 122 112 134 142 134C166 133 184 116 198 100C202 96 206 94 210 95C202 124 178 148 138 150C104 148 76 126 56 104C60 100 64 101 68 104Z';
const facing =
  'M176 128C186 112 198 100 208 96C216 98 222 102 228 108C254 128 290 144 328 152C324 172 314 186 302 192C252 186 208 164 176 128Z';
const quarter =
  'M42 160C100 170 150 168 184 138C210 166 252 188 304 194C300 208 292 222 280 234L48 234C42 210 40 184 42 160Z';
const toeCap = 'M370 234C366 210 372 180 390 164C436 174 472 188 480 206C486 220 484 230 476 234Z';
const outsole =
  'M40 226C180 236 380 236 486 222C492 232 490 244 480 248C400 254 310 254 250 252C220 250 190 242 160 241L152 254L50 254C40 246 38 234 40 226Z';

function sewShoe(bolt: Bolt, sole: Cloth, closing: OxfordLook['closing']): string {
  const { cloth } = bolt;
  const press = (name: string, outline: string, marks: readonly Fold[]): string =>
    pressFolds(bolt, name, marks, boundsOf([outline]));
  return (
    part('upper', upper, 'url(#lit-upper)', cloth, press('upper', upper, upperFolds)) +
    filled(inside, cloth.inside) +
    stroked(inside, cloth.seam, 1, 0.5) +
    (closing === 'strap' ? sewStrap(bolt) : sewLacing(bolt, press)) +
    stitch('M48 108C62 106 66 112 80 124C104 144 140 150 166 136', cloth.stitch, 0.6) +
    part('outsole', outsole, 'url(#lit-sole)', sole, stroked('M42 240L154 241', sole.highlight, 1, 0.35)) +
    stitch('M46 230C180 240 380 240 482 227', sole.highlight, 0.8, 1.1)
  );
}

function sewLacing(
  bolt: Bolt,
  press: (name: string, outline: string, marks: readonly Fold[]) => string,
): string {
  const { cloth } = bolt;
  return (
    part(
      'quarter',
      quarter,
      'url(#lit-upper)',
      cloth,
      press('quarter', quarter, [
        light(crease(70, 176, 160, 190, 8, 9), 0.5),
        shade('M40 214Q160 232 290 220L290 240L40 240Z', 0.5),
      ]),
    ) +
    part(
      'facing',
      facing,
      'url(#lit-upper)',
      cloth,
      press('facing', facing, [light(crease(190, 118, 306, 168, 14, 6), 0.7)]),
    ) +
    laces(cloth) +
    stitch('M182 132C212 164 254 182 300 187', cloth.stitch, 0.8) +
    stitch('M188 143C214 172 254 193 298 199', cloth.stitch, 0.5) +
    part(
      'cap',
      toeCap,
      'url(#lit-upper)',
      cloth,
      press('cap', toeCap, [light(crease(392, 180, 464, 200, -6, 8), 0.95)]),
    ) +
    stitch('M376 230C372 208 378 184 393 170M383 230C380 210 385 188 399 172', cloth.stitch, 0.8)
  );
}

/** A loafer's apron and the strap across it. */
function sewStrap(bolt: Bolt): string {
  const { cloth } = bolt;
  const apron =
    'M214 100C262 132 324 150 388 162C420 170 430 180 416 188C372 196 300 186 252 160C232 148 218 126 214 100Z';
  const strap = 'M206 112C222 104 236 108 246 118C252 150 248 190 232 226L196 222C214 186 216 148 206 112Z';
  return (
    stroked(apron, cloth.seam, 3, 0.45) +
    stitch(apron, cloth.stitch, 0.9, 2.4) +
    part(
      'strap',
      strap,
      'url(#lit-upper)',
      cloth,
      stroked('M222 112C232 150 228 190 214 224', cloth.highlight, 6, 0.25),
    ) +
    stitch('M211 116C222 150 219 188 202 220M241 120C247 152 243 190 228 222', cloth.stitch, 0.8) +
    filled('M224 138C230 136 238 136 242 138L242 150C236 152 230 152 226 150Z', cloth.inside, 0.8)
  );
}

function laces(cloth: Cloth): string {
  const dark = clothOf(cloth.isDark ? '#2a2428' : cloth.seam);
  return [0, 1, 2, 3]
    .map((index) => {
      const [x, y] = [206 + index * 24, 124 + index * 13];
      const path = `M${x} ${y + 7}C${x + 5} ${y - 4} ${x + 12} ${y - 14} ${x + 24} ${y - 18 + index}`;
      return (
        `<path d="${path}" fill="none" stroke="${dark.seam}" stroke-width="6.4" stroke-linecap="round"/>` +
        `<path d="${path}" fill="none" stroke="${dark.base}" stroke-width="5" stroke-linecap="round"/>` +
        `<path d="${path}" fill="none" stroke="${dark.highlight}" stroke-width="1.2" stroke-linecap="round" opacity=".5"/>` +
        `<circle cx="${x - 1}" cy="${y + 9}" r="2.6" fill="${cloth.seam}"/>`
      );
    })
    .join('');
}

const upperFolds: readonly Fold[] = [
  light(crease(340, 164, 466, 196, -10, 8), 0.85),
  shade('M40 212Q260 236 484 212L484 236L40 236Z', 0.5),
  shade(crease(322, 186, 366, 210, 2, 5), 0.3),
  light(crease(316, 200, 356, 218, 2, 4), 0.3),
  light(crease(56, 124, 66, 200, -4, 7), 0.4),
];
