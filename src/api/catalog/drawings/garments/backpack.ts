import type { BackpackLook } from './accessory-look.ts';
import { sewOtherFront } from './backpack-front.ts';
import { pull, zip } from './bag-zip.ts';
import { type Bolt, unroll } from './bolt.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ellipse, groundShadow } from './shadow.ts';

/** A backpack with a front pocket and side pockets; from behind its padded back and straps. */
export function drawBackpack(look: BackpackLook, side: Side): Drawing {
  const bolt = unroll(look);
  const marks =
    groundShadow('ground', ellipse(300, 676, 170, 10), ellipse(312, 684, 206, 24)) +
    (look.kind === 'rollTop' ? '' : handle(bolt)) +
    onBothSides(
      'side-pocket',
      cutPanel(bolt, 'side-pocket-piece', sidePocket, { folds: [light(rectangle(440, 500, 30, 14), 0.5)] }),
    ) +
    cutPanel(bolt, 'body', look.kind === 'rollTop' ? tallBody : body, { folds: bodyFolds, roundness: 1.3 }) +
    (side === 'back'
      ? sewBack(bolt)
      : look.kind === 'zipped'
        ? sewFront(bolt, look)
        : sewOtherFront(bolt, look));
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -24, y: -32, scale: 1.08 },
    outline: (look.kind === 'rollTop' ? tallBody : body) + sidePocket,
    lines: [],
  };
}

const body =
  'M158 300C156 210 206 152 300 150C394 152 444 210 442 300L456 620C458 654 440 672 406 674C336 679 264 679 194 674C160 672 142 654 144 620Z';
const tallBody =
  'M172 196C190 190 410 190 428 196C436 230 440 260 442 300L456 620C458 654 440 672 406 674C336 679 264 679 194 674C160 672 142 654 144 620L158 300C160 260 164 230 172 196Z';
const sidePocket = 'M436 500C456 500 472 512 476 532L482 630C482 652 466 664 440 662Z';
const pocket =
  'M186 452C186 440 194 434 206 433C268 428 332 428 394 433C406 434 414 440 414 452L422 616C424 640 412 650 392 652C330 657 270 657 208 652C188 650 176 640 178 616Z';

const bodyFolds = [
  light('M190 300C190 220 250 180 300 184C280 260 240 340 226 430C196 420 186 360 190 300Z', 0.5, 'cloud'),
  shade('M396 190L470 240L470 690L430 690Z', 0.4, 'broad'),
  shade(rectangle(140, 640, 320, 50), 0.4, 'broad'),
  shade(crease(166, 420, 196, 640, 6, 10), 0.34),
  shade(crease(434, 420, 404, 640, -6, 10), 0.34),
];

function handle(bolt: Bolt): string {
  const loop = 'M262 168C258 112 342 112 338 168';
  const line = (color: string, width: number, opacity = 1): string =>
    `<path d="${loop}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  return line(bolt.cloth.seam, 18) + line(bolt.cloth.shade, 15) + line(bolt.cloth.highlight, 3, 0.5);
}

function sewFront(bolt: Bolt, { threads, trim }: BackpackLook): string {
  const { cloth } = bolt;
  const zipLine = 'M170 372C170 262 216 204 300 202C384 204 430 262 430 372';
  return (
    zip(zipLine, cloth.seam) +
    pull(428, 360) +
    cutPanel(bolt, 'pocket', pocket, {
      folds: [
        light(rectangle(186, 440, 230, 16), 0.5),
        shade(rectangle(180, 620, 240, 40), 0.4, 'broad'),
        shade('M390 440L430 440L430 660L404 660Z', 0.3, 'broad'),
      ],
    }) +
    stitch(
      'M192 462C192 450 198 446 208 445C268 440 332 440 392 445C402 446 408 450 408 462L415 614C416 632 408 640 391 641C330 646 270 646 209 641C192 640 184 632 185 614Z',
      cloth.stitch,
      0.6,
    ) +
    zip('M196 478C264 472 336 472 404 478', cloth.seam) +
    pull(398, 480) +
    `<rect x="250" y="300" width="100" height="66" rx="5" fill="${trim}" stroke="${cloth.seam}" stroke-width="1"/><rect x="256" y="306" width="88" height="54" rx="3" fill="none" stroke="#f6f1e4" stroke-width="1" stroke-dasharray="4 2.8" opacity=".7"/>` +
    label(300, 317, threads, 54, 32)
  );
}

function sewBack(bolt: Bolt): string {
  const { cloth } = bolt;
  const panel =
    'M196 250C210 214 250 196 300 196C350 196 390 214 404 250L420 620C420 634 412 640 400 641C334 646 266 646 200 641C188 640 180 634 180 620Z';
  const strap =
    'M330 206C366 206 384 236 388 290C394 370 400 450 404 520L372 526C364 450 356 380 344 320C338 280 326 236 312 214Z';
  const right =
    `<g transform="translate(3 8)">${stroked('M388 290C394 370 400 450 404 520', '#1d1022', 8, 0.3)}</g>` +
    cutPanel(bolt, 'strap', strap, {
      folds: [light(crease(344, 220, 384, 510, -8, 6), 0.6), shade(crease(322, 222, 376, 522, -10, 6), 0.4)],
    }) +
    stitch(
      'M332 212C362 214 378 242 382 292C388 370 394 448 398 516M318 218C332 240 344 284 350 322C362 384 370 452 378 520',
      cloth.stitch,
      0.8,
    ) +
    stroked('M388 524L414 640', cloth.seam, 15) +
    stroked('M388 524L414 640', cloth.shade, 12) +
    '<rect x="371" y="514" width="36" height="20" rx="4" fill="#3a3540" stroke="#17141a" stroke-width="1" transform="rotate(-6 388 524)"/>';
  const channels = [300, 380, 460, 540].map(
    (y) =>
      seam(`M188 ${y}C260 ${y + 8} 340 ${y + 8} 412 ${y}`, cloth, 0.6) +
      stroked(`M188 ${y + 3}C260 ${y + 11} 340 ${y + 11} 412 ${y + 3}`, cloth.highlight, 1.4, 0.35),
  );
  return (
    cutPanel(bolt, 'panel', panel, {
      folds: [
        light('M210 270Q300 240 390 270L390 290Q300 270 210 290Z', 0.4),
        shade(rectangle(180, 600, 240, 50), 0.4, 'broad'),
      ],
    }) +
    channels.join('') +
    onBothSides('straps', right)
  );
}
