import type { Bolt } from './bolt.ts';
import { light } from './fold.ts';
import type { ShirtLook } from './look.ts';
import { button, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { ribPiece } from './round-neck.ts';
import { cuffs, sleeves } from './shirt-cut.ts';
import { sleeveFolds } from './shirt-folds.ts';
import { snap } from './trucker.ts';

/** The right sleeve with what ends it: a hem, a ribbed cuff, a plain band, or a cuff with its button. */
export function sewSleeve(bolt: Bolt, { sleeve, neck, rib }: ShirtLook, printTurn: string): string {
  const { cloth } = bolt;
  const piece = cutPanel(bolt, 'sleeve-piece', sleeves[sleeve], {
    folds: sleeveFolds,
    roundness: 0.8,
    printTurn,
  });
  if (sleeve === 'cap') return piece + stitch('M429 294C452 297 477 291 497 278', cloth.stitch, 0.7);
  if (sleeve === 'short') {
    return rib && neck === 'polo'
      ? piece + ribPiece(bolt, 'sleeve-rib', shortRib, { lean: -4 })
      : piece + stitch('M431 340C458 345 490 339 511 324', cloth.stitch, 0.7);
  }
  const cuff = cuffs[sleeve] ?? '';
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

const shortRib =
  'M511 318C512 324 513 329 514 335C490 351 456 357 430 351C429 345 428 339 428 334C456 340 488 334 511 318Z';
