import type { Bolt } from './bolt.ts';
import type { TrousersLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { hems } from './legs.ts';
import { clipped, filled, stroked } from './markup.ts';
import { rivet, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** Two pleats a side, from the waistband down. */
export const pleats: readonly Fold[] = [
  shade(crease(340, 118, 350, 270, -4, 5), 0.7, 'crisp'),
  light(crease(346, 118, 358, 262, -4, 4), 0.5, 'crisp'),
  shade(crease(366, 118, 378, 240, -4, 4.4), 0.6, 'crisp'),
  light(crease(371, 118, 385, 232, -4, 3.4), 0.45, 'crisp'),
];

/** What is sewn on the right leg, seen from one side. */
export function sewDetail(bolt: Bolt, look: TrousersLook, side: Side): string {
  if (look.detail === undefined) return '';
  switch (look.detail) {
    case 'cargo':
      return sewCargo(bolt, look.thread);
    case 'tools':
      return side === 'front' ? sewHammerLoop(bolt, look.thread) : sewTools(bolt, look.thread);
    case 'turnUp':
      return sewTurnUp(bolt);
    case 'ankleZip':
      return sewZip(bolt, look);
    case 'frill':
      return sewFrill(bolt);
    case 'skirt':
    case 'braces':
    case 'pleats':
      return '';
  }
}

/** What belongs to both legs at once: a short skirt over them, or the straps that hold them up. */
export function sewOver(bolt: Bolt, { detail }: TrousersLook): string {
  if (detail === 'skirt') {
    const skirt =
      'M196 112C236 120 364 120 404 112C424 170 446 226 462 286C430 300 402 290 376 302C350 312 326 300 300 308C274 300 250 312 224 302C198 290 170 300 138 286C154 226 176 170 196 112Z';
    return cutPanel(bolt, 'over-skirt', skirt, {
      folds: [180, 230, 280, 330, 380, 424].flatMap((x, index) => [
        shade(crease(300 + (x - 300) * 0.6, 130, x, 300, (x - 300) * 0.05, 7), 0.5),
        light(crease(300 + (x - 300) * 0.6 + 12, 140, x + 16, 296, index, 6), 0.4),
      ]),
      roundness: 0.8,
    });
  }
  if (detail !== 'braces') return '';
  const brace =
    'M236 96C222 30 232 -24 262 -52C292 -24 330 30 366 96M364 96C378 30 368 -24 338 -52C308 -24 270 30 234 96';
  return (
    stroked(brace, bolt.cloth.seam, 17) +
    stroked(brace, bolt.cloth.shade, 14.6) +
    stitch(brace, bolt.cloth.stitch, 0.7) +
    [236, 364]
      .map((x) => `<circle cx="${x}" cy="98" r="7" fill="#c99a4b" stroke="#573c16" stroke-width="1"/>`)
      .join('')
  );
}

/** A pocket on the thigh, its sides folded to hold more, and its flap. */
function sewCargo(bolt: Bolt, thread: string): string {
  const pocket = 'M372 384L446 372L452 486C430 496 402 500 378 498Z';
  const flap = 'M368 372L448 358L451 400C428 410 398 414 372 412Z';
  return (
    cutPanel(bolt, 'cargo', pocket, { folds: [shade(rectangle(370, 400, 90, 16), 0.5)], roundness: 0.6 }) +
    stitch('M392 408L396 494M430 402L434 492', thread, 0.7) +
    cutPanel(bolt, 'cargo-flap', flap, {
      folds: [light(crease(374, 384, 446, 372, 2, 5), 0.5)],
      roundness: 0.5,
    }) +
    stitch('M374 406C400 408 428 404 446 395', thread, 0.9, 1.2) +
    rivet(384, 396) +
    rivet(438, 387)
  );
}

/** A carpenter's loop at the side, and the double knee. */
function sewHammerLoop(bolt: Bolt, thread: string): string {
  const { cloth } = bolt;
  const loop = 'M434 300C420 316 414 336 420 356L450 362';
  return (
    stroked(loop, cloth.seam, 17) +
    stroked(loop, cloth.base, 14.6) +
    stitch('M438 306C426 320 421 338 426 352M428 296C412 314 406 338 414 362', thread, 0.9, 1.2) +
    seam('M318 400L458 392M322 560L468 552', cloth, 0.6) +
    stitch('M318 406L459 398M322 554L467 546', thread, 0.9, 1.3)
  );
}

/** The pocket for a rule, on the leg behind. */
function sewTools(bolt: Bolt, thread: string): string {
  const pocket = 'M372 330L440 322L446 452L378 456Z';
  return (
    cutPanel(bolt, 'tool-pocket', pocket, {
      folds: [shade(rectangle(370, 326, 80, 12), 0.4)],
      roundness: 0.4,
    }) + stitch('M377 340L436 332M377 346L383 450L441 446L435 338', thread, 0.9, 1.2)
  );
}

/** The hem turned up once, its pale inside showing with the edge of the cloth. */
function sewTurnUp({ cloth }: Bolt): string {
  const cuff =
    'M444 672C446 690 447 708 448 724C418 735 360 737 324 730C323 712 322 694 322 678C360 686 416 684 444 672Z';
  return (
    `<g transform="translate(0 -5)">${stroked('M322 678C360 686 416 684 444 672', cloth.deep, 5, 0.6)}</g>` +
    filled(cuff, '#dfe3e4') +
    clipped(
      'turn-up',
      cuff,
      stroked('M428 660L434 740', '#f6f1e4', 13) +
        stroked('M428 660L434 740', '#a8203f', 2) +
        stroked('M322 716C360 724 416 722 448 710', '#8b97a3', 2, 0.5) +
        stroked(cuff, cloth.seam, 8, 0.2),
    ) +
    stroked(cuff, cloth.seam, 1.2, 0.6)
  );
}

function sewZip({ cloth }: Bolt, { leg }: TrousersLook): string {
  const [x, y] = hems[leg].outer;
  const line = `M${x - 4} ${y - 116}L${x - 10} ${y - 4}`;
  return (
    stroked(line, cloth.seam, 7, 0.7) +
    `<path d="${line}" fill="none" stroke="#b9b3a6" stroke-width="3.2" stroke-dasharray="2 1.6"/>` +
    `<rect x="${x - 9}" y="${y - 120}" width="9" height="20" rx="3" fill="#cfc9bb" stroke="#6d675c" stroke-width=".9"/>`
  );
}

/** A gathered edge at the ankle of leggings. */
function sewFrill(bolt: Bolt): string {
  const frill =
    'M388 686C392 704 398 722 404 740C394 748 386 738 376 746C366 752 358 740 348 747C338 752 328 742 316 744C320 724 324 704 325 688C346 694 368 693 388 686Z';
  return (
    cutPanel(bolt, 'frill', frill, {
      folds: [336, 350, 364, 378].map((x, index) =>
        shade(crease(x, 690, x + (index - 1.5) * 5, 742, 0, 4), 0.55, 'crisp'),
      ),
      roundness: 0.4,
    }) + seam('M325 690C346 696 368 695 388 688', bolt.cloth, 0.7)
  );
}

/** Two stripes down the outer side, cut off at the leg's outline. */
export function sewSideStripes({ side }: TrousersLook, leg: string): string {
  if (!side) return '';
  const line = 'M401 112C411 150 422 190 425 238C430 340 420 540 400 730';
  return clipped(
    'side-stripes',
    leg,
    stroked(line, side, 5) + `<g transform="translate(-12 0)">${stroked(line, side, 5)}</g>`,
  );
}
