import type { HeelLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { type Cloth, clothOf } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { sewCrossed, sewSling, type Straps, strapShapes } from './heel-straps.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { leatherPart, litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { placedPath } from './path.ts';
import { ellipse } from './shadow.ts';
import { buckle } from './small-buckle.ts';

/** Women's shoes on a heel: court shoes with or without a strap at the ankle, slingbacks, sandals of crossed straps. */
export function drawHeel(look: HeelLook, side: Side): Drawing {
  const bolt = unroll(look);
  const lining = clothOf(look.lining);
  const shoe: Shoe = { ...sewShoe(bolt, look.heel, lining), contact, pool: ellipse(270, 252, 226, 18) };
  return {
    definitions: bolt.definitions + litFromAbove('lit-upper', bolt.cloth) + litFromAbove('lit-bed', lining),
    marks: standPair(shoe, { behind: { x: 92, y: 250, scale: 1.02 }, before }, side),
    placed: { x: 8, y: -78, scale: 0.97 },
    outline: placedPath(shoe.silhouette, before),
    lines: [{ measure: 'footLength', from: [96, 688], to: [566, 688] }],
  };
}

const before = { x: 26, y: 372, scale: 1.11 };
const contact = 'M74 244L140 244L140 250L74 250ZM330 240Q410 250 484 238L480 250Q400 258 336 250Z';

function sewShoe(bolt: Bolt, heel: HeelLook['heel'], lining: Cloth): Pick<Shoe, 'marks' | 'silhouette'> {
  switch (heel) {
    case 'block':
    case 'ankleStrap':
      return { marks: sewCourt(bolt, lining, heel), silhouette: courts[heel].upper + courts[heel].heel };
    case 'slingback':
    case 'crossed': {
      const straps: Straps = { bolt, lining };
      const marks = heel === 'slingback' ? sewSling(straps) : sewCrossed(straps);
      return { marks, silhouette: strapShapes[heel] };
    }
  }
}

const courts = {
  block: {
    upper:
      'M66 72C76 64 92 64 102 76C124 112 168 142 226 156C264 164 298 160 322 146C342 138 364 146 386 163C418 188 456 202 480 221C490 230 488 240 476 242C424 246 376 245 338 240C292 226 252 204 208 188C160 172 112 166 64 162C56 132 56 98 66 72Z',
    far: 'M78 70C96 58 112 66 122 82C148 116 192 137 242 143C276 146 304 140 327 142C332 146 330 152 324 154C298 167 264 171 226 163C168 149 122 119 100 78Z',
    heel: 'M64 158C92 162 118 166 146 174C142 198 138 220 139 246L76 246C74 216 66 188 64 158Z',
    sole: 'M62 162C112 167 160 173 208 189C252 205 292 227 338 241C376 246 424 247 476 243L474 248C420 252 372 251 334 246C288 232 248 210 206 195C160 180 112 174 64 169Z',
    topline:
      'M66 74C76 66 92 66 102 78C124 114 168 144 226 158C264 166 298 162 322 148C334 143 348 143 360 150',
  },
  ankleStrap: {
    upper:
      'M62 34C72 24 92 26 102 40C124 82 168 124 228 150C264 164 298 160 322 146C342 138 364 146 386 163C418 188 456 202 480 221C490 230 488 240 476 242C424 246 376 245 338 240C294 224 254 188 210 164C162 142 112 132 60 128C52 96 52 60 62 34Z',
    far: 'M74 34C92 22 112 30 122 46C148 90 194 124 244 138C278 146 304 140 327 142C332 146 330 152 324 154C298 167 264 171 228 158C168 132 122 88 98 44Z',
    heel: 'M60 124C90 128 120 134 148 144C138 180 130 214 128 246L88 246C86 208 72 164 60 124Z',
    sole: 'M58 128C112 134 160 142 210 165C254 190 294 226 338 241C376 246 424 247 476 243L474 248C420 252 372 251 334 246C290 231 250 196 206 172C160 150 112 142 60 136Z',
    topline:
      'M62 36C72 26 92 28 102 42C124 84 168 126 228 152C264 166 298 162 322 148C334 143 348 143 360 150',
  },
} as const;

function sewCourt(bolt: Bolt, lining: Cloth, heel: keyof typeof courts): string {
  const { cloth } = bolt;
  const { upper, far, heel: block, sole, topline } = courts[heel];
  return (
    (heel === 'ankleStrap' ? ankleStrapBehind(cloth) : '') +
    part('far', far, lining.base, cloth, filled(far, lining.deep, 0.35)) +
    leatherPart(bolt, 'heel', block, [shade('M120 130L150 140L146 250L124 250Z', 0.6)]) +
    leatherPart(bolt, 'upper', upper, courtFolds) +
    filled(sole, cloth.isDark ? '#5a4030' : cloth.seam) +
    stroked(topline, cloth.seam, 2.4, 0.5) +
    `<g transform="translate(0 4)">${stitch(topline, cloth.stitch, 0.7, 1)}</g>` +
    (heel === 'ankleStrap' ? ankleStrap(bolt) : stroked('M78 238L138 238', cloth.seam, 1.2, 0.6))
  );
}

const courtFolds = [
  light(crease(340, 166, 462, 222, -14, 9), 0.95),
  light(crease(76, 70, 78, 140, 6, 6), 0.7),
  shade('M60 150C120 160 170 168 214 186C260 206 300 230 340 240L480 242L480 250L300 250L60 180Z', 0.5),
  shade(crease(300, 172, 350, 232, 8, 6), 0.3),
];

const ring = 'M62 -22C74 -4 150 2 190 -16';

const ankleStrapBehind = ({ seam, shade: dark }: Cloth): string =>
  stroked('M62 -22C84 -42 168 -44 190 -16', seam, 15) + stroked('M62 -22C84 -42 168 -44 190 -16', dark, 12.6);

/** The strap stands on the counter and closes in front with its buckle. */
function ankleStrap(bolt: Bolt): string {
  const { cloth } = bolt;
  const counter = 'M60 50C54 22 54 -4 58 -26C66 -32 76 -30 80 -24C80 0 84 24 94 48Z';
  return (
    leatherPart(bolt, 'counter', counter, [light(crease(64, -20, 72, 46, -4, 4), 0.5)]) +
    stroked(ring, cloth.seam, 15.4) +
    stroked(ring, cloth.base, 13) +
    `<g transform="translate(0 -3)">${stroked(ring, cloth.highlight, 2.4, 0.5)}</g>` +
    buckle(156, -9, 0.9)
  );
}
