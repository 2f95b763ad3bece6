import { hexOf } from '../../../../shop/catalog/media/oklch.ts';
import { type Cloth, clothOf } from './cloth.ts';
import type { Threads } from './cut.ts';
import { filled, stroked } from './markup.ts';
import { rectangle } from './path.ts';

/** A line where two pieces are sewn together. */
export function seam(path: string, cloth: Cloth, opacity = 0.55): string {
  return `<path d="${path}" fill="none" stroke="${cloth.seam}" stroke-width="1.3" opacity="${opacity}" stroke-linecap="round"/>`;
}

/** Topstitching in any thread. */
export function stitch(path: string, thread: string, opacity = 0.85, width = 1.1): string {
  return (
    `<path d="${path}" fill="none" stroke="${thread}" stroke-width="${width}" stroke-dasharray="4.2 2.8"` +
    ` opacity="${opacity}" stroke-linecap="round"/>`
  );
}

/** The woven label in the neck: three threads on undyed ribbon, `top` at its upper edge. */
export function label(
  x: number,
  top: number,
  [outer, middle, inner]: Threads,
  width = 24,
  height = 14,
): string {
  const left = x - width / 2;
  const band = (at: number, part: number, color: string): string =>
    filled(rectangle(left, top + height * at, width, height * part), color);
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="1.2" fill="#fbfaf5"/>` +
    band(0.28, 0.16, middle) +
    band(0.52, 0.09, inner) +
    band(0.68, 0.13, outer)
  );
}

/** A four-hole button would be mud at this size, so it has two. Mother-of-pearl or horn by the cloth. */
export function button(x: number, y: number, cloth: Cloth, radius = 4.6, color = buttonColor(cloth)): string {
  const shell = clothOf(color);
  const disc = (cx: number, cy: number, r: number, fill: string, opacity = 1): string =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const glint = `M${x - radius * 0.7} ${y - radius * 0.45}A${radius * 0.85} ${radius * 0.85} 0 0 1 ${x + radius * 0.3} ${y - radius * 0.8}`;
  return (
    disc(x + 0.6, y + 1.6, radius, cloth.seam, 0.45) +
    disc(x, y, radius, shell.base) +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.72}" fill="none" stroke="${shell.deep}" stroke-width=".8" opacity=".7"/>` +
    stroked(glint, shell.highlight, 1) +
    disc(x - 1.2, y, 0.75, shell.seam) +
    disc(x + 1.2, y, 0.75, shell.seam)
  );
}

/** The copper rivets of jeans. */
export function rivet(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="3.1" fill="#b9763b"/>` +
    `<circle cx="${x - 0.8}" cy="${y - 0.9}" r="1.1" fill="#f3cf9a"/>`
  );
}

function buttonColor({ lightness }: Cloth): string {
  return lightness > 0.6
    ? hexOf({ lightness: Math.max(0.3, lightness - 0.18), chroma: 0.03, hue: 70 })
    : hexOf({ lightness: 0.82, chroma: 0.03, hue: 80 });
}
