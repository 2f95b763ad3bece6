import type { Bolt } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** A standing band round the neck and a placket: to the chest on a tunic, to the hem on a shirt. */
export function sewBandCollar(bolt: Bolt, { threads, length }: ShirtLook): string {
  const { cloth } = bolt;
  const end = length === 'thigh' ? 356 : 642;
  const placket = `M288 180C292 184 296 186 300 186L312 190L312 ${end}L300 ${end + (length === 'thigh' ? 9 : 0)}L288 ${end}Z`;
  const heights = [216, 258, 300, 342, 398, 454, 510, 566, 616].filter((y) => y < end - 10);
  const half =
    cutPanel(bolt, 'stand', stand, {
      folds: [light(crease(312, 176, 348, 132, 4, 4), 0.4), shade(crease(304, 188, 352, 142, 6, 3), 0.35)],
      roundness: 0.35,
    }) + stitch('M304 184C326 180 347 160 353 134', cloth.stitch, 0.7);
  return (
    filled(
      'M250 130C262 114 338 114 350 130C340 156 322 172 300 174C278 172 260 156 250 130Z',
      cloth.inside,
    ) +
    filled('M252 131C270 119 330 119 348 131L343 146C326 136 274 136 257 146Z', cloth.deep) +
    stroked('M258 141C280 133 320 133 342 141', cloth.highlight, 1, 0.5) +
    label(300, 134, threads, 26, 15) +
    cutPanel(bolt, 'placket', placket, {
      folds: [shade(rectangle(306, 184, 8, end - 180), 0.3, 'crisp')],
      roundness: 0.3,
    }) +
    stitch(`M291 188L291 ${end - 3}M309 192L309 ${end - 3}`, cloth.stitch, 0.6) +
    onBothSides('stands', half) +
    heights.map((y) => button(300, y, cloth)).join('')
  );
}

const stand = 'M300 172C322 168 340 150 348 122C351 119 354 121 357 126C352 162 328 188 300 189Z';

/** A narrow scarf round the neck, tied in a bow. */
export function sewBow(bolt: Bolt): string {
  const { cloth } = bolt;
  const piece = (name: string, outline: string, folds: readonly ReturnType<typeof shade>[]): string =>
    cutPanel(bolt, name, outline, { folds, roundness: 0.5 });
  const side = piece(
    'bow-neck',
    'M304 196C326 182 346 156 350 122C355 117 361 121 364 128C362 166 338 196 308 208Z',
    [shade(crease(312, 200, 356, 134, 8, 4), 0.4)],
  );
  return (
    onBothSides('bow-necks', side) +
    piece('bow-tail-left', 'M292 206C276 262 268 322 258 388L288 396C296 334 302 268 306 210Z', [
      shade(crease(294, 214, 272, 390, -4, 5), 0.45),
      light(crease(298, 220, 284, 388, -2, 4), 0.4),
    ]) +
    piece('bow-tail-right', 'M296 208C308 262 318 306 334 356L362 344C346 300 328 254 312 206Z', [
      shade(crease(304, 216, 346, 348, 4, 5), 0.45),
      light(crease(310, 216, 354, 342, 2, 4), 0.35),
    ]) +
    piece('bow-left', 'M298 200C270 168 234 168 226 186C222 210 232 238 246 240C266 236 286 222 298 210Z', [
      shade(crease(296, 205, 240, 214, 6, 8), 0.55),
      light(crease(280, 190, 236, 186, 6, 6), 0.5),
    ]) +
    piece('bow-right', 'M302 200C330 168 366 168 374 186C378 210 368 238 354 240C334 236 314 222 302 210Z', [
      shade(crease(304, 205, 360, 214, -6, 8), 0.55),
      light(crease(320, 190, 364, 186, -6, 6), 0.5),
    ]) +
    piece(
      'bow-knot',
      'M287 196C294 190 306 190 313 196C316 204 316 212 312 218C304 222 296 222 288 218C284 212 284 204 287 196Z',
      [shade(crease(290, 200, 292, 216, 0, 3), 0.5)],
    ) +
    stroked('M296 196C295 204 295 210 297 218M304 196C305 204 305 210 303 218', cloth.seam, 0.9, 0.5)
  );
}
