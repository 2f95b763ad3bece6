import { drawingOf } from './garments/draw-garment.ts';
import type { MeasureLine } from './garments/drawing.ts';
import { placedPath, placedPoint, sheet } from './garments/path.ts';
import { type SizeLook, sizeLooks } from './size-looks.ts';

/**
 * A piece as a line drawing to measure by, in a box of `width` × `height`: plain data of about a kilobyte, so it can
 * go to the page with the product. `outline` is the `d` of one path: stroke it, and fill it with the tile's tint.
 * Each of `lines` is a straight line from one point to another along which `measure` is taken; a size guide's column
 * `bust` or `chest` is the line `chest`, its others are called the same, and a column without a line (`height`,
 * `weightKg`, `eu`) is not measured on the piece. Drawings are not mirrored in Arabic.
 */
export type SizeDrawing = {
  width: number;
  height: number;
  outline: string;
  lines: readonly MeasureLine[];
};

const kept = new Map<SizeLook, SizeDrawing>();

/** The drawing for a kind of piece (`products.outline`): `isSizeLook` tells whether a text names one. */
export function sizeDrawing(look: SizeLook): SizeDrawing {
  const drawing = kept.get(look) ?? draw(look);
  kept.set(look, drawing);
  return drawing;
}

export function isSizeLook(text: string | null): text is SizeLook {
  return text !== null && Object.hasOwn(sizeLooks, text);
}

function draw(name: SizeLook): SizeDrawing {
  const { outline, placed, lines } = drawingOf(sizeLooks[name]);
  return {
    width: sheet.width,
    height: sheet.height,
    outline: placedPath(outline, placed),
    lines: lines.map(({ measure, from, to }) => ({
      measure,
      from: placedPoint(from, placed),
      to: placedPoint(to, placed),
    })),
  };
}
