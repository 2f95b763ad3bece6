import type { Placement, Point } from './path.ts';

/** What a shopper measures on a piece; a size guide's bust is the chest. */
export type Measure = 'chest' | 'waist' | 'hips' | 'length' | 'sleeve' | 'inseam' | 'footLength';

/** A straight line on the piece along which something is measured. */
export type MeasureLine = { measure: Measure; from: Point; to: Point };

/**
 * A finished piece: everything it refers to, its marks from back to front, and how it sits on the sheet.
 * `outline` is its silhouette and `lines` what is measured on it, both before it is placed.
 */
export type Drawing = {
  definitions: string;
  marks: string;
  placed: Placement;
  outline: string;
  lines: readonly MeasureLine[];
};

/** Seen from the front, or from behind. */
export type Side = 'front' | 'back';
