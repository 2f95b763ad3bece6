import type { Bolt } from './bolt.ts';
import type { TrousersLook } from './clothes-look.ts';
import { shade } from './fold.ts';
import { onBothSides, stroked } from './markup.ts';
import { button, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { bandOf, jeansBand, plainBand } from './waistband.ts';

/** Everything above the legs as it is behind: yoke, pockets, waistband. */
export function sewSeat(bolt: Bolt, look: TrousersLook): string {
  switch (look.waist) {
    case 'jeans':
      return jeansSeat(bolt, look.thread) + jeansBand(bolt, look.thread) + patch;
    case 'tailored':
      return weltPockets(bolt) + plainBand(bolt);
    case 'drawstring':
      return patchPocket(bolt) + ribPiece(bolt, 'waistband', bandOf(look));
    case 'elastic':
    case 'boxer':
      return ribPiece(bolt, 'waistband', bandOf(look));
  }
}

function jeansSeat(bolt: Bolt, thread: string): string {
  const { cloth } = bolt;
  const pocket = 'M330 218L402 206L409 270C398 282 386 290 374 297C360 294 348 288 337 279Z';
  const arch = 'M334 244C350 254 362 254 370 246C380 248 392 242 406 232';
  const sewn =
    cutPanel(bolt, 'back-pocket', pocket, { roundness: 0.4 }) +
    stitch('M333 224L401 212M335 228L402 216', thread, 0.9, 1.2) +
    stitch('M334 222L341 276C350 284 362 290 374 293C385 287 396 280 405 268L398 211', thread, 0.9, 1.2) +
    stitch(arch, thread, 0.95, 1.3) +
    stitch('M336 250C352 260 364 260 371 252C381 254 393 248 407 238', thread, 0.8, 1.2);
  return (
    onBothSides('back-pockets', sewn) +
    onBothSides(
      'yoke',
      seam('M417 166C380 180 340 190 300 196', cloth, 0.75) +
        stitch('M417 170C380 184 340 194 300 200', thread, 0.9, 1.2) +
        stitch('M418 174C380 188 340 198 300 204', thread, 0.8, 1.2),
    ) +
    stitch('M304 200C305 230 305 256 304 280', thread, 0.9, 1.2)
  );
}

/** The leather patch every pair of jeans carries behind. */
const patch =
  '<rect x="336" y="85" width="40" height="27" rx="1.6" fill="#a9713c" stroke="#6b4220" stroke-width=".9"/>' +
  '<rect x="339" y="88" width="34" height="21" rx="1" fill="none" stroke="#6b4220" stroke-width=".7" stroke-dasharray="3 2"/>' +
  '<path d="M345 95h22M345 99h22M349 103h14" stroke="#6b4220" stroke-width="1.4"/>';

function weltPockets(bolt: Bolt): string {
  const { cloth } = bolt;
  const welt = 'M334 188L396 180L397 188L335 196Z';
  const right =
    seam('M358 122C360 146 362 164 364 184', cloth, 0.5) +
    cutPanel(bolt, 'welt', welt, { folds: [shade(rectangle(330, 190, 70, 8), 0.4)], roundness: 0.3 }) +
    stroked('M334 189.5L396 181.5', cloth.highlight, 1, 0.35) +
    button(366, 203, cloth, 4);
  return onBothSides('welts', right);
}

function patchPocket(bolt: Bolt): string {
  const pocket = 'M338 176L396 170L401 236C384 244 362 248 344 246Z';
  return (
    cutPanel(bolt, 'patch-pocket', pocket, {
      folds: [shade(rectangle(336, 172, 64, 8), 0.3)],
      roundness: 0.4,
    }) +
    stitch('M342 184L394 178.5', bolt.cloth.stitch, 0.7) +
    stitch('M341 180L347 242C364 243 382 240 397 232L393 175', bolt.cloth.stitch, 0.6)
  );
}
