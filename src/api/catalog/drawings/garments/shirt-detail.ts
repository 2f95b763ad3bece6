import type { Bolt } from './bolt.ts';
import { cables } from './cables.ts';
import type { ShirtLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import { sewBelt } from './dress-belt.ts';
import { light, shade } from './fold.ts';
import { clipped, onBothSides, stroked } from './markup.ts';
import { button, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { bodyOutline } from './shirt-cut.ts';

/** What is knitted into or sewn on the body, below the neck. */
export function sewShirtDetail(bolt: Bolt, look: ShirtLook, side: Side): string {
  if (look.detail === undefined) return '';
  switch (look.detail) {
    case 'cables':
      return clipped('cables', bodyOutline(look, side), cables(bolt.cloth, [228, 300, 372], 150, 604));
    case 'pocket':
      return side === 'front' ? sewChestPocket(bolt) : '';
    case 'patchPockets':
      return side === 'front' ? onBothSides('patch', sewPatch(bolt)) : '';
    case 'belt':
      return `<g transform="translate(-288 -186) scale(1.96 1.86)">${sewBelt(bolt)}</g>${side === 'front' ? sewKnot(bolt) : ''}`;
    case 'tucks':
      return side === 'front' ? onBothSides('tucks', sewTucks(bolt)) : '';
    case 'shoulderButtons':
      return side === 'front' ? sewShoulder(bolt) : '';
    case 'frill':
      return onBothSides('frill', sewFrill(bolt));
    case 'piping':
    case 'buttonDown':
      return '';
  }
}

/** What is laid on when the collar is sewn: a thin contrasting cord along all edges, or a button at each point. */
export function sewOnCollar({ cloth }: Bolt, { detail }: ShirtLook, side: Side): string {
  if (side === 'back') return '';
  if (detail === 'buttonDown') return [276, 324].map((x) => button(x, 212, cloth, 3.6)).join('');
  if (detail !== 'piping') return '';
  const cord = cloth.isDark ? '#f6f1e4' : '#35193c';
  const leaf =
    'M380 184C362 196 340 210 322 222C312 208 304 194 300 181M220 184C238 196 260 210 278 222C288 208 296 194 300 181';
  return stroked(`${leaf}M312 190L312 658M340 269C356 265 378 265 394 269`, cord, 2.2, 0.85);
}

function sewChestPocket(bolt: Bolt): string {
  const pocket = 'M338 268L396 266L397 326C388 336 378 342 368 345C357 343 347 337 339 328Z';
  return (
    cutPanel(bolt, 'chest-pocket', pocket, {
      folds: [shade(rectangle(334, 262, 66, 12), 0.3)],
      roundness: 0.4,
    }) +
    stitch('M340 278L395 276', bolt.cloth.stitch, 0.8) +
    stitch('M342 272L343 326C350 333 358 338 368 340C377 338 386 332 393 324L392 271', bolt.cloth.stitch, 0.6)
  );
}

function sewPatch(bolt: Bolt): string {
  const pocket =
    'M330 548L408 542L414 640C414 650 408 655 398 656C378 659 358 659 344 657C336 656 331 651 331 643Z';
  return (
    cutPanel(bolt, 'patch-piece', pocket, {
      folds: [shade(rectangle(326, 544, 90, 14), 0.35), light(rectangle(336, 568, 70, 14), 0.3)],
      roundness: 0.45,
    }) +
    stitch(
      'M333 562L409 556M337 568L337 642C339 650 344 651 350 651C368 653 384 652 398 650C406 649 409 644 408 638L404 556',
      bolt.cloth.stitch,
      0.7,
    )
  );
}

function sewKnot({ cloth }: Bolt): string {
  const tails = 'M296 448C288 500 286 540 276 590M306 448C314 500 316 540 326 580';
  return (
    stroked(tails, cloth.seam, 15) +
    stroked(tails, cloth.shade, 13) +
    stroked(tails, cloth.highlight, 2, 0.35) +
    `<rect x="284" y="424" width="32" height="36" rx="9" fill="${cloth.base}" stroke="${cloth.seam}" stroke-width="1.4"/>`
  );
}

/** Four narrow pleats, pressed and sewn down. */
function sewTucks({ cloth }: Bolt): string {
  return [322, 338, 354, 370]
    .map((x, index) => {
      const top = 192 - index * 8;
      return (
        seam(`M${x} ${top}L${x + 2} 470`, cloth, 0.7) +
        stroked(`M${x + 4} ${top}L${x + 6} 470`, cloth.deep, 4, 0.35) +
        stroked(`M${x - 3} ${top}L${x - 1} 470`, cloth.highlight, 1.4, 0.6)
      );
    })
    .join('');
}

/** A shoulder that opens, with three buttons. */
function sewShoulder({ cloth }: Bolt): string {
  return (
    seam('M356 138C384 146 412 156 434 170', cloth, 0.8) +
    seam('M350 158C378 166 404 176 428 190', cloth, 0.5) +
    button(372, 152, cloth, 6) +
    button(396, 161, cloth, 6) +
    button(418, 173, cloth, 6)
  );
}

/** A frill along the shoulder. */
function sewFrill(bolt: Bolt): string {
  const frill =
    'M424 160C440 150 462 160 470 180C484 186 486 204 478 214C484 232 474 246 464 248C462 264 446 270 436 262C428 230 424 196 424 160Z';
  return cutPanel(bolt, 'frill-piece', frill, {
    folds: [180, 204, 228, 250].map((y) => shade(`M430 ${y}L470 ${y - 4}L468 ${y + 6}Z`, 0.5, 'crisp')),
    roundness: 0.5,
  });
}
