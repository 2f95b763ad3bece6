import type { Pattern } from '../../../../shop/catalog/drawings/kinds.ts';
import { difference, hexOf, oklchOf } from '../../../../shop/catalog/media/oklch.ts';
import type { Inks, Print } from './print.ts';

/** The store's thread colors: every print and trim is woven from these and the cloth's own tones. */
export const threads = {
  plum: '#35193c',
  sumac: '#a8203f',
  quince: '#e7c24a',
  pistachio: '#cddc74',
  apricot: '#f2a65a',
  indigo: '#2f4a8a',
  undyed: '#f6f1e4',
  cypress: '#3f7a5a',
} as const;

/** Inks that read on the cloth: each clearly apart from it, the first the furthest. */
export function printFor(pattern: Pattern, color: string): Print {
  return pattern === 'plain' ? { pattern } : { pattern, inks: inksFor(pattern, color) };
}

function inksFor(pattern: Exclude<Pattern, 'plain'>, color: string): Inks {
  const isPale = oklchOf(color).lightness > 0.68;
  switch (pattern) {
    case 'alaja':
      return isPale ? threeApart(color, paleWarp) : threeApart(color, darkWarp);
    case 'sprig':
      return isPale
        ? [palest(color), deeper(color, 0.36, '#5f7a4c'), threads.apricot]
        : [threads.undyed, lighter(color, 0.2, '#8fae83'), threads.quince];
    case 'stripe':
    case 'pin':
    case 'dot': {
      const lead = isPale ? stripeOnPale(color) : threads.undyed;
      return [lead, lead, threads.sumac];
    }
    case 'check':
      // A check stays in the cloth's own family, or a grey coat would be sold as a blue one.
      return isPale
        ? [deeper(color, 0.3, '#6d6873'), threads.plum, threads.sumac]
        : [lighter(color, 0.2, '#a39d94'), threads.undyed, threads.sumac];
  }
}

const paleWarp = [threads.sumac, threads.indigo, threads.quince, threads.cypress, threads.plum];
const darkWarp = [threads.quince, threads.sumac, threads.undyed, threads.pistachio, threads.apricot];

function threeApart(color: string, candidates: readonly string[]): Inks {
  const [first, second, third] = candidates.filter((thread) => difference(thread, color) > 0.16);
  // Five threads lie further apart than twice the limit, so at most two can be too near the cloth.
  return [first ?? threads.undyed, second ?? threads.plum, third ?? threads.quince];
}

/** On a hueless cloth the classic shirt blue, otherwise the cloth's own hue, deep. */
function stripeOnPale(color: string): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return chroma < 0.025
    ? '#5a79b8'
    : hexOf({ lightness: lightness - 0.34, chroma: Math.max(chroma, 0.07), hue });
}

/** White blossom on a tinted cloth; on a white one blossom in rose. */
function palest(color: string): string {
  return oklchOf(color).lightness > 0.9 ? '#d98aa0' : '#fbf8ee';
}

function deeper(color: string, by: number, hueless: string): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return chroma < 0.03 ? hueless : hexOf({ lightness: lightness - by, chroma: Math.max(chroma, 0.06), hue });
}

function lighter(color: string, by: number, hueless: string): string {
  const { lightness, chroma, hue } = oklchOf(color);
  return chroma < 0.03 ? hueless : hexOf({ lightness: lightness + by, chroma, hue });
}
