import { drawAbaya } from './abaya.ts';
import { drawBag } from './bag.ts';
import { drawBox } from './box.ts';
import { drawCoat } from './coat.ts';
import { drawDress } from './dress.ts';
import type { Drawing } from './drawing.ts';
import { drawFolded } from './folded.ts';
import type { Look } from './look.ts';
import { sheet, transformOf } from './path.ts';
import { drawShirt } from './shirt.ts';
import { drawSkirt } from './skirt.ts';
import { drawSneaker } from './sneaker.ts';
import { drawTrousers } from './trousers.ts';

/**
 * Draws a garment as an SVG document, 600 × 800, on a transparent ground: the tile behind it is the
 * page's, so one picture serves both themes. Pure: the same look gives the same bytes.
 * Made to be rendered to AVIF and WebP; its blurs are too dear for a phone to paint.
 */
export function drawGarment(look: Look): string {
  const { definitions, marks, placed } = drawingOf(look);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"` +
    ` width="${sheet.width}" height="${sheet.height}">` +
    `<defs>${definitions}</defs><g transform="${transformOf(placed)}">${marks}</g></svg>`
  );
}

/** The parts of the drawing: for what is made of a drawing, and for the outline alone. */
export function drawingOf(look: Look): Drawing {
  switch (look.drawing) {
    case 'dress':
      return drawDress(look);
    case 'shirt':
      return drawShirt(look);
    case 'skirt':
      return drawSkirt(look);
    case 'coat':
      return drawCoat(look);
    case 'trousers':
      return drawTrousers(look);
    case 'abaya':
      return drawAbaya(look);
    case 'sneaker':
      return drawSneaker(look);
    case 'bag':
      return drawBag(look);
    case 'folded':
      return drawFolded(look);
    case 'box':
      return drawBox(look);
  }
}
