import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { SharePicture } from '../../../shop/catalog/seo/share-picture.ts';
import { escapeHtml } from '../../../shop/escape-html.ts';
import { type Language, languageFacts, type Localized } from '../../../shop/language.ts';
import { type Logo, logoGroundColors } from '../../../shop/logo.ts';
import { formatMoney } from '../../../shop/money.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { threads } from '../../../shop/threads.ts';

const WIDTH = 1200;
const HEIGHT = 630;
export const MARGIN = 72;
export const STRIPE_HEIGHT = 28;
const TEXT_WIDTH = 560;
/** The panel of the garment; without a garment it shows fabric. */
const PANEL_WIDTH = 420;
/** The room of a logo, in pixels. */
const LOGO = { width: 300, height: 76, middle: 88 };
/** The light theme's, since the pictures are seen on other sites. */
export const ink = { title: '#231628', quiet: '#574e5d', sale: '#a8203f' };

const fonts = ['marcellus', 'reem-kufi', 'readex-pro-400', 'readex-pro-600'].map((name) =>
  resolve(import.meta.dirname, '../../platform/documents/fonts', `${name}.ttf`),
);
/** Fonts in order; the first with a glyph draws it. Marcellus has no digits; Reem Kufi is only for the logo. */
const faces: Localized<Record<'mark' | 'title' | 'text', string>> = {
  en: { mark: 'Marcellus', title: 'Marcellus,Readex Pro', text: 'Readex Pro' },
  ar: { mark: 'Reem Kufi', title: 'Readex Pro SemiBold,Readex Pro', text: 'Readex Pro' },
};

export const isLeftToRight = (language: Language) => languageFacts[language].direction === 'ltr';

export type ShownLogo = Pick<Logo, 'width' | 'height' | 'ground'> & { bytes: Buffer };

/**
 * Draws the preview of a shared link, 1200 × 630 PNG, in the language's direction. Without a logo it has our mark and the
 * shop's name.
 */
