import sharp, { type OverlayOptions } from 'sharp';
import type { CardFormat, SharePicture } from '../../../shop/catalog/seo/share-picture.ts';
import type { Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import {
  coverPanel,
  cut,
  facesLoaded,
  ink,
  isLeftToRight,
  LONGEST_ON_CARD,
  type Line,
  MARGIN,
  type SetLine,
  setLine,
  sizesLine,
  STRIPE_HEIGHT,
  stripeOf,
} from './draw-share-picture.ts';

const WIDTH = 1080;
const GAP = 26;
/** The height of a card and of the picture on it. Over the lower part of a story its app has buttons: no text stands there. */
const heights: Record<Exclude<CardFormat, 'wide'>, { whole: number; panel: number }> = {
  square: { whole: 1080, panel: 580 },
  tall: { whole: 1920, panel: 1180 },
};

/** A card for a post (1080 × 1080) or a status (1080 × 1920), PNG: the piece, its name, price and sizes left, and the shop. */
export async function drawShareCard(
  picture: SharePicture,
  format: Exclude<CardFormat, 'wide'>,
  language: Language,
  garment: Buffer | null,
): Promise<Buffer> {
  await facesLoaded();
  const { whole, panel } = heights[format];
  const stripe = { x: 0, y: whole - STRIPE_HEIGHT, wide: WIDTH, high: STRIPE_HEIGHT };
  const bare = garment === null ? stripeOf(picture.threads, { x: 0, y: 0, wide: WIDTH, high: panel }) : '';
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${whole}">
    <path fill="${picture.ground}" d="M0 0h${WIDTH}v${whole}H0z"/>${bare}
    ${stripeOf(picture.threads, stripe)}</svg>`;
  const shown = garment === null ? [] : [await placePiece(garment, picture.focus, panel)];
  const lines = await Promise.all(
    linesOf(picture, language).map((line) => setLine(line, language, WIDTH - 2 * MARGIN)),
  );
  return sharp(Buffer.from(ground))
    .composite([...shown, ...stacked(lines, panel + 36, language)])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function linesOf({ shop, title, price, was, sizes = [] }: SharePicture, language: Language): Line[] {
  const money = (amount: number) => formatMoney(amount, language);
  const color = was === null ? ink.title : ink.sale;
  return [
    { text: shop, face: 'mark', size: 34, color: ink.quiet },
    { text: cut(title, LONGEST_ON_CARD), face: 'title', size: title.length > 40 ? 44 : 54, color: ink.title },
    ...(price === null ? [] : [{ text: money(price), face: 'text', size: 50, color } satisfies Line]),
    ...(was === null
      ? []
      : [{ text: money(was), face: 'text', size: 32, color: ink.quiet, struck: true } satisfies Line]),
    sizesLine(sizes, language),
  ];
}

function stacked(lines: readonly SetLine[], from: number, language: Language): OverlayOptions[] {
  let top = from;
  return lines.map(({ input, wide, high }) => {
    const placed = { input, left: isLeftToRight(language) ? MARGIN : WIDTH - MARGIN - wide, top };
    top += high + GAP;
    return placed;
  });
}

/** A photograph fills its part; a drawing stands in it. */
async function placePiece(
  garment: Buffer,
  focus: string | undefined,
  height: number,
): Promise<OverlayOptions> {
  const { hasAlpha, width, height: high } = await sharp(garment).metadata();
  const panel = { width: WIDTH, height };
  if (!hasAlpha)
    return { input: await coverPanel(garment, { width, height: high }, focus, panel), left: 0, top: 0 };
  const input = await sharp(garment)
    .resize({ width: WIDTH - 2 * MARGIN, height: height - 80, fit: 'inside' })
    .png()
    .toBuffer();
  const box = await sharp(input).metadata();
  return { input, left: Math.round((WIDTH - box.width) / 2), top: Math.round((height - box.height) / 2) };
}
