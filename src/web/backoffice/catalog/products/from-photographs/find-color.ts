import { difference } from '../../../../../shop/catalog/media/oklch.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { sampleOf } from '../pictures/draw-photo.ts';

/** Enough to know a piece by. */
const WIDTH = 120;
const QUALITY = 0.6;

/** A small copy of a photograph and the color in its middle, where the piece is; nulls where this browser cannot read it. */
export async function lookAt(photograph: Blob): Promise<{ color: string | null; thumb: string | null }> {
  const bitmap = await createImageBitmap(photograph, { resizeWidth: WIDTH }).catch(() => null);
  if (bitmap === null) return { color: null, thumb: null };
  const { color } = sampleOf(bitmap);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { color, thumb: canvas.toDataURL('image/jpeg', QUALITY) };
}

/** The shop's color that looks most like this one; null where none comes near. */
export function nearestColor(hex: string, colors: Taxonomy['colors']): string | null {
  const [nearest] = colors
    .map(({ _id, hex: own }) => ({ _id, far: difference(hex, own) }))
    .sort((one, other) => one.far - other.far);
  return nearest === undefined || nearest.far > FAR ? null : nearest._id;
}

/** The lighting of a room changes a color by less. */
const FAR = 0.25;
