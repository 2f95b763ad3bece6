import { hexOf, oklchOf } from '../../../../shop/catalog/media/oklch.ts';
import type { Threads } from '../garments/cut.ts';
import { threads } from '../garments/inks.ts';
import { storeThreads } from './outline.ts';

/** The alaja trim: warm threads on dark cloth, deep ones on light cloth. */
export function trimOn(color: string): Threads {
  const { lightness } = oklchOf(color);
  if (lightness < 0.38) return storeThreads;
  if (lightness < 0.7) return [threads.undyed, threads.plum, threads.quince];
  return [threads.quince, threads.plum, threads.sumac];
}

/** The heel of a sneaker: green on white, pistachio on black, otherwise the color itself, deeper. */
export function accentOn(color: string): string {
  const { lightness } = oklchOf(color);
  if (lightness > 0.9) return '#3f5a45';
  return lightness < 0.26 ? threads.pistachio : tone(color, lightness > 0.5 ? -0.2 : 0.22);
}

/** Cords and stitches: undyed on dark cloth, deep on pale cloth. */
export function cordOn(color: string): string {
  return oklchOf(color).lightness > 0.78 ? tone(color, -0.3) : threads.undyed;
}

function tone(color: string, by: number): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return hexOf({ lightness: Math.max(0.12, lightness + by), chroma, hue });
}

function isDenimBlue(color: string): boolean {
  const { chroma, hue } = oklchOf(color);
  return chroma > 0.04 && hue > 230 && hue < 270;
}

export const jeansThread = (color: string): string =>
  isDenimBlue(color) ? '#d99a4a' : tone(color, oklchOf(color).lightness > 0.6 ? -0.16 : 0.2);
