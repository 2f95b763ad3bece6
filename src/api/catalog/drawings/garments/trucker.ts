import type { Bolt } from './bolt.ts';
import { light, shade } from './fold.ts';
import { jeansStitch } from './jeans-stitch.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirroredOutline, rectangle } from './path.ts';

/** The waistband that ends it. */
export const truckerBand = mirroredOutline(
  [300, 612],
  [
    [344, 612, 390, 609, 425, 600],
    [425, 612, 424, 626, 422, 640],
    [386, 648, 342, 651, 300, 651],
  ],
);

/** What makes a denim jacket in front: the yoke, two flap pockets, and the seams that run from them to the waist. */
export function sewTrucker(bolt: Bolt): string {
  const { cloth } = bolt;
  const thread = jeansStitch(cloth);
  const half =
    seam('M314 262C350 260 392 258 425 254', cloth, 0.8) +
    stitch('M314 256.5C350 254.5 392 252.5 425 248.5', thread, 0.8) +
    seam('M332 330C330 430 326 520 320 610M398 328C392 430 380 520 362 608', cloth, 0.7) +
    stitch('M336 332C334 430 330 520 324 610M394 330C388 430 376 520 358 608', thread, 0.75) +
    sewPocket(bolt) +
    seam('M388 470C392 502 394 530 394 556', cloth, 0.8) +
    stitch('M393 468C397 502 399 530 399 557', thread, 0.75);
  return onBothSides('trucker-front', half);
}

/** The yoke behind, and the two seams below it. */
export function sewTruckerBehind({ cloth }: Bolt): string {
  const thread = jeansStitch(cloth);
  const half =
    seam('M300 244C350 244 392 240 425 234M352 244C356 380 350 500 340 612', cloth, 0.75) +
    stitch('M300 249C350 249 392 245 425 239M357 249C361 380 355 500 345 612', thread, 0.75);
  return onBothSides('trucker-back', half);
}

/** The band itself, with the snap that closes it in front. */
export function sewTruckerBand(bolt: Bolt): string {
  const thread = jeansStitch(bolt.cloth);
  return (
    cutPanel(bolt, 'hem', truckerBand, {
      folds: [light(rectangle(170, 612, 260, 8), 0.4), shade(rectangle(170, 640, 260, 14), 0.35)],
      roundness: 0.5,
      printTurn: 'rotate(90 300 630)',
    }) +
    stitch('M178 606C214 614 258 617.5 300 617.5C342 617.5 386 614 422 606', thread, 0.75) +
    stitch('M180 635C216 643 260 646 300 646C340 646 384 643 420 635', thread, 0.75)
  );
}

/** The metal snaps, down the front and on the band. */
export const truckerSnaps = (): string =>
  [196, 250, 310, 370, 430, 490, 550].map((y) => snap(300, y)).join('') + snap(300, 632);

export function snap(x: number, y: number): string {
  return (
    `<circle cx="${x + 0.6}" cy="${y + 1.4}" r="5.6" fill="#1c0f20" opacity=".45"/>` +
    `<circle cx="${x}" cy="${y}" r="5.4" fill="#b9763b"/>` +
    `<circle cx="${x}" cy="${y}" r="3.2" fill="none" stroke="#7c4a20" stroke-width="1"/>` +
    `<circle cx="${x - 1.6}" cy="${y - 1.8}" r="1.3" fill="#f3cf9a"/>`
  );
}

function sewPocket(bolt: Bolt): string {
  const { cloth } = bolt;
  const thread = jeansStitch(cloth);
  const flap = 'M330 264L402 260L403 288L367 304L331 291Z';
  return (
    stroked('M334 296L335 332L398 330L400 292', cloth.seam, 1, 0.6) +
    `<g transform="translate(2 4)">${filled(flap, cloth.seam, 0.45)}</g>` +
    cutPanel(bolt, 'chest-flap', flap, { folds: [light(rectangle(330, 262, 72, 8), 0.5)], roundness: 0.4 }) +
    stitch('M334 268L335 288L367 299L399 285.5L398 264.5', thread, 0.85) +
    snap(367, 287)
  );
}
