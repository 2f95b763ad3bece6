import type { BagLook } from './accessory-look.ts';
import { bagStrap, bagStrapBehind, stud } from './bag-strap.ts';
import type { Bolt } from './bolt.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ellipse, groundShadow } from './shadow.ts';

type Sewn = Pick<Drawing, 'marks' | 'outline'>;

/** Wide enough for a laptop: two handles, a zip along the top, a pocket in front. */
export function sewWorkBag(bolt: Bolt, { trim }: BagLook, side: Side): Sewn {
  const { cloth } = bolt;
  const body =
    'M82 366C82 356 88 350 98 350L502 350C512 350 518 356 518 366L528 618C529 636 520 645 502 646C366 651 234 651 98 646C80 645 71 636 72 618Z';
  const pocket =
    'M112 470C240 464 360 464 488 470L496 604C496 616 490 620 480 621C360 626 240 626 120 621C110 620 104 616 104 604Z';
  const handle = 'M200 452L200 352C200 262 236 216 300 216C364 216 400 262 400 352L400 452';
  const front =
    cutPanel(bolt, 'pocket', pocket, {
      fill: 'url(#lit)',
      folds: [light(rectangle(104, 466, 392, 16), 0.6), shade(rectangle(104, 600, 392, 30), 0.4, 'broad')],
      roundness: 0.6,
    }) +
    stitch('M114 480C240 474 360 474 486 480', cloth.stitch, 0.9, 1.2) +
    bagStrap(handle, cloth, 14) +
    [200, 400].map((x) => stud(x, 436, 5)).join('') +
    label(300, 500, trim, 50, 29);
  return {
    outline: body + 'M200 352L230 230L300 208L370 230L400 352Z',
    marks:
      groundShadow('ground', ellipse(300, 650, 212, 11), ellipse(312, 658, 232, 24)) +
      bagStrapBehind('M200 366L200 352C200 262 236 216 300 216C364 216 400 262 400 352L400 366', cloth, 14) +
      cutPanel(bolt, 'body', body, {
        fill: 'url(#lit)',
        folds: [
          light(
            'M110 380C240 372 330 372 380 380C280 420 180 480 130 500C96 470 96 410 110 380Z',
            0.4,
            'cloud',
          ),
          shade(rectangle(72, 612, 456, 50), 0.45, 'broad'),
          shade('M480 360L540 360L540 660L500 660Z', 0.4, 'broad'),
        ],
        roundness: 1.1,
      }) +
      `<path d="M100 362L500 362" fill="none" stroke="#8f897d" stroke-width="4.4" stroke-dasharray="2.2 1.6"/>` +
      stitch('M92 374L508 374', cloth.stitch, 0.8, 1.2) +
      (side === 'front'
        ? front
        : seam('M96 500C240 508 360 508 504 500', cloth, 0.7) + bagStrap(handle, cloth, 14)),
  };
}

