import type { Cloth } from './cloth.ts';
import { stroked } from './markup.ts';
import { stitch } from './notions.ts';

/** A strap or a handle along a line: dark at its edges, light along its middle, stitched. */
export function bagStrap(
  path: string,
  { seam, shade, base, highlight, stitch: thread }: Cloth,
  width: number,
): string {
  return (
    stroked(path, seam, width + 2.6) +
    stroked(path, shade, width) +
    stroked(path, base, width * 0.72) +
    stroked(path, highlight, width * 0.2, 0.4) +
    stitch(path, thread, 0.7)
  );
}

/** The one that hangs behind the bag. */
export function bagStrapBehind(path: string, { seam, deep }: Cloth, width: number): string {
  return `<g transform="translate(7 -14)" opacity=".9">${stroked(path, seam, width + 2)}${stroked(path, deep, width)}</g>`;
}

/** A round brass stud. */
export const stud = (x: number, y: number, radius: number): string =>
  `<circle cx="${x + 1}" cy="${y + 2}" r="${radius}" fill="#1d1022" opacity=".35"/>` +
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#brass)" stroke="#573c16" stroke-width="1"/>` +
  `<circle cx="${x - radius * 0.3}" cy="${y - radius * 0.35}" r="${radius * 0.28}" fill="#f7e3b0"/>`;
