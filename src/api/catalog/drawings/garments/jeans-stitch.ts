import { oklchOf } from '../../../../shop/catalog/media/oklch.ts';
import type { Cloth } from './cloth.ts';

/** Blue denim is topstitched in orange, any other in its own tone. */
export function jeansStitch({ base, stitch }: Cloth): string {
  const { chroma, hue } = oklchOf(base);
  return chroma > 0.04 && hue > 230 && hue < 285 ? '#d99a4a' : stitch;
}
