import type { Bolt } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { light } from './fold.ts';
import { clipped, stroked } from './markup.ts';
import { button, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { ribPiece } from './round-neck.ts';
import { cuffs, sleeves } from './shirt-cut.ts';
import { sleeveFolds } from './shirt-folds.ts';
import { snap } from './trucker.ts';

/** The right sleeve with what ends it: a hem, a ribbed cuff, a plain band, or a cuff with its button. */
export function sewSleeve(bolt: Bolt, look: ShirtLook, printTurn: string): string {
  const { sleeve, neck, rib } = look;
  const { cloth } = bolt;
  const plain = cutPanel(bolt, 'sleeve-piece', sleeves[sleeve], {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn,
  });
  const piece = plain + sleeveStripes(look);
  if (sleeve === 'cap') return piece + stitch('M429 294C452 297 477 291 497 278', cloth.stitch, 0.7);
  if (sleeve === 'short') {
    return rib && neck === 'polo'
      ? piece + ribPiece(bolt, 'sleeve-rib', shortRib, { lean: -4 })
      : piece + stitch('M431 340C458 345 490 339 511 324', cloth.stitch, 0.7);
  }
  if (sleeve === 'elbow') return piece + stitch('M439 400C466 406 498 400 521 385', cloth.stitch, 0.7);
  const cuff = cuffs[sleeve] ?? '';
  if (sleeve === 'puff') return piece + gathers(bolt) + cutPanel(bolt, 'cuff', cuff, { roundness: 0.4 });
  if (rib) return piece + ribPiece(bolt, 'cuff', cuff, { lean: -9 });
  const lit = light('M456 546Q490 552 526 534L526 548Q490 566 458 560Z', 0.4);
  const band = cutPanel(bolt, 'cuff', cuff, { folds: [lit], roundness: 0.5, printTurn });
  const sewn = piece + band + stitch('M458 542Q492 548 524 532', cloth.stitch, 0.7);
  if (neck !== 'collar' && neck !== 'trucker' && neck !== 'band' && neck !== 'bow') return sewn;
  return (
    sewn +
    stitch('M461 578Q494 582 525 570', cloth.stitch, 0.7) +
    (neck === 'trucker' ? snap(512, 558) : button(512, 558, cloth, 4))
  );
}

/** Two stripes down a long sleeve. */
function sleeveStripes({ side }: ShirtLook): string {
  if (!side) return '';
  const line = 'M437 164C458 178 470 206 479 246C492 312 506 402 514 540';
  return clipped(
    'sleeve-stripes',
    sleeves.long,
    stroked(line, side, 5) + `<g transform="translate(-13 2)">${stroked(line, side, 5)}</g>`,
  );
}

/** Gathered into the shoulder and into the cuff. */
function gathers({ cloth }: Bolt): string {
  const below = [442, 456, 470, 484].map((x) => `M${x} 294C${x + 1} 280 ${x + 2} 268 ${x + 1} 254`);
  const above = [
    'M434 172C446 174 458 182 466 192',
    'M432 184C444 186 454 194 460 204',
    'M430 198C440 200 448 206 453 214',
  ];
  return stroked([...below, ...above].join(''), cloth.seam, 1.5, 0.4);
}

const shortRib =
  'M511 318C512 324 513 329 514 335C490 351 456 357 430 351C429 345 428 339 428 334C456 340 488 334 511 318Z';
