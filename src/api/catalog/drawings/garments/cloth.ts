import { hexOf, oklchOf } from '../../../../shop/catalog/media/oklch.ts';

/** One dyed cloth in every light a drawing needs; all hex, all derived from one color. */
export type Cloth = {
  lightness: number;
  base: string;
  highlight: string;
  light: string;
  shade: string;
  deep: string;
  /** Seams and outlines: the cloth's own dark, never black. */
  seam: string;
  /** The inside seen through a neck or a cuff. */
  inside: string;
  /** Tone-on-tone topstitching. */
  stitch: string;
  isDark: boolean;
  isPale: boolean;
};

/** Folds must be able to be lighter and darker than the cloth, so neither pure white nor near black is used. */
const lightest = 0.968;
const darkest = 0.235;

/** Dyes a cloth: shades move along lightness in OKLCH, so a yellow does not turn green in its folds. */
export function clothOf(color: string): Cloth {
  const { lightness: natural, chroma, hue } = oklchOf(color);
  const lightness = Math.min(lightest, Math.max(darkest, natural));
  const isDark = lightness < 0.34;
  const isPale = lightness > 0.86;
  const reach = isDark ? 0.55 : 1;
  // A pale cloth without a hue of its own gets cool, faintly violet shadows: grey ones look dirty.
  const shadeHue = isPale && chroma < 0.01 ? 288 : hue;
  const tone = (toward: number, strength: number, toneHue = hue): string =>
    hexOf({ lightness: lightness + toward, chroma: strength, hue: toneHue });
  const dark = (by: number, strength: number): string =>
    hexOf({
      lightness: Math.max(0.1, lightness - by * reach),
      chroma: Math.max(isPale ? 0.011 : 0, chroma * strength),
      hue: shadeHue,
    });
  return {
    lightness,
    base: tone(0, chroma),
    highlight: tone(
      Math.min(0.987 - lightness, isDark ? 0.2 : isPale ? 0.035 : 0.11),
      chroma * (isDark ? 0.8 : 0.82),
    ),
    light: tone(Math.min(0.978 - lightness, isDark ? 0.08 : isPale ? 0.02 : 0.05), chroma * 0.95),
    shade: tone(-0.085 * reach, isPale ? Math.max(chroma, 0.012) * 1.2 : chroma * 1.03, shadeHue),
    deep: tone(-0.18 * reach, isPale ? Math.max(chroma, 0.014) * 1.3 : chroma, shadeHue),
    seam: dark(isPale ? 0.34 : 0.3, 0.9),
    inside: dark(0.2, 0.9),
    stitch: tone(isDark ? 0.2 : -0.16, chroma * 0.8),
    isDark,
    isPale,
  };
}
