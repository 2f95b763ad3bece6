import type { Bolt } from './bolt.ts';
import { crease, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';

/** The hood of a coat, standing open behind the neck. */
export const coatHood =
  'M222 150C196 96 214 26 300 20C386 26 404 96 378 150C356 130 330 120 300 120C270 120 244 130 222 150Z';

const opening =
  'M258 128C238 84 256 50 300 48C344 50 362 84 342 128C334 150 318 164 300 166C282 164 266 150 258 128Z';

/** What lies behind the shoulders. */
export function sewCoatHood(bolt: Bolt): string {
  return (
    cutPanel(bolt, 'hood', coatHood, {
      folds: [light(crease(232, 110, 280, 34, -14, 8), 0.6), shade(crease(370, 120, 350, 44, 10, 8), 0.5)],
      roundness: 0.9,
    }) + filled(opening, bolt.cloth.inside)
  );
}

/** The edges that fall over the front and meet below the chin. */
export function sewCoatHoodFront(bolt: Bolt): string {
  const { cloth } = bolt;
  const half =
    'M342 92C366 102 384 122 388 150C368 178 336 196 306 190C300 184 298 174 299 162C322 158 342 130 342 92Z';
  const sewn = (name: string): string =>
    cutPanel(bolt, name, half, {
      folds: [shade(crease(308, 172, 352, 112, 8, 6), 0.5), light(crease(330, 182, 380, 146, 4, 6), 0.5)],
      roundness: 0.6,
    }) + stitch('M346 100C366 110 378 128 381 148C362 172 336 187 309 182', cloth.stitch, 0.6);
  return (
    filled('M258 100C272 88 328 88 342 100C340 140 322 162 300 164C278 162 260 140 258 100Z', cloth.inside) +
    `<g id="hood-half">${sewn('hood-edge')}</g><use href="#hood-half" transform="translate(600 0) scale(-1 1)"/>` +
    seam('M300 162L300 190', cloth, 0.7)
  );
}

/** The hood hanging down the back. */
export function sewHoodBehind(bolt: Bolt): string {
  const { cloth } = bolt;
  const hanging = 'M232 108C262 92 338 92 368 108C396 150 386 226 300 262C214 226 204 150 232 108Z';
  return (
    `<g transform="translate(3 8)">${filled(hanging, '#1d1022', 0.22)}</g>` +
    cutPanel(bolt, 'hood-back', hanging, {
      folds: [light(crease(240, 130, 284, 240, -8, 9), 0.5), shade(crease(362, 130, 318, 240, 8, 9), 0.45)],
      roundness: 1,
    }) +
    stroked('M300 98L300 258', cloth.seam, 1.3, 0.6)
  );
}
