import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  type Logo,
  LOGO_SIZE,
  logoFiles,
  type LogoGround,
  logoGroundColors,
  logoIconSizes,
} from '../../../shop/logo.ts';
import { MOST_PIXELS } from './photo.ts';

/** Part of the id, so that a change here gives new files. */
const EDITION = 'logo 1';
const WEBP = { quality: 86, alphaQuality: 100, smartSubsample: true } as const;
/** Of an icon's side, the space around the logo. */
const ICON_MARGIN = 0.1;
/** Of the height of an opaque logo whose margins were trimmed, the space that is put around it again. */
const OWN_MARGIN = 0.12;

export type RenderedLogo = { logo: Logo; files: { name: string; bytes: Buffer }[] };

/** The id a logo will get, known before it is rendered. */
export const logoId = (bytes: Uint8Array): string =>
  createHash('sha256').update(EDITION).update(bytes).digest('hex').slice(0, 20);

/**
 * Renders an uploaded logo, which has to be a photograph without a fault: upright, without metadata and without empty
 * margins, for pages, for paper and as square icons.
 * @throws for truncated bytes
 */
export async function renderLogo(bytes: Uint8Array): Promise<RenderedLogo> {
  const whole = await trimmed(bytes);
  const { data, info } = await whole.pixels
    .clone()
    .resize({ ...LOGO_SIZE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shown = sharp(data, { raw: { width, height, channels: 4 } });
  const logo: Logo = {
    _id: logoId(bytes),
    width,
    height,
    ground: whole.ownGround === null ? groundOf(data) : 'none',
  };
  const behind = whole.ownGround ?? logoGroundColors[logo.ground];
  const icons = await Promise.all(
    logoIconSizes.map(async (size) => ({
      name: logoFiles.icon(logo, size),
      bytes: await iconOf(whole.pixels, size, behind),
    })),
  );
  return {
    logo,
    files: [
      { name: logoFiles.web(logo), bytes: await shown.clone().webp(WEBP).toBuffer() },
      { name: logoFiles.print(logo), bytes: await shown.clone().png({ compressionLevel: 9 }).toBuffer() },
      ...icons,
    ],
  };
}

/** Without margins of one color. `ownGround`: the color behind an opaque logo, which then has a margin of it. */
async function trimmed(bytes: Uint8Array): Promise<{ pixels: Sharp; ownGround: string | null }> {
  const upright = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const whole = upright.info;
  const source = () =>
    sharp(upright.data, { raw: { width: whole.width, height: whole.height, channels: 4 } });
  const { data, info } = await source().trim().raw().toBuffer({ resolveWithObject: true });
  const cut = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  if (!isOpaque(upright.data)) return { pixels: cut, ownGround: null };
  const [r = 0, g = 0, b = 0] = upright.data;
  const ownGround = `rgb(${r},${g},${b})`;
  if (info.width === whole.width && info.height === whole.height) return { pixels: source(), ownGround };
  const margin = Math.ceil(Math.min(info.width, info.height) * OWN_MARGIN);
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  const framed = await cut
    .extend({ ...sides, background: ownGround })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = framed.info;
  return { pixels: sharp(framed.data, { raw: { width, height, channels: 4 } }), ownGround };
}

const iconOf = async (pixels: Sharp, size: number, background: string): Promise<Buffer> => {
  const margin = Math.round(size * ICON_MARGIN);
  const side = size - 2 * margin;
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  // In two steps: within one, a picture is made opaque before it is extended.
  const inside = await pixels
    .clone()
    .resize({ width: side, height: side, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .extend({ ...sides, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp(inside).flatten({ background }).png({ compressionLevel: 9 }).toBuffer();
};

/** Bytes a pixel, the last of them its opacity. */
const CHANNELS = 4;
const SOLID = 250;
const VISIBLE = 128;

function isOpaque(data: Buffer): boolean {
  for (let at = CHANNELS - 1; at < data.length; at += CHANNELS) if ((data[at] ?? 0) < SOLID) return false;
  return true;
}

/** Luminance of the pages' grounds, white and basalt. */
const GROUND_LUMINANCE = { light: 1, dark: 0.01 } as const;
/** Below this contrast a part cannot be made out. */
const LEAST_CONTRAST = 2;
/** The share of a logo that may be lost on a ground. */
const LOST = 0.05;

/** The ground on which less of a cut-out logo is lost; `none` where nothing is lost on either. */
function groundOf(data: Buffer): LogoGround {
  const lost = { light: 0, dark: 0 };
  let counted = 0;
  for (let at = 0; at < data.length; at += CHANNELS) {
    if ((data[at + 3] ?? 0) < VISIBLE) continue;
    counted += 1;
    const own = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    if (contrast(own, GROUND_LUMINANCE.light) < LEAST_CONTRAST) lost.light += 1;
    if (contrast(own, GROUND_LUMINANCE.dark) < LEAST_CONTRAST) lost.dark += 1;
  }
  if (Math.max(lost.light, lost.dark) <= counted * LOST) return 'none';
  return lost.light <= lost.dark ? 'light' : 'dark';
}

/** As WCAG defines them. */
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
const linear = (part: number): number =>
  part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
const luminance = (r: number, g: number, b: number): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
