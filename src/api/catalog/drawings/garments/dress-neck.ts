import { type Bolt, unprinted } from './bolt.ts';
import type { DressLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import type { Neck } from './dress-cut.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';

/** What is seen through the neck, before the bodice is laid over it. */
export function insideOfNeck({ cloth }: Bolt, { threads }: DressLook, neck: Neck): string {
  if (neck === 'straps' || neck === 'bib') return '';
  const inside = neck === 'wrap' ? deepInside : neckInside;
  return (
    filled(inside, cloth.inside) + filled(neckShadow, cloth.deep, 0.85) + label(300, 127, threads, 22, 13)
  );
}

const neckInside = 'M255 112C268 128 332 128 345 112C339 160 320 196 300 196C280 196 261 160 255 112Z';
const deepInside = 'M255 112C268 128 332 128 345 112C341 190 320 262 300 294C280 262 259 190 255 112Z';
const neckShadow = 'M259 120C274 132 326 132 341 120L338 134C320 144 280 144 262 134Z';

/** The neck's edge, or the collar that is sewn to it. */
export function finishNeck(bolt: Bolt, neck: Neck, side: Side): string {
  if (side === 'back') {
    if (neck === 'straps') return sewStraps(bolt, neck) + shirring(bolt);
    if (neck === 'bib') return crossStraps(bolt) + shirring(bolt);
    const edge = bind(bolt, 'M255 112C262 120 280 124 300 124C320 124 338 120 345 112');
    return neck === 'collar' || neck === 'flat' || neck === 'stand' ? edge + collarBehind(bolt) : edge;
  }
  switch (neck) {
    case 'scoop':
      return bind(bolt, 'M255 112C261 166 280 195 300 195C320 195 339 166 345 112');
    case 'square':
      return bind(bolt, 'M255 112L264 184L336 184L345 112');
    case 'wrap':
      return sewWrap(bolt);
    case 'collar':
      return onBothSides('collar', sewLeaf(bolt, leaf));
    case 'flat':
      return onBothSides('collar', sewLeaf(unprinted(bolt), roundLeaf));
    case 'stand':
      return sewStand(bolt);
    case 'straps':
    case 'bib':
      return sewStraps(bolt, neck);
  }
}

function bind({ cloth }: Bolt, neckline: string): string {
  return (
    stroked(neckline, cloth.shade, 5) +
    `<g transform="translate(0 3)">${stroked(neckline, cloth.seam, 0.9, 0.45)}</g>` +
    `<g transform="translate(0 -1)">${stroked(neckline, cloth.highlight, 1.1, 0.7)}</g>`
  );
}

/** One front over the other, down to the waist. */
function sewWrap(bolt: Bolt): string {
  const { cloth } = bolt;
  const under = 'M345 112C340 182 318 258 300 290';
  const over = 'M255 112C260 182 282 258 300 290C318 312 336 326 356 336';
  return (
    `<g transform="translate(-3 6)">${stroked('M300 290C318 312 336 326 356 336', cloth.deep, 6, 0.5)}</g>` +
    bind(bolt, under) +
    bind(bolt, over) +
    seam('M304 296C320 314 338 328 358 338', cloth, 0.6)
  );
}

const leaf =
  'M345 97C357 106 367 124 373 152C355 164 338 175 322 185C311 174 303 163 299 152C322 146 338 124 345 97Z';
const roundLeaf =
  'M345 104C364 108 378 124 379 146C374 176 336 190 306 182C300 178 298 170 299 160C324 158 340 138 345 104Z';

function sewLeaf(bolt: Bolt, outline: string): string {
  return cutPanel(bolt, 'leaf', outline, {
    folds: [shade(crease(304, 158, 346, 106, -4, 6), 0.4), light(crease(326, 176, 366, 148, -2, 6), 0.45)],
    roundness: 0.45,
    printTurn: 'rotate(38 340 140)',
  });
}

function sewStand(bolt: Bolt): string {
  const band = 'M299 126C320 124 336 112 342 88C346 84 351 86 353 92C354 124 334 142 299 144Z';
  const half = cutPanel(bolt, 'stand', band, {
    folds: [light(crease(308, 130, 346, 96, 4, 4), 0.5)],
    roundness: 0.5,
  });
  const behind = 'M247 92C270 76 330 76 353 92C346 118 326 134 300 136C274 134 254 118 247 92Z';
  return (
    filled(behind, bolt.cloth.inside) +
    stroked('M247 92C270 76 330 76 353 92', bolt.cloth.seam, 1.2, 0.6) +
    onBothSides('stands', half) +
    seam('M300 126L300 200', bolt.cloth, 0.5)
  );
}

function collarBehind(bolt: Bolt): string {
  const outline =
    'M257 98C274 90 326 90 343 98C352 110 358 122 360 134C328 146 272 146 240 134C242 122 248 110 257 98Z';
  return cutPanel(bolt, 'collar', outline, {
    folds: [shade(crease(244, 132, 356, 132, 8, 5), 0.4)],
    roundness: 0.45,
    printTurn: 'rotate(90 300 120)',
  });
}

/** Over the shoulders: two cords, or the buttoned straps of a bib. */
function sewStraps(bolt: Bolt, neck: 'straps' | 'bib'): string {
  const { cloth } = bolt;
  if (neck === 'straps') {
    const cord = 'M358 170C360 140 354 112 340 92';
    const strap =
      stroked(cord, cloth.seam, 8) + stroked(cord, cloth.base, 6) + stroked(cord, cloth.highlight, 1.4, 0.5);
    return (
      onBothSides('strap', strap) + bind(bolt, 'M236 164C250 178 276 186 300 186C324 186 350 178 364 164')
    );
  }
  const strap =
    'M326 204C330 160 336 120 342 84C352 80 362 84 366 92C362 130 356 168 350 206C342 210 334 210 326 204Z';
  return (
    onBothSides(
      'strap',
      cutPanel(bolt, 'strap-piece', strap, {
        folds: [light(crease(340, 100, 338, 200, 0, 4), 0.4)],
        roundness: 0.5,
      }) +
        stitch('M331 202C335 162 341 122 346 90M345 204C351 166 357 130 361 94', cloth.stitch, 0.7) +
        button(338, 194, cloth, 5.4),
    ) + stitch('M254 180L346 180', cloth.stitch, 0.8)
  );
}

/** Elastic sewn in rows behind, where a dress is pulled on. */
function shirring({ cloth }: Bolt): string {
  return [250, 268, 286, 304, 322]
    .map((y) => {
      const half = 76 - (y - 250) * 0.2;
      return (
        seam(`M${300 - half} ${y}C270 ${y + 5} 330 ${y + 5} ${300 + half} ${y}`, cloth, 0.5) +
        stroked(
          `M${300 - half} ${y + 3}C270 ${y + 8} 330 ${y + 8} ${300 + half} ${y + 3}`,
          cloth.highlight,
          1.6,
          0.4,
        )
      );
    })
    .join('');
}

/** The straps of a bib cross behind. */
function crossStraps({ cloth }: Bolt): string {
  const strap = (path: string): string =>
    stroked(path, cloth.seam, 24) + stroked(path, cloth.base, 22) + stitch(path, cloth.stitch, 0.6);
  return strap('M246 90L336 200') + strap('M354 90L264 200') + stitch('M254 180L346 180', cloth.stitch, 0.8);
}

/** The buttons of a shirt dress, from the collar to the hem. */
export function sewButtons(bolt: Bolt, hem: number): string {
  const { cloth } = bolt;
  const front = `M288 154L312 154L312 ${hem}L288 ${hem}Z`;
  const heights = Array.from({ length: Math.floor((hem - 190) / 52) }, (_, index) => 178 + index * 52);
  return (
    cutPanel(bolt, 'placket', front, {
      folds: [shade(`M306 160L314 160L314 ${hem}L306 ${hem}Z`, 0.3, 'crisp')],
      roundness: 0.3,
    }) +
    stitch(`M291 160L291 ${hem - 2}M309 160L309 ${hem - 2}`, cloth.stitch, 0.6) +
    heights.map((y) => button(300, y, cloth, 4.2)).join('')
  );
}
