import { drawingOf } from '../../src/api/catalog/drawings/garments/draw-garment.ts';
import type { Look } from '../../src/api/catalog/drawings/garments/look.ts';
import { placedPath, placedPoint, sheet } from '../../src/api/catalog/drawings/garments/path.ts';
import type { SizeDrawing } from '../../src/shop/catalog/browse/contract.ts';
import { sizeLooks } from './size-looks.ts';

/**
 * Every kind of piece as a line drawing to measure by, by its name in `products.outline`. `npm run pictures` writes
 * them to `src/api/catalog/details/size-drawings.json`, where the shop reads them. A column without a line (`height`,
 * `weightKg`, `eu`) is not measured on the piece. Drawings are not mirrored in Arabic.
 */
export function sizeDrawings(): Record<string, SizeDrawing> {
  return Object.fromEntries(Object.entries(sizeLooks).map(([kind, look]) => [kind, sizeDrawing(look)]));
}

function sizeDrawing(look: Look): SizeDrawing {
  const { outline, placed, lines } = drawingOf(look);
  return {
    width: sheet.width,
    height: sheet.height,
    outline: placedPath(outline, placed),
    lines: lines.map(({ measure, from, to }) => {
      const [[x1, y1], [x2, y2]] = [placedPoint(from, placed), placedPoint(to, placed)];
      return { measure, x1, y1, x2, y2 };
    }),
  };
}
