import type { Bolt } from './bolt.ts';
import { crease, light, shade } from './fold.ts';
import { onBothSides } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** A hood lying back behind the neck, drawn before the body. */
export function sewHoodBehind(bolt: Bolt): string {
  return cutPanel(bolt, 'hood', hood, {
    folds: [
      shade('M240 160C262 190 338 190 360 160L360 120L240 120Z', 0.5, 'broad'),
      light(crease(222, 130, 266, 92, -12, 7), 0.6),
      shade(crease(250, 140, 284, 98, -8, 6), 0.4),
      shade(crease(350, 140, 316, 98, 8, 6), 0.45),
      light(crease(296, 92, 306, 130, 0, 8), 0.4),
    ],
  });
}

/** The hood's edges crossing at the throat, its cords, and the pouch pocket. */
export function sewHoodFront(bolt: Bolt, printTurn?: string, hasPouch = true): string {
  const { cloth } = bolt;
  const edge = cutPanel(bolt, 'throat', hoodEdge, {
    folds: [light(crease(352, 142, 322, 204, 8, 5), 0.5), shade(crease(366, 150, 318, 214, 10, 5), 0.4)],
    roundness: 0.6,
  });
  const pouchSewn = cutPanel(bolt, 'pouch', pouch, {
    folds: [shade(rectangle(200, 590, 200, 14), 0.3), light(rectangle(232, 452, 136, 10), 0.35)],
    ...(printTurn ? { printTurn } : {}),
    roundness: 0.6,
  });
  return (
    (hasPouch
      ? pouchSewn + onBothSides('pouch-seams', stitch('M360 458C366 492 382 520 404 540', cloth.stitch, 0.7))
      : '') +
    onBothSides('throats', edge) +
    onBothSides('cords', drawCord(cloth.isPale ? cloth.deep : '#f6f1e4', cloth.seam))
  );
}

/** The hood as it hangs on the back. */
export function sewHoodOnBack(bolt: Bolt): string {
  const { cloth } = bolt;
  return (
    cutPanel(bolt, 'hood', hoodOnBack, {
      folds: [
        shade(crease(222, 150, 286, 320, -26, 12), 0.4),
        shade(crease(378, 150, 314, 320, 26, 12), 0.4),
        light(crease(246, 120, 292, 290, -20, 12), 0.45),
        light(crease(330, 110, 318, 270, 10, 10), 0.3),
        shade('M214 260C250 330 350 330 386 260L386 340L214 340Z', 0.35, 'broad'),
      ],
    }) +
    seam('M300 84C303 160 303 250 300 330', cloth, 0.6) +
    stitch('M306 86C309 162 309 250 306 326', cloth.stitch, 0.6)
  );
}

const hoodOnBack =
  'M218 148C208 112 232 86 264 82C288 79 312 79 336 82C368 86 392 112 382 148C392 200 384 262 356 302C338 324 320 332 300 332C280 332 262 324 244 302C216 262 208 200 218 148Z';

function drawCord(color: string, edge: string): string {
  const line = (stroke: string, width: number): string =>
    `<path d="M318 208C322 240 316 270 322 312" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    `<circle cx="318" cy="207" r="4.4" fill="${edge}"/>` +
    line(edge, 6) +
    line(color, 4.4) +
    `<rect x="318.6" y="308" width="7" height="17" rx="2" fill="#b9b3a6" stroke="#6d675c" stroke-width=".8"/>`
  );
}

export const hood =
  'M226 158C204 124 222 88 262 82C288 79 312 79 338 82C378 88 396 124 374 158C350 186 250 186 226 158Z';
const hoodEdge =
  'M374 132C382 150 366 184 300 220C296 216 294 210 296 204C326 184 346 160 350 132C356 122 368 122 374 132Z';
const pouch = 'M236 450L364 450C370 490 388 520 412 540L410 606L190 606L188 540C212 520 230 490 236 450Z';