export async function drawSharePicture(
  picture: SharePicture,
  language: Language,
  { garment, logo }: { garment: Buffer | null; logo: ShownLogo | null },
): Promise<Buffer> {
  await facesLoaded();
  const ground = Buffer.from(groundOf(picture, language, { isBare: garment === null, logo }));
  const layers = [
    logo === null ? await setName(picture.shop, language) : await placeLogo(logo, language),
    ...(await setTexts(picture, language)),
    ...(garment === null ? [] : [await placeGarment(garment, picture, language)]),
  ];
  return sharp(ground).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

// A font file used once stays registered in the process.
let loading: Promise<unknown> | null = null;
export const facesLoaded = () =>
  (loading ??= Promise.all(
    fonts.map(async (fontfile) => {
      // A missing file would silently fall back to another font of the machine.
      await access(fontfile);
      await sharp({ text: { text: 'm', font: 'Readex Pro', fontfile, dpi: 72 } }).toBuffer();
    }),
  ));

function groundOf(
  { ground, threads: names }: SharePicture,
  language: Language,
  { isBare, logo }: { isBare: boolean; logo: ShownLogo | null },
): string {
  const panel = {
    x: isLeftToRight(language) ? WIDTH - PANEL_WIDTH : 0,
    y: 0,
    wide: PANEL_WIDTH,
    high: HEIGHT,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    ${stripeOf(names, { x: 0, y: HEIGHT - STRIPE_HEIGHT, wide: WIDTH, high: STRIPE_HEIGHT })}
    ${isBare ? stripeOf(names, panel) : ''}
    ${logo === null ? markIn(language) : plateOf(logo, language)}</svg>`;
}

const markIn = (language: Language) => `
  <g transform="translate(${isLeftToRight(language) ? MARGIN : WIDTH - MARGIN - 56} 64) scale(2)">
    <path fill="#35193c" d="M0 0h5v24H0zM24 0h4v24h-4z"/><path fill="#e7c24a" d="M7 0h2v24H7z"/>
    <path fill="#a8203f" d="M11 0h7v24h-7z"/><path fill="#cddc74" d="M20 0h2v24h-2z"/>
  </g>`;

/** Where the logo stands, scaled to its room. */
function boxOf({ width, height }: ShownLogo, language: Language) {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const left = isLeftToRight(language) ? MARGIN : WIDTH - MARGIN - wide;
  return { left, top: Math.round(LOGO.middle - high / 2), wide, high };
}

/** What makes a logo of light ink legible: the grounds of garments are light. */
function plateOf(logo: ShownLogo, language: Language): string {
  if (logo.ground !== 'dark') return '';
  const { left, top, wide, high } = boxOf(logo, language);
  const around = 12;
  return `<rect x="${left - around}" y="${top - around}" width="${wide + 2 * around}" height="${high + 2 * around}"
    rx="10" fill="${logoGroundColors.dark}"/>`;
}

async function placeLogo(logo: ShownLogo, language: Language): Promise<OverlayOptions> {
  const { left, top, wide, high } = boxOf(logo, language);
  const input = await sharp(logo.bytes).resize(wide, high, { fit: 'fill' }).png().toBuffer();
  return { input, left, top };
}

async function setName(shop: string, language: Language): Promise<OverlayOptions> {
  const name = await setLine(
    { text: shop.toLowerCase(), face: 'mark', size: 46, color: ink.title },
    language,
  );
  return place(name, 88 - name.high / 2, language, 72);
}

type Box = { x: number; y: number; wide: number; high: number };

export function stripeOf(names: SharePicture['threads'], { x: from, y, wide, high }: Box): string {
  const widths = [44, 6, 18, 10, 30, 4, 14, 8];
  const bands: string[] = [];
  for (let [x, nth] = [from, 0]; x < from + wide; nth += 1) {
    const band = Math.min(widths[nth % widths.length] ?? 10, from + wide - x);
    const thread = names[nth % names.length] ?? 'plum';
    bands.push(`<path fill="${threads[thread].hex}" d="M${x} ${y}h${band}v${high}h-${band}z"/>`);
    x += band;
  }
  return bands.join('');
}

async function placeGarment(
  garment: Buffer,
  { focus }: SharePicture,
  language: Language,
): Promise<OverlayOptions> {
  const { hasAlpha, width, height } = await sharp(garment).metadata();
  // A photograph has a ground of its own: it fills the panel.
  if (!hasAlpha) return placePhotograph(garment, { width, height }, focus, language);
  const box = { width: 440, height: HEIGHT - STRIPE_HEIGHT - 48 };
  const input = await sharp(garment)
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
  const { width: wide, height: high } = await sharp(input).metadata();
  const center = isLeftToRight(language) ? WIDTH - MARGIN - box.width / 2 : MARGIN + box.width / 2;
  const left = Math.round(center - wide / 2);
  return { input, left, top: Math.round((HEIGHT - STRIPE_HEIGHT - high) / 2) };
}

async function placePhotograph(
  photograph: Buffer,
  { width, height }: Size,
  focus: string | undefined,
  language: Language,
): Promise<OverlayOptions> {
  const panel = { width: PANEL_WIDTH, height: HEIGHT - STRIPE_HEIGHT };
  const input = await coverPanel(photograph, { width, height }, focus, panel);
  return { input, left: isLeftToRight(language) ? WIDTH - PANEL_WIDTH : 0, top: 0 };
}

type Size = { width: number; height: number };

/** A photograph cut to a panel, with what should stay in view. */
export async function coverPanel(
  photograph: Buffer,
  { width, height }: Size,
  focus: string | undefined,
  panel: Size,
): Promise<Buffer> {
  const scale = Math.max(panel.width / width, panel.height / height);
  const [x = 50, y = 50] = (focus ?? '').match(/\d+/g)?.map(Number) ?? [];
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const from = {
    left: Math.round(((size.width - panel.width) * x) / 100),
    top: Math.round(((size.height - panel.height) * y) / 100),
  };
  return sharp(photograph)
    .resize({ ...size, fit: 'fill' })
    .extract({ ...from, ...panel })
    .png()
    .toBuffer();
}

export type Line = {
  text: string;
  face: keyof typeof faces.en;
  size: number;
  color: string;
  struck?: boolean;
};

async function setTexts(picture: SharePicture, language: Language): Promise<OverlayOptions[]> {
  const { title, above, price, was, sizes } = picture;
  const money = (amount: number) => formatMoney(amount, language);
  const placed: OverlayOptions[] = [];
  const isCard = sizes !== undefined;
  const lines: Line[] = [
    ...(above === '' || isCard
      ? []
      : [{ text: above, face: 'text', size: 30, color: ink.quiet } satisfies Line]),
    {
      text: cut(title, isCard ? LONGEST_ON_CARD : undefined),
      face: 'title',
      size: sizeFor(title),
      color: ink.title,
    },
    ...(price === null
      ? []
      : [
          {
            text: money(price),
            face: 'text',
            size: 52,
            color: was === null ? ink.title : ink.sale,
          } satisfies Line,
        ]),
    ...(was === null
      ? []
      : [{ text: money(was), face: 'text', size: 34, color: ink.quiet, struck: true } satisfies Line]),
    ...(sizes === undefined ? [] : [sizesLine(sizes, language)]),
  ];
  const set = await Promise.all(lines.map((line) => setLine(line, language)));
  const gap = isCard ? 22 : 34;
  const high = set.reduce((sum, line) => sum + line.high + gap, -gap);
  let top = 140 + Math.max(0, (HEIGHT - STRIPE_HEIGHT - 140 - high) / 2 - 20);
  for (const line of set) {
    placed.push(place(line, top, language));
    top += line.high + gap;
  }
  return placed;
}

/** The sizes left take the place of a longer title. */
export const LONGEST_ON_CARD = 60;

/** What is left of a card's product. */
export function sizesLine(sizes: readonly string[], language: Language): Line {
  const { share } = texts[language];
  const text = sizes.length === 0 ? share.soldOut : share.sizes(sizes);
  return { text, face: 'text', size: 28, color: ink.title };
}

// Four lines: more would push the price out of the picture.
export const cut = (title: string, most = 88) =>
  title.length > most ? `${title.slice(0, most - 2)}…` : title;

const sizeFor = (title: string) => (title.length > 44 ? 46 : title.length > 26 ? 56 : 68);

export type SetLine = { input: Buffer; wide: number; high: number };

// Pango shapes the text and handles bidirectional text.
export async function setLine(
  { text, face, size, color, struck }: Line,
  language: Language,
  width = TEXT_WIDTH,
): Promise<SetLine> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}"${struck ? ' strikethrough="true"' : ''}>${escapeHtml(text)}</span>`,
      font: `${faces[language][face]} ${size}`,
      rgba: true,
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, wide: info.width, high: info.height };
}

function place({ input, wide }: SetLine, top: number, language: Language, indent = 0): OverlayOptions {
  const left = isLeftToRight(language) ? MARGIN + indent : WIDTH - MARGIN - indent - wide;
  return { input, left: Math.round(left), top: Math.round(top) };
}
