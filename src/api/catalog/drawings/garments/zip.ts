import type { Bolt } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { rectangle } from './path.ts';

/** A zip from the neckband to the hem, with slanted pockets beside it. */
export function sewZip(bolt: Bolt): string {
  const { cloth } = bolt;
  const pocket =
    seam('M352 470C364 500 374 530 380 560', cloth, 0.8) +
    stitch('M346 472C358 502 368 532 374 561', cloth.stitch, 0.6) +
    stroked('M354 469C366 499 376 529 382 558', cloth.highlight, 1.1, 0.35);
  return onBothSides('pocket', pocket) + zipper(cloth, 202, 648);
}

/** The zip itself, closed, from `top` to `bottom` in the middle line. */
export function zipper(cloth: Cloth, top: number, bottom: number): string {
  const slider = top + 4;
  return (
    filled(rectangle(293, top, 14, bottom - top), cloth.deep) +
    stroked(`M293 ${top}L293 ${bottom}M307 ${top}L307 ${bottom}`, cloth.seam, 1, 0.6) +
    `<path d="M300 ${top + 2}L300 ${bottom}" fill="none" stroke="#b9b3a6" stroke-width="4.6" stroke-dasharray="2 1.4"/>` +
    stroked(`M300 ${top + 2}L300 ${bottom}`, '#6d675c', 0.9, 0.8) +
    `<rect x="295.4" y="${slider}" width="9.2" height="13" rx="2.6" fill="#cfc9bb" stroke="#6d675c" stroke-width=".8"/>` +
    `<rect x="297.4" y="${slider + 12}" width="5.2" height="19" rx="2.4" fill="#b9b3a6" stroke="#6d675c" stroke-width=".8"/>`
  );
}
