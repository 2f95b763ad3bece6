import type { Bolt } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { Threads } from './cut.ts';
import { shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { button, label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

export const horn = ({ lightness }: Cloth): string => (lightness > 0.5 ? '#6b4a32' : '#2a211f');

/** One front far over the other, and two rows of buttons. */
export function closeDouble(bolt: Bolt, hem: number, isLong: boolean): string {
  const { cloth } = bolt;
  const edge = `M304 322C330 330 356 344 360 372L364 ${hem + 8}`;
  const heights = isLong ? [356, 430, 504, 578] : [356, 420, 484];
  // Pale buttons on dark cloth: two rows are what the piece is about.
  const shell = cloth.isDark ? '#8d8494' : horn(cloth);
  return (
    `<g transform="translate(4 1)">${stroked(edge, cloth.deep, 6, 0.5)}</g>` +
    seam(edge, cloth, 0.85) +
    stroked(edge.replace('M304', 'M302.4'), cloth.highlight, 1.2, 0.4) +
    heights.flatMap((y) => [258, 342].map((x) => button(x, y, cloth, 7, shell))).join('')
  );
}

/** One front laid over the other without a button. */
export function wrapOver(bolt: Bolt, hem: number): string {
  const { cloth } = bolt;
  const edge = `M304 318C334 350 352 400 356 470L360 ${hem + 8}`;
  return (
    `<g transform="translate(4 1)">${stroked(edge, cloth.deep, 6, 0.5)}</g>` +
    seam(edge, cloth, 0.85) +
    stroked(edge.replace('M304', 'M302.4'), cloth.highlight, 1.2, 0.35)
  );
}

/** No collar: a bound round neck, and five covered buttons below it. */
export function sewRoundFront(bolt: Bolt, threads: Threads, hem: number): string {
  const { cloth } = bolt;
  const neckline = 'M258 99C266 132 280 150 300 150C320 150 334 132 342 99';
  const edge = `M312 150C314 260 316 440 318 ${hem + 12}`;
  return (
    filled('M257 98C272 86 328 86 343 98C336 134 320 152 300 152C280 152 264 134 257 98Z', cloth.inside) +
    filled('M259 100C276 90 324 90 341 100L337 113C320 104 280 104 263 113Z', cloth.deep, 0.9) +
    label(300, 104, threads, 24, 14) +
    stroked(neckline, cloth.seam, 9, 0.5) +
    stroked(neckline, cloth.base, 7.4) +
    stroked(neckline, cloth.highlight, 1.4, 0.5) +
    `<g transform="translate(4 1)">${stroked(edge, cloth.deep, 5, 0.4)}</g>` +
    seam(edge, cloth, 0.75) +
    [190, 270, 350, 430, 510].map((y) => button(299, y, cloth, 6, cloth.shade)).join('')
  );
}

/** Four wooden toggles with their cords. */
export function sewToggles(bolt: Bolt, hem: number): string {
  const { cloth } = bolt;
  const edge = `M316 150L318 ${hem + 12}`;
  const toggle = (y: number): string =>
    stroked(
      `M262 ${y}C280 ${y - 8} 300 ${y - 8} 312 ${y}M262 ${y}C280 ${y + 8} 300 ${y + 8} 312 ${y}M338 ${y}C326 ${y - 6} 316 ${y - 4} 308 ${y}`,
      '#3a2a1e',
      3.4,
    ) +
    `<rect x="250" y="${y - 9}" width="18" height="18" rx="3" fill="#4a3424"/><rect x="334" y="${y - 9}" width="18" height="18" rx="3" fill="#4a3424"/>` +
    `<rect x="294" y="${y - 6}" width="36" height="12" rx="6" fill="#a9713c" stroke="#5b3c1e" stroke-width="1.2"/><path d="M299 ${y - 2.4}h24" stroke="#e5c17c" stroke-width="1.6" opacity=".8"/>`;
  return (
    `<g transform="translate(4 1)">${stroked(edge, cloth.deep, 6, 0.45)}</g>` +
    seam(edge, cloth, 0.8) +
    [214, 300, 386, 472].map(toggle).join('')
  );
}

/** A zip under a flap with snaps, and a cord at the waist. */
export function sewFlyZip(bolt: Bolt, hem: number): string {
  const { cloth } = bolt;
  const flap = `M284 150L318 150L320 ${hem + 10}L284 ${hem + 12}Z`;
  const snaps = [190, 286, 382, 478, 574, 660]
    .map(
      (y) =>
        `<circle cx="301" cy="${y}" r="6" fill="#8f8a80" stroke="#4b473f" stroke-width="1"/><circle cx="300" cy="${y - 1}" r="2.2" fill="#d8d2c6"/>`,
    )
    .join('');
  return (
    `<g transform="translate(4 1)">${stroked(`M320 150L322 ${hem + 8}`, cloth.deep, 5, 0.45)}</g>` +
    cutPanel(bolt, 'fly', flap, {
      folds: [shade(rectangle(312, 150, 8, hem - 140), 0.35, 'crisp')],
      roundness: 0.4,
    }) +
    stitch(`M289 152L289 ${hem + 8}M314 152L315 ${hem + 8}`, cloth.stitch, 0.6) +
    snaps +
    seam('M182 392C240 404 360 404 418 392', cloth, 0.6) +
    stitch('M182 398C240 410 360 410 418 398M182 386C240 398 360 398 418 386', cloth.stitch, 0.5)
  );
}
