import sharp from 'sharp';
import { brandsOf, isHeic } from '../../../shop/catalog/media/brands.ts';

/** Why uploaded bytes are refused as a photograph. */
export type PhotoFault = 'tooLarge' | 'notAPhotograph' | 'heic' | 'animated' | 'tooManyPixels' | 'unreadable';

export const MOST_BYTES = 5_000_000;
/** A small file can decompress to gigabytes, so this is checked in its header first. */
export const MOST_PIXELS = 24_000_000;

/**
 * What is wrong with uploaded bytes; null for one still JPEG, PNG, WebP or AVIF within 5 MB and 24 megapixels. The type
 * is detected from the bytes: an SVG could load external content.
 */
export async function faultOf(bytes: Uint8Array): Promise<PhotoFault | null> {
  if (bytes.length > MOST_BYTES) return 'tooLarge';
  const kind = kindOf(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)));
  if (kind === 'none') return 'notAPhotograph';
  if (kind !== 'still') return kind;
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null) return 'unreadable';
  if ((head.pages ?? 1) > 1) return 'animated';
  if (head.width * head.height > MOST_PIXELS) return 'tooManyPixels';
  // A counting pixel or an empty layer has the type of a photograph, and nothing to see.
  if (Math.min(head.width, head.height) < 2) return 'notAPhotograph';
  return head.hasAlpha ? faultOfAlpha(bytes) : null;
}

async function faultOfAlpha(bytes: Uint8Array): Promise<PhotoFault | null> {
  const alpha = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .extractChannel('alpha')
    .raw()
    .toBuffer()
    .catch(() => null);
  if (alpha === null) return 'unreadable';
  return alpha.every((value) => value === 0) ? 'notAPhotograph' : null;
}

/** Whether all of a photograph is there, which its head does not say. */
export const isWhole = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize(16)
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** Enough for the first box of an AVIF and the chunks before a PNG's image data. */
const HEAD_BYTES = 64 * 1024;

type Kind = 'still' | 'animated' | 'heic' | 'none';

function kindOf(head: Buffer): Kind {
  if (head.subarray(0, 3).equals(JPEG)) return 'still';
  if (head.subarray(0, 8).equals(PNG)) return isAnimatedPng(head) ? 'animated' : 'still';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'still';
  return kindOfBrands(brandsOf(head));
}

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The renderer would take an animated PNG for its first frame; the control chunk comes before the image data. */
function isAnimatedPng(head: Buffer): boolean {
  const control = head.indexOf('acTL');
  const picture = head.indexOf('IDAT');
  return control !== -1 && (picture === -1 || control < picture);
}

function kindOfBrands(brands: ReadonlySet<string>): Kind {
  if (brands.has('avis')) return 'animated';
  if (isHeic(brands)) return 'heic';
  return brands.has('avif') ? 'still' : 'none';
}

const text = (head: Buffer, from: number, to: number): string => head.toString('latin1', from, to);
