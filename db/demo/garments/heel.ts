import { type Bolt, unroll } from './bolt.ts';
import { clothOf } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, pressFolds, shade } from './fold.ts';
import type { HeelLook } from './look.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { boundsOf, placedPath } from './path.ts';
import { ellipse } from './shadow.ts';

/** Court shoes: on a block heel, or flat as ballerinas. */
export function drawHeel(look: HeelLook, side: Side): Drawing {
  const bolt = unroll(look);
  const lining = clothOf(look.lining);
  const shape = shapes[look.heel];
  const shoe: Shoe = {
    marks: sewShoe(bolt, look, lining.base, lining.deep),
    silhouette: shape.upper + shape.heel,
    contact: shape.contact,
    pool: ellipse(270, 252, 226, 18),
  };
  return {
    definitions: bolt.definitions + litFromAbove('lit-upper', bolt.cloth),
    marks: standPair(shoe, { behind: { x: 92, y: 250, scale: 1.02 }, before }, side),
    placed: { x: 8, y: -78, scale: 0.97 },
    outline: placedPath(shoe.silhouette, before),
    lines: [{ measure: 'footLength', from: [96, 688], to: [566, 688] }],
  };
}

const before = { x: 26, y: 372, scale: 1.11 };

const shapes = {
  block: {
    upper:
      'M66 72C76 64 92 64 102 76C124 112 168 142 226 156C264 164 298 160 322 146C342 138 364 146 386 163C418 188 456 202 480 221C490 230 488 240 476 242C424 246 376 245 338 240C292 226 252 204 208 188C160 172 112 166 64 162C56 132 56 98 66 72Z',
    far: 'M78 70C96 58 112 66 122 82C148 116 192 137 242 143C276 146 304 140 327 142C332 146 330 152 324 154C298 167 264 171 226 163C168 149 122 119 100 78Z',
    heel: 'M64 158C92 162 118 166 146 174C142 198 138 220 139 246L76 246C74 216 66 188 64 158Z',
    contact: 'M74 244L140 244L140 250L74 250ZM330 240Q410 250 484 238L480 250Q400 258 336 250Z',
    sole: 'M62 162C112 167 160 173 208 189C252 205 292 227 338 241C376 246 424 247 476 243L474 248C420 252 372 251 334 246C288 232 248 210 206 195C160 180 112 174 64 169Z',
  },
  flat: {
    upper:
      'M50 158C56 148 70 148 80 158C104 184 150 194 206 192C256 190 300 178 334 168C360 164 384 172 404 182C438 196 468 204 484 220C490 230 486 240 474 242L60 242C44 220 42 184 50 158Z',
    far: 'M62 156C78 144 92 150 104 162C130 178 176 180 226 176C276 172 312 164 340 166C344 170 342 174 336 176C300 190 256 200 206 200C150 200 108 192 80 164Z',
    heel: 'M48 240L132 240L132 250L52 250Z',
    contact: 'M50 244Q250 256 480 242L476 250Q250 264 54 252Z',
    sole: 'M52 238C180 246 360 246 482 236C486 242 482 247 474 248C360 252 180 252 58 250C52 248 50 242 52 238Z',
  },
} as const;

function sewShoe(bolt: Bolt, { heel, accent }: HeelLook, lining: string, liningShade: string): string {
  const { cloth } = bolt;
  const shape = shapes[heel];
  const press = (name: string, outline: string, marks: Parameters<typeof pressFolds>[2]): string =>
    pressFolds(bolt, name, marks, boundsOf([outline]));
  const topline =
    heel === 'block'
      ? 'M66 74C76 66 92 66 102 78C124 114 168 144 226 158C264 166 298 162 322 148C334 143 348 143 360 150'
      : 'M50 160C56 150 70 150 80 160C104 186 150 196 206 194C256 192 300 180 334 170C350 167 362 168 376 172';
  return (
    part('far', shape.far, lining, cloth, filled(shape.far, liningShade, 0.35)) +
    part(
      'heel',
      shape.heel,
      'url(#lit-upper)',
      cloth,
      press('heel', shape.heel, [shade('M120 160L150 170L146 250L124 250Z', 0.6)]),
    ) +
    part(
      'upper',
      shape.upper,
      'url(#lit-upper)',
      cloth,
      press('upper', shape.upper, heel === 'block' ? blockFolds : flatFolds),
    ) +
    filled(shape.sole, cloth.isDark ? '#5a4030' : cloth.seam) +
    stroked(topline, cloth.seam, 2.4, 0.5) +
    `<g transform="translate(0 4)">${stitch(topline, cloth.stitch, 0.7, 1)}</g>` +
    (heel === 'flat' ? bow(accent, cloth.seam) : '') +
    (heel === 'block' ? stroked('M78 238L138 238', cloth.seam, 1.2, 0.6) : '')
  );
}

const blockFolds = [
  light(crease(340, 166, 462, 222, -14, 9), 0.95),
  light(crease(76, 86, 78, 150, 6, 6), 0.7),
  shade('M60 150C120 160 170 168 214 186C260 206 300 230 340 240L480 242L480 250L300 250L60 180Z', 0.5),
  shade(crease(300, 172, 350, 232, 8, 6), 0.3),
];

const flatFolds = [
  light(crease(350, 184, 466, 222, -10, 8), 0.95),
  light(crease(58, 170, 64, 226, 4, 6), 0.6),
  shade('M44 222Q260 240 484 220L484 246L44 246Z', 0.5),
  shade(crease(318, 186, 352, 234, 8, 6), 0.3),
];

function bow(color: string, edge: string): string {
  const loops =
    'M356 170C336 156 326 164 330 174C336 184 350 180 358 174C366 182 380 186 388 180C394 170 378 160 356 170Z';
  return (
    filled(loops, color) +
    stroked(loops, edge, 1, 0.5) +
    `<circle cx="357" cy="172" r="5" fill="${color}" stroke="${edge}" stroke-width=".9"/>`
  );
}
