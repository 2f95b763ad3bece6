import type { SandalLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { clothOf } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { blurred, filled, onBothSides, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, grown, mirrorPath, rectangle } from './path.ts';
import { sewUpper } from './sandal-upper.ts';
import { hangingShadow } from './shadow.ts';

/** Sandals and slippers seen from above, toes up: straps, one wide band, or a closed toe. From behind: the sole. */
export function drawSandal(look: SandalLook, side: Side): Drawing {
  const bolt = unroll(look);
  const bed = { ...bolt, ...unprintedBed(look.bed) };
  const foot =
    side === 'back'
      ? turnedOver(bolt, look.sole)
      : filled(rim, look.sole) +
        stroked(rim, clothOf(look.sole).seam, 1.2, 0.5) +
        cutPanel(bed, 'bed', footbed, { fill: look.bed, folds: bedFolds, roundness: 1 }) +
        stitch(stitching, bed.cloth.stitch, 0.7, 1.2) +
        sewUpper(bolt, look);
  return {
    definitions: bolt.definitions,
    marks: hangingShadow(rim + mirrorPath(rim)) + onBothSides('foot', foot),
    placed: { x: -6, y: -8, scale: 1.02 },
    outline: rim + mirrorPath(rim),
    lines: [{ measure: 'footLength', from: [530, 150], to: [530, 652] }],
  };
}

function unprintedBed(color: string): Pick<Bolt, 'cloth' | 'print' | 'isPrinted'> {
  return { cloth: clothOf(color), print: { pattern: 'plain' }, isPrinted: false };
}

/** The right foot: the big toe lies towards the middle. */
const rim =
  'M392 146C440 140 478 172 490 232C500 290 492 348 482 404C474 452 478 500 476 560C474 616 452 654 414 656C376 656 354 620 352 566C350 508 360 462 348 402C336 344 322 282 334 224C344 178 366 150 392 146Z';
const footbed =
  'M393 155C436 150 470 180 481 235C490 290 483 346 473 402C465 452 469 500 467 559C465 610 446 646 414 647C382 647 363 614 361 565C359 509 369 462 357 401C345 344 332 284 343 228C352 185 370 159 393 155Z';
const stitching =
  'M394 164C430 160 462 188 472 238C480 290 474 345 464 400C456 452 460 500 458 558C456 602 440 637 414 638C388 638 372 606 370 564C368 510 378 462 366 400C354 344 342 286 352 232C360 194 376 168 394 164Z';

const bedFolds: readonly Fold[] = [
  shade('M366 590C372 650 456 650 464 590C456 620 440 630 414 630C390 630 374 620 366 590Z', 0.45),
  light('M380 540C384 500 444 500 448 540C450 590 378 590 380 540Z', 0.5, 'cloud'),
  shade('M362 250C372 200 440 196 458 250C450 300 372 300 362 250Z', 0.3, 'cloud'),
  shade(crease(372, 380, 384, 500, -8, 8), 0.3),
  light(crease(456, 380, 448, 520, 6, 8), 0.35),
];

/** Rubber with a pattern that grips. */
function turnedOver(bolt: Bolt, color: string): string {
  const sole = clothOf(color);
  const cut = { ...bolt, ...unprintedBed(color) };
  let treads = '';
  for (let y = 170; y < 640; y += 15) {
    treads += `M330 ${y}Q350 ${y + 9} 370 ${y}T410 ${y}T450 ${y}T490 ${y}`;
  }
  const grooves =
    stroked(treads, sole.deep, 3.4, 0.7) +
    `<g transform="translate(0 2.4)">${stroked(treads, sole.highlight, 1.2, 0.5)}</g>`;
  return (
    cutPanel(cut, 'sole', rim, { fill: color, roundness: 1.1 }) +
    `<clipPath id="tread"><path d="${footbed}"/></clipPath><g clip-path="url(#tread)">${grooves}</g>` +
    stroked(footbed, sole.deep, 2, 0.6) +
    blurred(
      'arch',
      grown(boundsOf([rectangle(360, 430, 110, 60)]), 30),
      11,
      filled(rectangle(360, 430, 110, 50), sole.deep, 0.4),
    )
  );
}
