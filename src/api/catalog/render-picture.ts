import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

/** Widths a page asks for in `srcset`; a source narrower than one of them is never blown up to it. */
export const pictureWidths = [240, 320, 480, 960] as const;

type PictureFormat = 'avif' | 'webp';

type PictureFile = { name: string; format: PictureFormat; width: number; bytes: Buffer };

/** `id` is the content's hash; files are called `<id>-<width>.<format>`, `width` × `height` is the largest. */
type RenderedPicture = {
  id: string;
  width: number;
  height: number;
  widths: number[];
  webpWidths: number[];
  files: PictureFile[];
};

/** At most 24 megapixels are decoded: a small file can unpack to gigabytes. */
const mostPixels = 24_000_000;

/** Part of the id, so that a change here gives new files instead of stale ones. */
const encoding = { avif: { quality: 50, effort: 2 }, webp: { quality: 72, alphaQuality: 80 } } as const;

/** Drawings are laid out 600 wide at 96 dots an inch. */
const drawingDensity = (96 * 960) / 600;

/**
 * Renders one picture in every width, as AVIF and (in `webpWidths`) WebP. Turned upright, metadata dropped.
 * @param source an SVG drawing of the store's own as text, or the bytes of a photograph. Bytes are never
 *   read as SVG: that would let an upload draw what it likes.
 * @throws when the bytes are no JPEG, PNG, WebP or AVIF, or hold more than 24 megapixels
 */
export async function renderPicture(
  source: string | Uint8Array,
  { webpWidths }: { webpWidths?: readonly number[] } = {},
): Promise<RenderedPicture> {
  const id = pictureId(source);
  const { pixels, width: sourceWidth } = await decode(source);
  const widths = widthsFor(sourceWidth);
  const picture: RenderedPicture = { id, width: 0, height: 0, widths, webpWidths: [], files: [] };
  for (const width of widths) {
    const resized = pixels.clone().resize(width);
    const avif = await resized.clone().avif(encoding.avif).toBuffer({ resolveWithObject: true });
    picture.files.push({ name: fileName(id, width, 'avif'), format: 'avif', width, bytes: avif.data });
    picture.width = avif.info.width;
    picture.height = avif.info.height;
    if (webpWidths && !webpWidths.includes(width)) continue;
    const bytes = await resized.clone().webp(encoding.webp).toBuffer();
    picture.files.push({ name: fileName(id, width, 'webp'), format: 'webp', width, bytes });
    picture.webpWidths.push(width);
  }
  return picture;
}

/** The id a picture will have, known before it is rendered: what has one already need not be rendered. */
export function pictureId(source: string | Uint8Array): string {
  return createHash('sha256').update(JSON.stringify(encoding)).update(source).digest('hex').slice(0, 20);
}

export function fileName(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

const photographFormats = ['jpeg', 'png', 'webp', 'heif'];

async function decode(source: string | Uint8Array): Promise<{ pixels: Sharp; width: number }> {
  const input =
    typeof source === 'string'
      ? sharp(Buffer.from(source), { density: drawingDensity })
      : sharp(source, { limitInputPixels: mostPixels }).autoOrient();
  if (typeof source !== 'string') {
    const { format } = await input.metadata();
    if (!photographFormats.includes(format)) throw new Error(`a ${format} is no photograph`);
  }
  const { data, info } = await input.toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: sharp(data, { raw: { width, height, channels } }), width };
}

/** The standing widths that fit, and for a narrower photograph its own width as the largest. */
function widthsFor(sourceWidth: number): number[] {
  const fitting: number[] = pictureWidths.filter((width) => width <= sourceWidth);
  const isShort = sourceWidth < (pictureWidths.at(-1) ?? 0) && !fitting.includes(sourceWidth);
  return isShort ? [...fitting, sourceWidth] : fitting;
}
