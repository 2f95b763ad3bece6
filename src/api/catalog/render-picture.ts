import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { faultOf, MOST_PIXELS } from './photograph.ts';

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

type Encoding = {
  avif: { quality: number; effort: number };
  webp: { quality: number; alphaQuality: number };
};

/** Part of the id, so that a change here gives new files instead of stale ones. */
export const encodings = {
  /** What lists and the first look at a piece show. */
  first: { avif: { quality: 50, effort: 2 }, webp: { quality: 72, alphaQuality: 80 } },
  /** What is looked at second: behind, from near. */
  second: { avif: { quality: 45, effort: 2 }, webp: { quality: 60, alphaQuality: 70 } },
} as const satisfies Record<string, Encoding>;

/** How a picture is kept; an upload is kept in all widths as the first picture of its piece may be. */
export type PicturePlan = {
  widths?: readonly number[];
  /** Those of the widths that are kept as WebP too; all, unless it says. */
  webpWidths?: readonly number[];
  encoding?: keyof typeof encodings;
};

/** Drawings are laid out 600 wide at 96 dots an inch. */
const densityFor = (width: number): number => (96 * width) / 600;

/**
 * Renders one picture in every width, as AVIF and (in `webpWidths`) WebP. Turned upright, metadata dropped.
 * @param source an SVG drawing of the store's own as text, or the bytes of a photograph. Bytes are never
 *   read as SVG: that would let an upload draw what it likes.
 * @throws when the bytes are no photograph (`faultOf` says why) or break off
 */
export async function renderPicture(
  source: string | Uint8Array,
  { widths: wanted = pictureWidths, webpWidths, encoding: name = 'first' }: PicturePlan = {},
): Promise<RenderedPicture> {
  const id = pictureId(source, name);
  const encoding = encodings[name];
  const { pixels, width: sourceWidth } = await decode(source, Math.max(...wanted));
  const widths = widthsFor(sourceWidth, wanted);
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
export function pictureId(source: string | Uint8Array, encoding: keyof typeof encodings = 'first'): string {
  return createHash('sha256')
    .update(JSON.stringify(encodings[encoding]))
    .update(source)
    .digest('hex')
    .slice(0, 20);
}

export function fileName(id: string, width: number, format: PictureFormat): string {
  return `${id}-${width}.${format}`;
}

async function decode(
  source: string | Uint8Array,
  widest: number,
): Promise<{ pixels: Sharp; width: number }> {
  const input =
    typeof source === 'string'
      ? sharp(Buffer.from(source), { density: densityFor(widest) })
      : await openPhotograph(source);
  const { data, info } = await input.toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: sharp(data, { raw: { width, height, channels } }), width };
}

async function openPhotograph(bytes: Uint8Array): Promise<Sharp> {
  const fault = await faultOf(bytes);
  if (fault !== null) throw new Error(`no photograph: ${fault}`);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
}

/** The standing widths that fit, and for a narrower photograph its own width as the largest. */
function widthsFor(sourceWidth: number, wanted: readonly number[]): number[] {
  const fitting: number[] = wanted.filter((width) => width <= sourceWidth);
  const isShort = sourceWidth < Math.max(...wanted) && !fitting.includes(sourceWidth);
  return isShort ? [...fitting, sourceWidth] : fitting;
}
