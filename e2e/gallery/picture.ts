import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Look, nameOf } from './looks.ts';

/** Longer pages are cut off here, in px. */
const LONGEST = 2400;
/** A stored picture is so much smaller than the page. */
const REDUCED = { 360: 0.5, 1280: 0.25 } as const;
/** Of 255: what a color may differ by before its pixel counts as another one. */
const NEAR = 24;
/** The share of pixels that may be others. */
export const TOLERANCE = 0.004;

/** The page as it stands, from its top, as a JPEG. */
export const pictureOf = async (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, type: 'jpeg', quality: 90, animations: 'disabled', scale: 'css' });

/** As it is stored. */
export async function reduced(picture: Buffer, width: keyof typeof REDUCED): Promise<Buffer> {
  const image = sharp(picture);
  const { height } = await image.metadata();
  return image
    .extract({ left: 0, top: 0, width, height: Math.min(height, LONGEST) })
    .resize({ width: width * REDUCED[width], kernel: 'cubic' })
    .webp({ quality: 40, effort: 4 })
    .toBuffer();
}

/** The share of pixels in which two reduced pictures differ; 1 for those of another size. */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  const { channels } = a.info;
  let others = 0;
  for (let at = 0; at < a.data.length; at += channels) {
    const isOther = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > NEAR,
    );
    if (isOther) others += 1;
  }
  return (others * channels) / a.data.length;
}

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

/** Where the picture of a state is stored on this machine. */
export const storedAt = (folder: string, name: string, look: Look): string =>
  join(folder, `${name.replaceAll('/', '.')}.${nameOf(look)}.webp`);
