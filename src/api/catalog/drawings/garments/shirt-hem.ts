import type { Bolt } from './bolt.ts';
import { bomberBand } from './bomber.ts';
import type { ShirtLook } from './clothes-look.ts';
import { onBothSides } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { mirroredOutline } from './path.ts';
import { bandHeight, ribPiece } from './round-neck.ts';
import { hasTails, isClose } from './shirt-cut.ts';
import { sewTruckerBand, truckerBand } from './trucker.ts';

/** The hem: a shirt's curve, a T-shirt's double stitching, a knit's rib, a tunic's slits. */
export function finishHem(bolt: Bolt, look: ShirtLook): string {
  const { neck, rib, length, sleeve, hem } = look;
  const { cloth } = bolt;
  const thread = cloth.stitch;
  if (length === 'swing') {
    return stitch('M126 597C190 619 244 627 300 627C356 627 410 619 474 597', thread, 0.6);
  }
  if (hem === 'scalloped') return '';
  if (isClose(sleeve)) {
    return stitch('M178 612C214 621 258 624 300 624C342 624 386 621 422 612', thread, 0.6);
  }
  if (length === 'thigh') {
    const slit =
      seam('M432 640C434 668 436 698 438 724', cloth, 0.7) +
      stitch('M426 634C428 664 430 694 431 716', thread, 0.6);
    return (
      onBothSides('slit', slit) +
      stitch('M166 715C214 724 258 728 300 728C342 728 386 724 434 715', thread, 0.6)
    );
  }
  if (hasTails(look)) {
    return stitch(
      'M177 596C178 618 192 630 218 638C246 647 270 652 300 652C330 652 354 647 382 638C408 630 422 618 423 596',
      thread,
      0.6,
    );
  }
  if (neck === 'bomber' || neck === 'varsity') return ribPiece(bolt, 'hem', bomberBand);
  if (neck === 'trucker') return sewTruckerBand(bolt);
  if (rib && neck !== 'polo') return ribPiece(bolt, 'hem', hemBand);
  return (
    stitch('M173 618C210 627 256 630 300 630C344 630 390 627 427 618', thread, 0.6) +
    stitch('M173 622C210 631 256 634 300 634C344 634 390 631 427 622', thread, 0.5)
  );
}

/** What the hem adds to the outline of the body: the rib of a knit. */
export function hemOutline(look: ShirtLook): string {
  const { neck, rib, length, sleeve } = look;
  if (neck === 'bomber' || neck === 'varsity') return bomberBand;
  if (neck === 'trucker') return truckerBand;
  const isPlain = length !== undefined || isClose(sleeve) || hasTails(look);
  return rib && !isPlain && neck !== 'polo' ? hemBand : '';
}

const hemBand = mirroredOutline(
  [300, 614],
  [
    [344, 614, 390, 611, 425, 602],
    [424, 614, 421, 626, 418, 602 + bandHeight],
    [384, 610 + bandHeight, 342, 613 + bandHeight, 300, 613 + bandHeight],
  ],
);
