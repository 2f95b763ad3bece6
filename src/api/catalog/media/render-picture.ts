import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { faultOf, MOST_PIXELS } from './photo.ts';

/** Widths for `srcset`; a smaller source is never enlarged. */
export const pictureWidths = [240, 320, 480, 960] as const;

type PictureFormat = 'avif' | 'webp';

type PictureFile = { name: string; format: PictureFormat; width: number; bytes: Buffer };

/** `id` is the content hash; files are named `<id>-<width>.<format>`; `width` × `height` is the largest. */
export type RenderedPicture = {
  id: string;
  width: number;
  height: number;
  avif: number[];
  webp: number[];
  files: PictureFile[];
};

type Encoding = {
  avif: { quality: number; effort: number };
  webp: { quality: number; alphaQuality: number };
};

/** Part of the id, so that a change here gives new files. */
export const encodings = {
  /** Lists and main pictures. */
  first: { avif: { quality: 50, effort: 2 }, webp: { quality: 72, alphaQuality: 80 } },
  /** Secondary pictures: back, close-up. */
  second: { avif: { quality: 45, effort: 2 }, webp: { quality: 60, alphaQuality: 70 } },
} as const satisfies Record<string, Encoding>;

/** For thumbnails: saves a third of the bytes. Not part of the id: after a change delete the files of this width. */
const narrowest = { width: 240, quality: 36 };

/** The widths to store; all by default, since an upload may become any product's main picture. */
export type PicturePlan = {
  avif?: readonly number[];
  webp?: readonly number[];
  encoding?: keyof typeof encodings;
};

const LONGEST_DRAWING_S = 60;

/** A drawing is 600 wide at 72 dpi: drawn wider than the widest file it would take half as long again. */
const densityFor = (width: number): number => (72 * width) / 600;

/**
 * Renders a picture upright in every planned width, without metadata. `source`: an SVG of the store's own as text, or a
 * photograph's bytes, which are never parsed as SVG.
 * @throws for no photograph or truncated bytes
 */
export async function renderPicture(
  source: string | Uint8Array,
  { avif = pictureWidths, webp = pictureWidths, encoding = 'first' }: PicturePlan = {},
): Promise<RenderedPicture> {
  const id = pictureId(source, encoding);
  const { pixels, width, height } = await decode(source, Math.max(...avif));
  const widths = { avif: widthsFor(width, avif), webp: widthsFor(width, webp) };
  const largest = Math.max(...widths.avif);
  const picture = {
    id,
    width: largest,
    height: Math.max(1, Math.round((height / width) * largest)),
    ...widths,
  };
  const files: PictureFile[] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const wide of widths[format]) {
      const bytes = await encode(pixels.clone().resize(wide), wide, format, encoding);
      files.push({ name: fileName(id, wide, format), format, width: wide, bytes });
    }
  }
  return { ...picture, files };
}

function encode(
  resized: Sharp,
  width: number,
  format: PictureFormat,
  encoding: keyof typeof encodings,
): Promise<Buffer> {
  const options = encodings[encoding][format];
  const isCoarse = format === 'avif' && width <= narrowest.width;
  return resized.toFormat(format, isCoarse ? { ...options, quality: narrowest.quality } : options).toBuffer();
}

/** The id a picture will get, known before rendering: an existing one need not be rendered. */
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
): Promise<{ pixels: Sharp; width: number; height: number }> {
  const input =
    typeof source === 'string'
      ? sharp(Buffer.from(source), { density: densityFor(widest) }).timeout({ seconds: LONGEST_DRAWING_S })
      : await openPhotograph(source);
  const { data, info } = await input.toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { pixels: sharp(data, { raw: { width, height, channels } }), width, height };
}

async function openPhotograph(bytes: Uint8Array): Promise<Sharp> {
  const fault = await faultOf(bytes);
  if (fault !== null) throw new Error(`no photograph: ${fault}`);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
}

/** The planned widths that fit; for a smaller photograph its own width is the largest. */
function widthsFor(sourceWidth: number, wanted: readonly number[]): number[] {
  const fitting: number[] = wanted.filter((width) => width <= sourceWidth);
  const isShort = sourceWidth < Math.max(...wanted) && !fitting.includes(sourceWidth);
  return isShort ? [...fitting, sourceWidth] : fitting;
}