/** A soft round body drawn together by a cord, with one strap. */
export function sewBucket(bolt: Bolt, side: Side): Sewn {
  const { cloth } = bolt;
  const body =
    'M176 330C158 350 146 450 140 540C136 600 140 628 160 640C200 656 400 656 440 640C460 628 464 600 460 540C454 450 442 350 424 330C404 342 388 326 368 338C346 326 324 340 300 330C276 340 254 326 232 338C212 326 196 342 176 330Z';
  const mouth = 'M180 332C220 312 380 312 420 332C380 346 220 346 180 332Z';
  const base =
    'M140 566C220 586 380 586 460 566C464 604 460 630 440 640C400 656 200 656 160 640C140 630 136 604 140 566Z';
  const strap = 'M182 372C190 220 240 140 300 140C360 140 410 220 418 372';
  const cord = 'M160 392C230 410 370 410 440 392';
  const gathers = [188, 214, 240, 266, 292, 318, 344, 370, 396, 416].flatMap((x, index) => {
    const end = 300 + (x - 300) * 1.12;
    return [
      shade(crease(x, 340, end, 470 + (index % 3) * 26, (x - 300) * -0.03, 7), 0.5),
      light(crease(x + 12, 344, end + 12, 450 + (index % 3) * 22, (x - 300) * -0.03, 5), 0.4),
    ];
  });
  const ends = 'M300 402C290 440 284 474 290 510M304 402C318 436 322 470 316 502';
  const front = stroked(ends, cloth.seam, 8) + stroked(ends, cloth.shade, 6) + knot(cloth.base, cloth.seam);
  return {
    outline: body + 'M182 360L200 240L300 132L400 240L418 360Z',
    marks:
      groundShadow('ground', ellipse(300, 650, 160, 11), ellipse(312, 656, 190, 24)) +
      filled(mouth, cloth.inside) +
      bagStrap(strap, cloth, 15) +
      cutPanel(bolt, 'body', body, {
        fill: 'url(#lit)',
        folds: [...gathers, shade('M416 340L470 340L470 660L430 660Z', 0.4, 'broad')],
        roundness: 1.2,
      }) +
      cutPanel(bolt, 'base', base, {
        fill: 'url(#lit)',
        folds: [shade(rectangle(136, 612, 330, 40), 0.5, 'broad')],
        roundness: 0.8,
      }) +
      stitch('M142 574C222 594 378 594 458 574', cloth.stitch, 0.9, 1.3) +
      stroked(cord, cloth.seam, 8) +
      stroked(cord, cloth.shade, 6) +
      [176, 216, 258, 342, 384, 424]
        .map((x) => stud(x, 396 + (1 - Math.abs(x - 300) / 140) * 9, 5))
        .join('') +
      (side === 'front' ? front : seam('M300 412L300 580', cloth, 0.7)),
  };
}

const knot = (color: string, edge: string): string =>
  `<ellipse cx="301" cy="404" rx="15" ry="11" fill="${color}" stroke="${edge}" stroke-width="1.4"/>`;

/** A big open shopper with two long handles and a stud that closes it. */
export function sewTote(bolt: Bolt, { trim }: BagLook, side: Side): Sewn {
  const { cloth } = bolt;
  const body =
    'M106 318C220 330 380 330 494 318L476 626C475 642 466 648 450 649C350 655 250 655 150 649C134 648 125 642 124 626Z';
  const mouth = 'M106 318C190 300 410 300 494 318C400 332 200 332 106 318Z';
  const handle = 'M206 430L206 330C206 206 238 144 300 144C362 144 394 206 394 330L394 430';
  const ends = [206, 394]
    .map((x) =>
      stitch(
        `M${x - 6} 424L${x + 6} 424M${x - 6} 404L${x + 6} 424M${x + 6} 404L${x - 6} 424`,
        cloth.stitch,
        0.9,
      ),
    )
    .join('');
  return {
    outline: body + 'M206 330L230 180L300 136L370 180L394 330Z',
    marks:
      groundShadow('ground', ellipse(300, 650, 172, 11), ellipse(312, 658, 210, 24)) +
      bagStrapBehind('M206 330C206 206 238 144 300 144C362 144 394 206 394 330', cloth, 15) +
      filled(mouth, cloth.inside) +
      cutPanel(bolt, 'body', body, {
        fill: 'url(#lit)',
        folds: [
          light(
            'M130 350C240 360 320 356 360 350C300 420 220 520 170 560C120 500 116 400 130 350Z',
            0.45,
            'cloud',
          ),
          shade(crease(150, 400, 190, 640, 10, 14), 0.3, 'broad'),
          shade(crease(430, 380, 400, 640, -10, 14), 0.34, 'broad'),
          shade(rectangle(120, 620, 360, 40), 0.45, 'broad'),
          shade('M450 330L510 330L500 660L456 660Z', 0.4, 'broad'),
        ],
        roundness: 1.1,
      }) +
      stitch('M108 330C220 342 380 342 492 330M108 338C220 350 380 350 491 338', cloth.stitch, 0.8, 1.2) +
      bagStrap(handle, cloth, 15) +
      ends +
      (side === 'front'
        ? stud(300, 346, 7) + label(300, 470, trim, 54, 31)
        : seam('M300 346L300 640', cloth, 0.5)),
  };
}
