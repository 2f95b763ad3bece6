import type { SandalLook } from './accessory-look.ts';
import type { Bolt } from './bolt.ts';
import { clothOf } from './cloth.ts';
import { crease, light, shade } from './fold.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown } from './path.ts';

/** What holds the right foot: two buckled straps, one wide band, a closed toe, woven strips, thin ties. */
export function sewUpper(bolt: Bolt, { upper }: SandalLook): string {
  switch (upper) {
    case 'straps':
      return (
        band(bolt, 'toe-strap', toeStrap, toeStitches) +
        buckle(470, 268, -14) +
        band(bolt, 'step-strap', stepStrap, stepStitches) +
        buckle(466, 398, -8)
      );
    case 'band':
      return band(bolt, 'band', wideBand, wideStitches);
    case 'closed':
      return closedToe(bolt);
    case 'woven':
      return weaveStrips(bolt);
    case 'ties':
      return tieThin(bolt);
  }
}

const toeStrap =
  'M322 276C352 232 446 226 504 250C508 272 506 298 500 316C446 292 364 298 330 332C322 316 318 294 322 276Z';
const toeStitches = 'M326 282C358 242 444 236 500 258M333 324C366 290 446 284 498 307';
const stepStrap =
  'M340 412C368 376 446 370 494 386C496 406 492 432 486 448C440 430 374 436 346 462C340 446 338 428 340 412Z';
const stepStitches = 'M344 418C372 386 444 380 490 394M347 453C376 427 440 421 484 439';
const wideBand =
  'M318 300C340 226 446 216 510 246C516 292 508 348 494 392C448 366 376 374 342 412C326 380 316 338 318 300Z';
const wideStitches = 'M323 305C346 236 446 226 505 253M343 402C380 366 446 358 491 382';
const toeCap =
  'M392 138C446 132 484 166 497 230C504 288 500 342 490 392C478 372 462 356 438 350C412 346 374 356 342 398C332 346 316 282 328 222C338 174 362 142 392 138Z';

function band(bolt: Bolt, name: string, outline: string, stitches: string): string {
  const { cloth } = bolt;
  const { left, right, top, bottom } = boundsOf([outline]);
  const cast = blurred(`${name}-cast`, grown(boundsOf([outline]), 18), 5, filled(outline, '#1d1022', 0.5));
  return (
    `<g transform="translate(2 9)">${cast}</g>` +
    cutPanel(bolt, name, outline, {
      folds: [
        light(crease(left + 24, top + 46, right - 40, top + 26, -10, (bottom - top) * 0.16), 0.85),
        shade(crease(left + 6, bottom - 10, right, bottom - 20, 12, 9), 0.45),
        shade(
          `M${right - 26} ${top}L${right + 6} ${top}L${right + 6} ${bottom}L${right - 20} ${bottom}Z`,
          0.4,
        ),
      ],
    }) +
    stitch(stitches, cloth.stitch, 0.85, 1.3)
  );
}

/** Strips of leather over and under each other, bound at both ends. */
function weaveStrips(bolt: Bolt): string {
  const { cloth } = bolt;
  const upper =
    'M330 236C356 170 470 168 500 240C510 300 506 360 494 420C450 392 380 398 346 434C330 370 322 300 330 236Z';
  const strip = (path: string): string =>
    stroked(path, cloth.seam, 21) + stroked(path, cloth.base, 18) + stroked(path, cloth.highlight, 3, 0.3);
  const leaning = (at: number, step: number): string =>
    `M${300 + at} ${150 + step}L${420 + at} ${460 + step}`;
  const rising = (at: number): string => `M${300 + at} 440L${440 + at} 150`;
  const across = [-90, -40, 10, 60, 110, 160].map((at) => strip(leaning(at, 0))).join('');
  const over = [-130, -80, -30, 20, 70, 120].map((at) => strip(rising(at)));
  const gaps = over.map((marks, index) => `<g opacity="${index % 2 ? 1 : 0.96}">${marks}</g>`).join('');
  const cast = blurred('weave-cast', grown(boundsOf([upper]), 18), 5, filled(upper, '#1d1022', 0.5));
  const edges = 'M330 240C356 176 470 174 500 244M346 430C380 396 450 390 494 418';
  return (
    `<g transform="translate(2 9)">${cast}</g>` +
    clipped('weave-cut', upper, filled(upper, cloth.inside) + across + gaps) +
    stroked(edges, cloth.seam, 17) +
    stroked(edges, cloth.base, 14.6) +
    stitch(edges, cloth.stitch, 0.85, 1.3) +
    stroked(upper, cloth.seam, 1.4, 0.5)
  );
}

/** Thin straps from between the toes round the heel, tied in a bow above it. */
function tieThin(bolt: Bolt): string {
  const { cloth } = bolt;
  const cord = (path: string, width = 11): string =>
    `<g transform="translate(2 7)">${stroked(path, '#1d1022', width, 0.3)}</g>` +
    `<g stroke-linecap="round">${stroked(path, cloth.seam, width + 2.4)}${stroked(path, cloth.base, width)}${stroked(path, cloth.highlight, 2.2, 0.5)}</g>`;
  return (
    cord('M392 196C396 260 404 300 418 342') +
    cord('M318 352C356 372 388 366 418 342C446 360 476 362 504 340') +
    cord('M318 352C330 410 350 480 368 540') +
    cord('M504 340C500 410 488 480 474 540') +
    cord('M352 520C388 552 452 554 490 520') +
    cord(
      'M420 546C392 514 362 520 366 544C370 566 400 564 420 546C446 514 478 520 474 544C470 566 442 564 420 546',
      8,
    ) +
    cord('M420 546C408 580 396 606 380 632M420 546C434 580 448 604 462 634', 8) +
    `<circle cx="420" cy="546" r="9" fill="${cloth.base}" stroke="${cloth.seam}" stroke-width="1.4"/>`
  );
}

function buckle(x: number, y: number, turn: number): string {
  const frame = (color: string, width: number): string =>
    `<rect x="-15" y="-22" width="30" height="44" rx="5" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    `<g transform="translate(2 3)" opacity=".4">${frame('#1d1022', 6)}</g>` +
    frame('#8a622a', 6) +
    frame('#c99a4b', 4) +
    frame('#f7e3b0', 1.2) +
    '<path d="M-16 0H18" stroke="#8a622a" stroke-width="5" stroke-linecap="round"/><path d="M-16 -.8H17" stroke="#e5c17c" stroke-width="2.2" stroke-linecap="round"/></g>'
  );
}

function closedToe(bolt: Bolt): string {
  const { cloth } = bolt;
  const cast = blurred('toe-cast', grown(boundsOf([toeCap]), 18), 5, filled(toeCap, '#1d1022', 0.5));
  const lining = clothOf(cloth.highlight);
  const mouth = 'M342 398C374 356 412 346 438 350C462 356 478 372 490 392';
  return (
    `<g transform="translate(1 10)">${cast}</g>` +
    cutPanel(bolt, 'toe', toeCap, {
      folds: [
        light('M356 250C360 190 430 170 452 214C440 270 380 300 356 250Z', 0.7, 'cloud'),
        shade('M470 180L510 220L500 400L474 380Z', 0.4, 'broad'),
        shade(crease(338, 380, 482, 366, 26, 8), 0.4),
      ],
    }) +
    stroked(mouth, cloth.seam, 9, 0.8) +
    stroked(mouth, lining.shade, 7) +
    stroked(mouth, lining.highlight, 1.6, 0.6) +
    stitch('M344 384C376 344 412 334 440 338C464 344 478 358 490 376', cloth.stitch, 0.8, 1.2)
  );
}
