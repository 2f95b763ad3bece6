import type { BackpackLook } from './accessory-look.ts';
import { pull, zip } from './bag-zip.ts';
import type { Bolt } from './bolt.ts';
import { clothOf } from './cloth.ts';
import { crease, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { buckle } from './small-buckle.ts';

/** The front of a backpack that is not closed by a round zip alone. */
export function sewOtherFront(bolt: Bolt, look: BackpackLook): string {
  switch (look.kind) {
    case 'rollTop':
      return sewRoll(bolt, look);
    case 'gym':
      return sewShoePocket(bolt, look);
    case 'leather':
    case 'zipped':
      return sewLeather(bolt, look);
  }
}

/** The top rolled down and held by one strap. */
function sewRoll(bolt: Bolt, { trim, threads }: BackpackLook): string {
  const { cloth } = bolt;
  const roll =
    'M160 168C158 152 168 142 184 141C260 135 340 135 416 141C432 142 442 152 440 168C444 190 440 218 428 228C340 238 260 238 172 228C160 218 156 190 160 168Z';
  const pocket =
    'M190 440C264 432 336 432 410 440L420 616C421 634 410 642 394 643C330 648 270 648 206 643C190 642 179 634 180 616Z';
  return (
    cutPanel(bolt, 'pocket', pocket, {
      folds: [light(rectangle(186, 438, 230, 16), 0.5), shade(rectangle(180, 612, 240, 40), 0.4, 'broad')],
    }) +
    zip('M196 462C264 454 336 454 404 462', cloth.seam) +
    pull(394, 464) +
    stitch(
      'M190 476L184 614C184 626 192 633 206 634C270 639 330 639 394 634C408 633 416 626 416 614L410 476',
      cloth.stitch,
      0.7,
    ) +
    cutPanel(bolt, 'roll', roll, {
      folds: [
        light(rectangle(166, 150, 270, 16), 0.6),
        shade(rectangle(160, 206, 280, 24), 0.55),
        shade(crease(170, 190, 430, 192, 6, 4), 0.5, 'crisp'),
      ],
      roundness: 0.9,
    }) +
    strap('M300 140L300 404', trim, 26) +
    buckle(300, 320, 2.3, 90) +
    label(300, 520, threads, 58, 34)
  );
}

/** Two zips, the lower one of a deep pocket with air holes for shoes. */
function sewShoePocket(bolt: Bolt, { threads }: BackpackLook): string {
  const { cloth } = bolt;
  const pocket =
    'M160 482C254 474 346 474 440 482L450 614C454 646 438 662 404 664C336 669 264 669 196 664C162 662 146 646 150 614Z';
  const holes = [0, 1, 2, 3, 4, 5]
    .map(
      (step) =>
        `<circle cx="${262 + step * 15.2}" cy="622" r="4" fill="${cloth.seam}"/><circle cx="${262 + step * 15.2}" cy="606" r="4" fill="${cloth.seam}"/>`,
    )
    .join('');
  return (
    zip('M170 372C170 262 216 204 300 202C384 204 430 262 430 372', cloth.seam) +
    pull(428, 360) +
    zip('M196 410C264 404 336 404 404 410', cloth.seam) +
    pull(398, 412) +
    cutPanel(bolt, 'pocket', pocket, {
      folds: [
        light(rectangle(160, 480, 280, 18), 0.6),
        light(
          'M190 510C260 500 320 504 350 512C320 560 250 600 210 610C180 590 176 540 190 510Z',
          0.4,
          'cloud',
        ),
        shade(rectangle(150, 630, 300, 40), 0.45, 'broad'),
      ],
      roundness: 1.1,
    }) +
    zip('M168 502C254 494 346 494 432 502', cloth.seam) +
    pull(424, 504) +
    holes +
    label(300, 310, threads, 60, 35)
  );
}

/** A flap held by two leather straps, on a leather base. */
function sewLeather(bolt: Bolt, { trim, threads }: BackpackLook): string {
  const leather = clothOf(trim);
  const base =
    'M150 560C254 572 346 572 450 560L456 620C458 654 440 672 406 674C336 679 264 679 194 674C160 672 142 654 144 620Z';
  const flap =
    'M164 292C162 214 210 166 300 164C390 166 438 214 436 292L440 420C440 440 430 448 414 449C340 454 260 454 186 449C170 448 160 440 160 420Z';
  return (
    filled(base, leather.base) +
    filled(base, 'url(#weave)', 0.5) +
    stroked(base, leather.seam, 1.4, 0.7) +
    stitch('M151 570C254 582 346 582 449 570', leather.highlight, 0.9, 1.4) +
    cutPanel(bolt, 'flap', flap, {
      folds: [
        light(
          'M196 300C196 232 250 192 300 194C284 262 244 330 222 390C196 390 190 340 196 300Z',
          0.5,
          'cloud',
        ),
        shade(rectangle(160, 420, 280, 40), 0.45, 'broad'),
      ],
      roundness: 1,
    }) +
    stitch(
      'M168 420C168 434 176 440 188 441C260 446 340 446 412 441C424 440 432 434 432 420',
      bolt.cloth.stitch,
      0.8,
    ) +
    strap('M228 372L228 540', trim, 24) +
    strap('M372 372L372 540', trim, 24) +
    buckle(228, 476, 2.2, 90) +
    buckle(372, 476, 2.2, 90) +
    label(300, 300, threads, 58, 34)
  );
}

function strap(path: string, color: string, width: number): string {
  const { seam, base, highlight, stitch: thread } = clothOf(color);
  return (
    `<g transform="translate(3 4)">${stroked(path, '#1d1022', width, 0.3)}</g>` +
    stroked(path, seam, width + 2) +
    stroked(path, base, width) +
    `<g transform="translate(-5 0)">${stroked(path, highlight, 2.4, 0.35)}</g>` +
    `<g transform="translate(${width / 2 - 3.4} 0)">${stitch(path, thread, 0.8)}</g>` +
    `<g transform="translate(${3.4 - width / 2} 0)">${stitch(path, thread, 0.8)}</g>`
  );
}
