import { keysOf } from '../../keys-of.ts';
import { oklchOf } from './oklch.ts';

/** The background of each tile in the light theme; dark-theme values are CSS tokens of the same names. */
export const tintColors = {
  chalk: '#ecebe6',
  pistachio: '#e8edd2',
  apricot: '#f8e4cf',
  rosewater: '#f5dfe1',
  dusk: '#dfe5f0',
  thyme: '#dce7de',
  wheat: '#f3eacb',
  mist: '#e6dfe9',
} as const;

export type Tint = keyof typeof tintColors;
export const tintNames = keysOf(tintColors);

/**
 * A tile tint with contrast to a product's color (`#rrggbb`): of an opposite hue, or for a gray color of another
 * lightness. `turn` picks among the best, so that a list of black coats is not all one tint.
 */
export function tintFor(color: string, turn = 0): Tint {
  const { lightness, chroma, hue } = oklchOf(color);
  const suited = chroma < huelessChroma ? forHueless(lightness) : acrossFrom(hue);
  return suited[turn % suited.length] ?? 'chalk';
}

/** A color of less OKLCH chroma looks gray. */
const huelessChroma = 0.022;

function forHueless(lightness: number): readonly Tint[] {
  if (lightness > 0.9) return ['dusk', 'mist', 'thyme'];
  if (lightness > 0.5) return ['rosewater', 'wheat', 'apricot'];
  return ['apricot', 'pistachio', 'rosewater', 'chalk'];
}

/** The three tints with the most distant hue. */
function acrossFrom(hue: number): readonly Tint[] {
  return [...hues]
    .sort((one, other) => apart(other.hue, hue) - apart(one.hue, hue))
    .slice(0, 3)
    .map(({ tint }) => tint);
}

const hues = (['pistachio', 'apricot', 'rosewater', 'dusk', 'thyme', 'wheat', 'mist'] as const).map(
  (tint) => ({
    tint,
    hue: oklchOf(tintColors[tint]).hue,
  }),
);

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);
