import type { Bolt } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import { crease, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { leatherPart, part } from './pair.ts';
import { buckle } from './small-buckle.ts';

export type Straps = { bolt: Bolt; lining: Cloth };

const kitten = {
  vamp: 'M214 210C232 178 278 152 318 144C346 140 370 154 392 170C424 192 468 206 490 226C496 236 490 243 476 244C424 248 376 247 338 242C296 234 256 226 222 222C214 220 212 216 214 210Z',
  bed: 'M58 190C70 180 110 184 150 196C190 206 230 212 262 216L300 226L240 232C180 220 110 206 62 202C56 198 54 194 58 190Z',
  heel: 'M58 192C88 196 116 202 140 210C130 224 122 236 118 248L94 248C92 232 74 214 58 192Z',
  sole: 'M56 198C110 204 166 214 220 224C260 230 300 238 338 243C376 248 424 249 478 244L474 250C420 254 372 253 334 248C290 242 250 234 214 228C160 218 110 210 60 204Z',
} as const;

const evening = {
  bed: 'M58 112C72 104 112 112 152 128C200 148 250 186 298 212C350 224 420 222 470 222C482 226 484 236 476 240C420 246 376 245 336 240C292 224 252 186 208 160C162 138 112 128 62 124C54 120 54 116 58 112Z',
  counter: 'M56 118C48 84 50 54 60 30C72 24 84 28 90 36C96 68 116 100 142 122C114 124 84 122 56 118Z',
  heel: 'M58 120C84 124 104 130 124 138C116 176 108 214 106 248L82 248C84 206 72 162 58 120Z',
  sole: 'M56 122C112 128 162 138 208 161C252 187 292 225 336 241C376 247 424 248 480 241L478 248C424 254 372 253 332 247C288 231 246 192 204 168C160 146 112 138 60 132Z',
} as const;

/** The outline of each, for its shadow. */
export const strapShapes = {
  slingback: kitten.vamp + kitten.heel + kitten.bed,
  crossed: evening.bed + evening.counter + evening.heel,
} as const;

/** A band of leather along a line: its dark edge, itself, and the light on its upper side. */
function band(path: string, { seam, base, highlight }: Cloth, width: number): string {
  return (
    stroked(path, '#1d1022', width + 5, 0.16) +
    stroked(path, seam, width + 2.2) +
    stroked(path, base, width) +
    `<g transform="translate(0 ${-width * 0.24})">${stroked(path, highlight, width * 0.2, 0.5)}</g>`
  );
}

const behind = (path: string, { seam, shade: dark }: Cloth, width: number): string =>
  stroked(path, seam, width + 2) + stroked(path, dark, width);

/** Open behind: a pointed front, a strap round the heel, and a low heel that curves in. */
export function sewSling({ bolt, lining }: Straps): string {
  const { cloth } = bolt;
  return (
    behind('M60 132C80 118 112 122 150 140C200 160 250 168 300 150', cloth, 10) +
    part('bed', kitten.bed, 'url(#lit-bed)', lining, '') +
    filled('M236 196C262 170 296 154 326 150C310 168 280 196 262 214Z', lining.deep, 0.9) +
    leatherPart(bolt, 'heel', kitten.heel, [shade('M104 200L144 208L120 250L108 250Z', 0.5)]) +
    leatherPart(bolt, 'vamp', kitten.vamp, [
      light(crease(344, 170, 466, 222, -14, 9), 0.95),
      shade('M214 218C260 226 300 234 340 240L490 240L480 252L300 252L210 230Z', 0.5),
    ]) +
    stitch('M220 208C240 180 282 158 318 150C342 146 360 156 378 168', cloth.stitch, 0.7, 1) +
    filled(kitten.sole, cloth.isDark ? '#5a4030' : cloth.seam) +
    band('M262 182C200 190 128 180 84 150C68 140 62 134 60 128', cloth, 10.5) +
    buckle(206, 184, 0.8)
  );
}

/** Straps that cross over the foot and close at the ankle, on a high narrow heel. */
export function sewCrossed({ bolt, lining }: Straps): string {
  const { cloth } = bolt;
  return (
    behind('M62 40C90 10 160 -2 196 18', cloth, 12) +
    behind('M236 168C262 128 300 118 340 150', cloth, 14) +
    behind('M372 216C384 186 412 178 440 198', cloth, 14) +
    part('bed', evening.bed, 'url(#lit-bed)', lining, shadeOfBed(lining)) +
    leatherPart(bolt, 'heel', evening.heel, [shade('M98 130L128 138L110 250L96 250Z', 0.6)]) +
    leatherPart(bolt, 'counter', evening.counter, [light(crease(62, 40, 78, 112, -6, 6), 0.7)]) +
    stitch('M64 38C60 62 60 88 66 112', cloth.stitch, 0.7, 1) +
    filled(evening.sole, cloth.isDark ? '#5a4030' : cloth.seam) +
    band('M196 18C214 60 250 120 352 222', cloth, 17) +
    band('M196 160C232 120 270 110 318 132C352 150 384 190 398 232', cloth, 17) +
    band('M372 236C388 196 418 184 446 202C460 212 466 224 468 234', cloth, 20) +
    band('M62 40C92 46 160 44 196 18', cloth, 13) +
    buckle(158, 36, 0.9)
  );
}

const shadeOfBed = ({ deep }: Cloth): string =>
  stroked('M62 122C160 134 220 170 300 222L470 236', deep, 7, 0.4);
