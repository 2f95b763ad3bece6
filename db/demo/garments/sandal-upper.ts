import type { Bolt } from './bolt.ts';
import { clothOf } from './cloth.ts';
import { crease, light, shade } from './fold.ts';
import type { SandalLook } from './look.ts';
import { blurred, filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown } from './path.ts';

/** What holds the right foot: two buckled straps, one wide band, or a closed toe. */
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
