import type { Bolt } from './bolt.ts';
import type { Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** A belt of the coat's own cloth, held by loops, with a covered buckle and a hanging end in front. */
export function sewCoatBelt(bolt: Bolt, side: Side): string {
  const { cloth } = bolt;
  const cast = `<g transform="translate(0 5)">${stroked('M184 404C240 418 360 418 416 404', cloth.deep, 6, 0.45)}</g>`;
  const band =
    cutPanel(bolt, 'belt', belt, {
      folds: [light(rectangle(170, 368, 260, 10), 0.45), shade(rectangle(170, 396, 260, 14), 0.35)],
      roundness: 0.55,
      printTurn: 'rotate(90 300 390)',
    }) + stitch('M184 376C240 387 360 387 416 376M182 401C240 413 360 413 418 401', cloth.stitch, 0.55);
  return cast + band + onBothSides('belt-loop', loop(bolt)) + (side === 'front' ? buckle(bolt) : '');
}

const belt = 'M183 371C240 383 360 383 417 371L419 406C360 418 240 418 181 406Z';

/** The same belt without a buckle, tied in a knot. */
export function tieCoatBelt(bolt: Bolt, side: Side): string {
  const { cloth } = bolt;
  const band = cutPanel(bolt, 'belt', belt, {
    folds: [light(rectangle(170, 368, 260, 10), 0.45), shade(rectangle(170, 396, 260, 14), 0.35)],
    roundness: 0.6,
  });
  if (side === 'back') return band;
  const piece = (name: string, path: string): string =>
    cutPanel(bolt, name, path, { folds: [shade(crease(310, 410, 330, 560, 6, 7), 0.4)], roundness: 0.5 });
  return (
    `<g transform="translate(0 5)">${stroked('M184 404C240 418 360 418 416 404', cloth.deep, 6, 0.45)}</g>` +
    band +
    piece('belt-left', 'M300 396C288 440 284 490 270 540L296 552C308 500 316 450 322 404Z') +
    piece('belt-right', 'M310 396C326 440 330 500 340 572L366 564C356 496 352 440 334 392Z') +
    cutPanel(
      bolt,
      'knot',
      'M292 366C306 356 326 358 336 370C340 390 336 408 326 418C312 422 300 420 294 412C288 398 286 380 292 366Z',
      {
        folds: [shade(crease(300, 370, 304, 414, 3, 4), 0.6), light(crease(318, 366, 322, 408, 3, 4), 0.5)],
        roundness: 0.6,
      },
    )
  );
}

function loop({ cloth }: Bolt): string {
  const strip = 'M392 366L401 365L402 414L393 415Z';
  return (
    filled(strip, cloth.base) +
    stroked(strip, cloth.seam, 1.1, 0.6) +
    stroked('M395 368L396 412', cloth.highlight, 1.4, 0.4)
  );
}

function buckle(bolt: Bolt): string {
  const { cloth } = bolt;
  const end = 'M300 384C312 420 318 470 316 524L304 536L290 526C294 474 292 424 284 386Z';
  const frame = (color: string, width: number): string =>
    `<rect x="276" y="368" width="46" height="52" rx="7" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    `<g transform="translate(4 5)">${filled(end, cloth.deep, 0.4)}</g>` +
    cutPanel(bolt, 'belt-end', end, {
      folds: [light('M292 400L300 400L308 520L298 524Z', 0.4), shade(rectangle(280, 384, 40, 30), 0.5)],
      roundness: 0.4,
    }) +
    stitch('M290 400C297 440 299 480 296 522M302 398C311 440 313 480 311 518', cloth.stitch, 0.5) +
    frame(cloth.seam, 10) +
    frame(cloth.shade, 8) +
    frame(cloth.highlight, 1.4)
  );
}
