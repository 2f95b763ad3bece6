import type { Bolt } from './bolt.ts';
import { type Cloth, clothOf } from './cloth.ts';
import type { AbayaLook } from './clothes-look.ts';
import type { Threads } from './cut.ts';
import type { Side } from './drawing.ts';
import { embroideredBud } from './embroidery.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import type { Hem } from './hem.ts';
import { clipped, filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { mirrorPath } from './path.ts';

const wide =
  'M402 130C430 146 452 178 470 224C496 294 522 388 540 472C532 498 490 512 452 506C440 462 434 392 431 322C424 256 396 190 402 130Z';
/** Drawn in at the wrist by elastic. */
const gathered =
  'M402 130C430 146 452 178 468 224C492 294 508 370 512 440C520 462 516 482 506 494C490 502 472 502 458 496C446 478 440 452 436 420C432 380 432 350 431 322C424 256 396 190 402 130Z';

export const sleeveOf = (kind: AbayaLook['kind']): string => (kind === 'closed' ? gathered : wide);

/** Body and sleeves in one piece: a bat's wing, or square as a butterfly. */
export function whole(kind: 'batwing' | 'butterfly', { edge }: Hem, side: Side): string {
  const wing =
    kind === 'batwing'
      ? 'C392 108 452 140 500 190C532 240 548 300 556 372C530 386 502 392 478 390C456 396 444 420 446 452C454 550 464 650 478 738'
      : 'C396 104 474 150 536 232C558 300 570 400 566 520C536 534 500 540 466 540C464 600 470 680 478 738';
  const [start, half] =
    side === 'back' ? ['M300 106', 'C316 106 330 104 341 98'] : ['M300 150', 'C316 150 332 130 341 98'];
  const left = reversedLeft(kind);
  const close = side === 'back' ? 'C270 104 284 106 300 106Z' : 'C268 130 284 150 300 150Z';
  return `${start}${half}${wing}${edge}${left}${close}`;
}

function reversedLeft(kind: 'batwing' | 'butterfly'): string {
  return mirrorPath(
    kind === 'batwing'
      ? 'C464 650 454 550 446 452C444 420 456 396 478 390C502 392 530 386 556 372C548 300 532 240 500 190C452 140 392 108 341 98'
      : 'C470 680 464 600 466 540C500 540 536 534 566 520C570 400 558 300 536 232C474 150 396 104 341 98',
  );
}

export const wholeFolds: readonly Fold[] = [
  shade(crease(400, 150, 470, 380, -26, 16), 0.4, 'broad'),
  light(crease(430, 150, 520, 370, -20, 14), 0.5, 'broad'),
  shade(crease(478, 392, 400, 300, 20, 10), 0.46),
  shade(crease(200, 150, 130, 380, 26, 16), 0.36, 'broad'),
  light(crease(170, 150, 80, 370, 20, 14), 0.5, 'broad'),
  shade(crease(122, 392, 200, 300, -20, 10), 0.42),
];

/** How the sleeve ends: a stitched hem, or gathers above elastic. */
export function abayaCuff({ cloth }: Bolt, kind: AbayaLook['kind']): string {
  switch (kind) {
    case 'closed':
      return (
        stroked('M511 444C494 456 464 462 446 452', cloth.seam, 2, 0.6) +
        [456, 468, 480, 492, 504]
          .map((x) => stroked(`M${x} 458L${x - 2} 492`, cloth.seam, 1.4, 0.5))
          .join('') +
        stroked('M512 448C496 460 466 466 447 457', cloth.highlight, 1.2, 0.4)
      );
    case 'batwing':
      return stitch('M555 360C530 374 502 380 480 378', cloth.stitch, 0.8);
    case 'butterfly':
      return stitch('M565 508C536 522 500 528 468 528', cloth.stitch, 0.8);
    case 'bordered':
    case 'embroidered':
    case 'lapels':
    case 'plain':
      return stitch('M537 460C528 486 490 500 450 494', cloth.stitch, 0.8);
  }
}

const inside = 'M540 472C532 498 490 512 452 506C470 522 526 512 540 472Z';
const edge = 'M540 472C534 498 492 513 451 506L448 490C488 498 526 484 536 456Z';

/** The woven trim round the wrist. */
export function trimCuff(cloth: Cloth, [outer, middle, inner]: Threads): string {
  const trim =
    stroked('M538 461C529 488 490 502 447 494', outer, 2.6) +
    stroked('M539 465C531 492 491 506 448 498', middle, 2.2) +
    stroked('M540 469C533 496 492 510 449 502.5', inner, 2.8);
  return filled(inside, cloth.seam) + filled(edge, cloth.deep) + clipped('cuff', edge, trim);
}

/** Buds a hand wide round the wrist, in the cloth's own color, a little lighter. */
export function embroiderCuff({ cloth }: Bolt, sleeve: string): string {
  const silk = clothOf(cloth.stitch);
  const row = (
    count: number,
    from: readonly [number, number],
    to: readonly [number, number],
    size: number,
  ): string =>
    Array.from({ length: count }, (_, index) => {
      const part = count === 1 ? 0 : index / (count - 1);
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part + Math.sin(part * Math.PI) * 8;
      return `<use href="#bud" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-14) scale(${size})"/>`;
    }).join('');
  const rows =
    row(5, [456, 484], [526, 464], 0.9) +
    row(4, [460, 452], [516, 436], 0.9) +
    row(4, [450, 424], [506, 404], 0.78);
  const lines = [
    'M540 468C532 494 490 508 450 500',
    'M531 404C510 420 470 430 436 424',
    'M529 396C508 412 468 422 436 416',
  ];
  return (
    filled(inside, cloth.seam) +
    embroideredBud(cloth, [silk.base, silk.highlight, silk.light]) +
    clipped('embroidery', sleeve, rows + lines.map((line) => stroked(line, silk.base, 2.4)).join(''))
  );
}
