import type { BagLook } from './accessory-look.ts';
import { bagStrap, stud } from './bag-strap.ts';
import type { Bolt } from './bolt.ts';
import { clothOf } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ellipse, groundShadow } from './shadow.ts';
import { buckle } from './small-buckle.ts';

type Sewn = Pick<Drawing, 'marks' | 'outline'>;

/** A small bag with a straight flap, on a long thin strap. */
export function sewCrossbody(bolt: Bolt, { trim }: BagLook, side: Side): Sewn {
  const { cloth } = bolt;
  const body =
    'M152 452C152 442 158 436 168 436L432 436C442 436 448 442 448 452L456 622C456 638 446 646 430 647C344 651 256 651 170 647C154 646 144 638 144 622Z';
  const flap =
    'M148 446C148 434 156 428 168 428L432 428C444 428 452 434 452 446L456 540C456 556 448 562 434 563C344 567 256 567 166 563C152 562 144 556 144 540Z';
  const strap = 'M164 452C128 300 196 112 300 112C404 112 472 300 436 452';
  const front =
    cutPanel(bolt, 'flap', flap, {
      fill: 'url(#lit)',
      folds: [light(rectangle(150, 432, 300, 18), 0.7), shade(rectangle(144, 540, 312, 40), 0.4, 'broad')],
      roundness: 0.9,
    }) +
    stitch(
      'M152 540C152 550 158 555 168 556C256 560 344 560 432 556C442 555 448 550 448 540',
      cloth.stitch,
      0.85,
      1.2,
    ) +
    stud(300, 540, 8) +
    label(300, 470, trim, 46, 26);
  return {
    outline: body + flap + 'M164 452L150 250L300 108L450 250L436 452Z',
    marks:
      groundShadow('ground', ellipse(300, 650, 150, 10), ellipse(312, 656, 180, 22)) +
      bagStrap(strap, cloth, 11) +
      cutPanel(bolt, 'body', body, {
        fill: 'url(#lit)',
        folds: [
          shade(rectangle(144, 610, 312, 50), 0.45, 'broad'),
          shade('M420 440L470 440L470 660L436 660Z', 0.4, 'broad'),
        ],
        roundness: 1.1,
      }) +
      (side === 'front'
        ? front
        : stitch(
            'M170 480C256 474 344 474 430 480L436 610C344 616 256 616 164 610Z',
            cloth.stitch,
            0.85,
            1.2,
          )) +
      stud(164, 452, 6) +
      stud(436, 452, 6),
  };
}

/** A curved flap over a curved body, sewn by hand in a lighter thread. */
export function sewSaddleBag(bolt: Bolt, side: Side): Sewn {
  const { cloth } = bolt;
  const thread = clothOf(cloth.highlight).highlight;
  const body =
    'M142 410C142 388 156 378 178 378L422 378C444 378 458 388 458 410L474 530C474 606 400 650 300 650C200 650 126 606 126 530Z';
  const flap =
    'M138 396C138 376 152 366 174 366L426 366C448 366 462 376 462 396C470 470 462 534 420 566C388 590 340 598 300 598C260 598 212 590 180 566C138 534 130 470 138 396Z';
  const strap = 'M160 400C152 240 226 124 300 124C374 124 448 240 440 400';
  const tongue = 'M280 560L320 560L318 618C314 632 286 632 282 618Z';
  const sewn = (path: string): string => stitch(path, thread, 1, 2.2);
  const front =
    cutPanel(bolt, 'flap', flap, {
      fill: 'url(#lit)',
      folds: [
        light(rectangle(140, 370, 320, 22), 0.7),
        light(
          'M170 400C240 390 300 392 330 400C270 430 220 480 190 520C150 480 150 430 170 400Z',
          0.5,
          'cloud',
        ),
        shade('M140 520Q300 650 460 520L460 620L140 620Z', 0.4, 'broad'),
      ],
      roundness: 0.9,
    }) +
    sewn(
      'M148 400C141 470 150 526 188 556C218 578 264 586 300 586C336 586 382 578 412 556C450 526 459 470 452 400',
    ) +
    cutPanel(bolt, 'tongue', tongue, { fill: 'url(#lit)', folds: [], roundness: 0.5 }) +
    stud(300, 606, 6);
  return {
    outline: body + flap + 'M160 400L150 250L300 118L450 250L440 400Z',
    marks:
      groundShadow('ground', ellipse(300, 648, 130, 9), ellipse(312, 656, 190, 22)) +
      bagStrap(strap, cloth, 16) +
      cutPanel(bolt, 'body', body, {
        fill: 'url(#lit)',
        folds: [
          shade('M126 560Q300 690 474 560L474 660L126 660Z', 0.5, 'broad'),
          light(crease(150, 560, 220, 630, 12, 8), 0.5),
        ],
        roundness: 1.1,
      }) +
      sewn('M138 536C142 600 210 640 300 640C390 640 458 600 462 536') +
      (side === 'front' ? front : seam('M146 420C240 430 360 430 454 420', cloth, 0.7)) +
      buckle(432, 300, 1.6, 12) +
      stud(160, 400, 6) +
      stud(440, 400, 6),
  };
}
