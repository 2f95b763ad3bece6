import type { Bolt } from './bolt.ts';
import { blurred, filled } from './markup.ts';
import { type Box, boundsOf, grown, overlap, round } from './path.ts';

/** How sharply a fold is pressed, from a shadow the size of a hand to a crease. */
type Softness = 'cloud' | 'broad' | 'soft' | 'crisp';

/** A soft mark on the cloth: absolute path, where light falls off (`shade`) or catches (`light`). */
export type Fold = { path: string; tone: 'shade' | 'light'; strength: number; softness: Softness };

export const spread = { cloud: 20, broad: 11, soft: 5, crisp: 1.6 } as const satisfies Record<
  Softness,
  number
>;

export function shade(path: string, strength = 0.34, softness: Softness = 'soft'): Fold {
  return { path, tone: 'shade', strength, softness };
}

export function light(path: string, strength = 0.5, softness: Softness = 'soft'): Fold {
  return { path, tone: 'light', strength, softness };
}

/** A fold that runs out at both ends: a lens from one point to the other, bowed by `bend`. */
export function crease(x0: number, y0: number, x1: number, y1: number, bend: number, width: number): string {
  const { acrossX, acrossY, middleX, middleY } = run(x0, y0, x1, y1);
  const side = (by: number): string => `${round(middleX + acrossX * by)} ${round(middleY + acrossY * by)}`;
  const from = `${round(x0)} ${round(y0)}`;
  return `M${from}Q${side(bend + width)} ${round(x1)} ${round(y1)}Q${side(bend - width)} ${from}Z`;
}

/** A fold that opens towards the hem: a point above, `width` to each side below. */
export function flute(x0: number, y0: number, x1: number, y1: number, bend: number, width: number): string {
  const { acrossX, acrossY, middleX, middleY } = run(x0, y0, x1, y1);
  const side = (by: number): string => `${round(middleX + acrossX * by)} ${round(middleY + acrossY * by)}`;
  const end = (by: number): string => `${round(x1 + acrossX * by)} ${round(y1 + acrossY * by)}`;
  const from = `${round(x0)} ${round(y0)}`;
  return (
    `M${from}Q${side(bend + width * 0.35)} ${end(width)}` +
    `L${end(-width)}Q${side(bend - width * 0.35)} ${from}Z`
  );
}

/**
 * Lays the folds on a piece of cloth: broad ones first, and all of one softness and tone in a single
 * blur. On printed cloth they darken and lighten what is below instead of covering the print.
 */
export function pressFolds(bolt: Bolt, name: string, folds: readonly Fold[], piece: Box): string {
  let marks = '';
  for (const softness of ['cloud', 'broad', 'soft', 'crisp'] as const) {
    for (const tone of ['shade', 'light'] as const) {
      const group = folds.filter((fold) => fold.softness === softness && fold.tone === tone);
      if (group.length > 0) marks += pressGroup(bolt, `${name}-${softness}-${tone}`, group, piece);
    }
  }
  return marks;
}

function pressGroup(bolt: Bolt, name: string, group: readonly Fold[], piece: Box): string {
  const [first] = group;
  if (!first) return '';
  const reach = spread[first.softness] * 3;
  // Only folds within a blur's radius of the panel can be visible on it.
  const region = grown(overlap(boundsOf(group.map((fold) => fold.path)), grown(piece, reach)), reach);
  const { color, boost, style } = ink(bolt, first.tone);
  const marks = group.map((fold) => filled(fold.path, color, Math.min(1, fold.strength * boost))).join('');
  return blurred(name, overlap(region, grown(piece, reach)), spread[first.softness], marks, style);
}

function ink(
  { cloth, isPrinted }: Bolt,
  tone: Fold['tone'],
): { color: string; boost: number; style: string } {
  const isOpen = cloth.lightness > 0.42;
  if (tone === 'shade' && isPrinted) {
    return isOpen
      ? { color: cloth.shade, boost: 1.15, style: 'mix-blend-mode:multiply' }
      : { color: cloth.deep, boost: 0.8, style: 'mix-blend-mode:multiply' };
  }
  if (tone === 'light' && isPrinted && isOpen) {
    return { color: '#fff', boost: 1.15, style: 'mix-blend-mode:soft-light' };
  }
  return { color: tone === 'shade' ? cloth.deep : cloth.highlight, boost: 1, style: '' };
}

function run(x0: number, y0: number, x1: number, y1: number) {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return {
    acrossX: -(y1 - y0) / length,
    acrossY: (x1 - x0) / length,
    middleX: (x0 + x1) / 2,
    middleY: (y0 + y1) / 2,
  };
}
