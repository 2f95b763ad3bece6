import sharp from 'sharp';
import { createSemaphore } from '../../platform/db/semaphore.ts';

/** 360 pixels wide: a drawing is 600 at 72 dpi. */
const DENSITY = (72 * 360) / 600;
const QUALITY = 72;
const LONGEST_WAIT_MS = 4000;
const LONGEST_RENDERING_S = 5;
/** A rendering takes a core for a fifth of a second: the rest of the store goes on. */
const inTurn = createSemaphore(1, () => LONGEST_WAIT_MS);

/** The drawing as a small WebP in a `data:` URL: an SVG's blurs would be painted by the merchant's phone. */
export async function previewDrawing(svg: string): Promise<string> {
  const bytes = await inTurn(() =>
    sharp(Buffer.from(svg), { density: DENSITY })
      .timeout({ seconds: LONGEST_RENDERING_S })
      .webp({ quality: QUALITY })
      .toBuffer(),
  );
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
