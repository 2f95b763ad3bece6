import type { OxfordLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { clothOf, type Cloth } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { leatherPart, litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { placedPath } from './path.ts';
import { ellipse } from './shadow.ts';
import { buckle } from './small-buckle.ts';

/** Leather shoes on a welted sole: laced with a toe cap, punched brogues, loafers, or with two buckled straps. */
export function drawOxford(look: OxfordLook, side: Side): Drawing {
  const bolt = unroll(look);
  const sole = clothOf(look.sole);
  const upper = look.kind === 'loafer' ? lowUpper : highUpper;
  const shoe: Shoe = {
    marks: sewShoe(bolt, sole, look.kind),
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

const highUpper =
  'M44 112C46 102 58 98 68 104C88 122 112 134 142 134C166 133 184 116 198 100C206 94 216 96 222 102C250 124 290 142 336 152C396 164 462 178 480 206C486 220 484 230 476 232L48 232C38 194 38 150 44 112Z';
const highInside =
  'M68 104C88 122 112 134 142 134C166 133 184 116 198 100C202 96 206 94 210 95C202 124 178 148 138 150C104 148 76 126 56 104C60 100 64 101 68 104Z';
const lowUpper =
  'M44 132C46 120 60 116 70 124C94 146 124 158 158 158C190 156 214 140 232 116C238 108 250 108 256 114C280 134 316 150 360 160C416 170 468 182 482 208C487 222 485 230 477 232L48 232C38 206 38 166 44 132Z';
const lowInside =
  'M70 124C94 146 124 158 158 158C190 156 214 140 232 116C236 111 240 109 244 109C234 142 200 174 154 174C114 170 78 144 56 122C61 119 66 120 70 124Z';
const facing =
  'M176 128C186 112 198 100 208 96C216 98 222 102 228 108C254 128 290 144 328 152C324 172 314 186 302 192C252 186 208 164 176 128Z';
const quarter =
  'M42 160C100 170 150 168 184 138C210 166 252 188 304 194C300 208 292 222 280 234L48 234C42 210 40 184 42 160Z';
const toeCap = 'M370 234C366 210 372 180 390 164C436 174 472 188 480 206C486 220 484 230 476 234Z';
const outsole =
  'M40 226C180 236 380 236 486 222C492 232 490 244 480 248C400 254 310 254 250 252C220 250 190 242 160 241L152 254L50 254C40 246 38 234 40 226Z';

function sewShoe(bolt: Bolt, sole: Cloth, kind: OxfordLook['kind']): string {
  const { cloth } = bolt;
  const [upper, inside] = kind === 'loafer' ? [lowUpper, lowInside] : [highUpper, highInside];
  return (
    leatherPart(bolt, 'upper', upper, upperFolds) +
    filled(inside, cloth.inside) +
    stroked(inside, cloth.seam, 1, 0.5) +
    sewFront(bolt, kind) +
    (kind === 'loafer'
      ? ''
      : stitch('M48 108C62 106 66 112 80 124C104 144 140 150 166 136', cloth.stitch, 0.6)) +
    part('outsole', outsole, 'url(#lit-sole)', sole, stroked('M42 240L154 241', sole.highlight, 1, 0.35)) +
    stitch('M46 230C180 240 380 240 482 227', sole.highlight, 0.8, 1.1)
  );
}

function sewFront(bolt: Bolt, kind: OxfordLook['kind']): string {
  switch (kind) {
    case 'capToe':
      return sewLacing(bolt) + sewCap(bolt);
    case 'brogue':
      return sewLacing(bolt) + sewWing(bolt);
    case 'loafer':
      return sewSaddle(bolt);
    case 'monk':
      return sewQuarter(bolt) + sewCap(bolt) + sewStraps(bolt);
  }
}

function sewLacing(bolt: Bolt): string {
  const { cloth } = bolt;
  return (
    sewQuarter(bolt) +
    leatherPart(bolt, 'facing', facing, [light(crease(190, 118, 306, 168, 14, 6), 0.7)]) +
    laces(cloth) +
    stitch('M182 132C212 164 254 182 300 187', cloth.stitch, 0.8) +
    stitch('M188 143C214 172 254 193 298 199', cloth.stitch, 0.5)
  );
}

const sewQuarter = (bolt: Bolt): string =>
  leatherPart(bolt, 'quarter', quarter, [
    light(crease(70, 176, 160, 190, 8, 9), 0.5),
    shade('M40 214Q160 232 290 220L290 240L40 240Z', 0.5),
  ]);

function sewCap(bolt: Bolt): string {
  return (
    leatherPart(bolt, 'cap', toeCap, [light(crease(392, 180, 464, 200, -6, 8), 0.95)]) +
    stitch('M376 230C372 208 378 184 393 170M383 230C380 210 385 188 399 172', bolt.cloth.stitch, 0.8)
  );
}

/** The toe of a brogue runs back in a wing; its edges and the quarter's are punched. */
function sewWing(bolt: Bolt): string {
  const { cloth } = bolt;
  const wing =
    'M300 236C330 228 352 214 366 194C374 180 384 170 396 164C436 174 472 188 480 206C486 220 484 230 476 236Z';
  const punched = (path: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${cloth.seam}" stroke-width="${width}" stroke-dasharray=".1 7" stroke-linecap="round"/>`;
  return (
    leatherPart(bolt, 'wing', wing, [light(crease(396, 180, 464, 202, -6, 8), 0.95)]) +
    punched('M316 234C342 226 362 212 374 194C382 182 390 174 402 169', 4.2) +
    punched('M52 168C106 178 154 174 186 146C212 174 254 196 300 202', 4) +
    punched('M420 190C432 184 448 190 452 202C444 212 426 214 418 206C414 200 414 194 420 190', 3.6) +
    `<circle cx="434" cy="199" r="4" fill="${cloth.seam}"/>` +
    stitch('M306 236C336 228 358 214 371 194C379 181 388 172 399 166', cloth.stitch, 0.7)
  );
}

/** A loafer's gathered apron, and the saddle across it with its slot. */
function sewSaddle(bolt: Bolt): string {
  const { cloth } = bolt;
  const apron =
    'M250 128C286 160 350 178 410 182C440 186 456 194 452 204C410 214 330 208 278 186C258 176 246 150 250 128Z';
  const saddle =
    'M238 110C246 106 254 110 260 118C276 132 290 140 304 146C300 176 288 204 270 234L214 234C236 196 244 152 238 110Z';
  const gathers = [320, 344, 368, 392, 416, 438]
    .map((x, index) =>
      stroked(`M${x} ${206 - Math.abs(index - 2)}L${x + 5} ${220 - index}`, cloth.seam, 2, 0.45),
    )
    .join('');
  return (
    leatherPart(bolt, 'apron', apron, [light(crease(300, 176, 436, 194, -6, 7), 0.8)]) +
    stroked(apron, cloth.seam, 3, 0.4) +
    stitch('M282 192C332 213 408 219 456 208', cloth.stitch, 0.9, 2) +
    gathers +
    leatherPart(bolt, 'saddle', saddle, [light(crease(262, 128, 256, 226, 8, 7), 0.5)]) +
    stitch('M246 116C252 154 244 196 224 230M298 148C294 176 282 202 264 230', cloth.stitch, 0.85) +
    filled(
      'M258 164C266 160 274 162 282 168C276 174 272 180 270 186C264 182 258 174 258 164Z',
      cloth.inside,
      0.95,
    )
  );
}

/** Two straps over the instep, each through its buckle. */
function sewStraps(bolt: Bolt): string {
  const { cloth } = bolt;
  const straps = [
    'M216 100C230 104 240 112 248 120C238 142 220 160 192 176C178 180 168 170 172 160C196 144 210 124 216 100Z',
    'M278 130C292 136 304 142 318 147C308 170 286 190 252 202C238 204 230 194 236 184C260 172 274 154 278 130Z',
  ];
  return (
    straps
      .map(
        (path, index) =>
          `<g transform="translate(2 4)">${filled(path, '#1d1022', 0.24)}</g>` +
          leatherPart(bolt, `strap-${index}`, path, [
            light(crease(230 + index * 66, 118 + index * 24, 184 + index * 62, 164 + index * 26, -8, 5), 0.6),
          ]),
      )
      .join('') +
    stitch('M224 108C216 130 202 148 180 163M286 138C280 158 266 176 244 188', cloth.stitch, 0.8) +
    buckle(206, 156, 1.25, -38) +
    buckle(268, 184, 1.25, -30)
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
