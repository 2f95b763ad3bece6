import sharp from 'sharp';
import { faultOf, type PhotoFault } from './photo.ts';

const LONGEST_SIDE = 1280;
/** A phone sends far fewer: more would only cost the decoder time. */
const MOST_PIXELS = 8_000_000;

/** A photograph as WebP, upright, at most 1,280 px and without metadata; or why it is refused. */
export async function shrinkPhoto(bytes: Uint8Array): Promise<Buffer | PhotoFault> {
  const fault = await faultOf(bytes);
  if (fault !== null) return fault;
  const size = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(size)
    .webp({ quality: 72 })
    .toBuffer()
    .catch(() => 'unreadable' as const);
}
