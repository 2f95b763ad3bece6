import type { Bolt } from './bolt.ts';
import { type Fold, pressFolds } from './fold.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { boundsOf, grown } from './path.ts';
import { printOn } from './print.ts';

export type PanelFinish = {
  folds?: readonly Fold[];
  /** How deep the cloth rounds away at its edge; 1 is a body panel, a cuff is less. */
  roundness?: number;
  /** Turns the print, e.g. `rotate(-9 460 300)` along a sleeve. */
  printTurn?: string;
  /** Another fill than the lit cloth, e.g. `url(#flap)`. */
  fill?: string;
};

/** Cuts one piece: cloth, print, weave, folds, the edge turning away, and a thin outline. */
export function cutPanel(bolt: Bolt, name: string, outline: string, finish: PanelFinish = {}): string {
  const { cloth } = bolt;
  const { folds = [], roundness = 1, printTurn, fill = 'url(#cloth)' } = finish;
  const piece = boundsOf([outline]);
  const turningAway = stroked(outline, cloth.seam, 11 * roundness, cloth.isDark ? 0.42 : 0.2);
  const marks =
    filled(outline, fill) +
    printOn(bolt.print, printTurn) +
    filled(outline, 'url(#weave)') +
    pressFolds(bolt, name, folds, piece) +
    blurred(`${name}-edge`, grown(piece, 15), 5, turningAway);
  return clipped(`${name}-cut`, outline, marks) + edge(bolt, outline);
}

/** The outline is the cloth's own dark; dark cloth also catches a rim of light, or it would be a hole. */
function edge({ cloth }: Bolt, outline: string): string {
  const line = stroked(outline, cloth.seam, 1.1, cloth.isPale ? 0.5 : 0.42);
  if (cloth.lightness >= 0.42) return line;
  const rim = `<g transform="translate(-.9 -.9)" style="mix-blend-mode:screen">${stroked(outline, cloth.highlight, 1.1, 0.5)}</g>`;
  return line + rim;
}
