import { drawAbaya } from './abaya.ts';
import { drawBabywear } from './babywear.ts';
import { drawBackpack } from './backpack.ts';
import { drawBag } from './bag.ts';
import { drawBelt } from './belt.ts';
import { drawBoot } from './boot.ts';
import { drawCap } from './cap.ts';
import { drawCoat } from './coat.ts';
import type { Drawing, Side } from './drawing.ts';
import { drawDress } from './dress.ts';
import { drawFolded } from './folded.ts';
import { drawHairClips } from './hair-clips.ts';
import { drawHeel } from './heel.ts';
import { drawEarrings } from './jewelry.ts';
import { drawKaftan } from './kaftan.ts';
import type { Look } from './look.ts';
import { drawNewborn } from './newborn.ts';
import { drawOxford } from './oxford.ts';
import { sheet, transformOf } from './path.ts';
import { drawPuffer } from './puffer.ts';
import { drawScarf } from './scarf.ts';
import { drawSet } from './set.ts';
import { drawShirt } from './shirt.ts';
import { drawSkirt } from './skirt.ts';
import { drawSneaker } from './sneaker.ts';
import { drawSocks } from './socks.ts';
import { drawSandal } from './sole.ts';
import { drawTrousers } from './trousers.ts';
import { drawVest } from './vest.ts';

/**
 * Draws a garment as an SVG document, 600 × 800, on a transparent ground: the tile behind it is the
 * page's, so one picture serves both themes. Pure: the same look gives the same bytes.
 * Made to be rendered to AVIF and WebP; its blurs are too dear for a phone to paint.
 */
export function drawGarment(look: Look, side: Side = 'front'): string {
  const { definitions, marks, placed } = drawingOf(look, side);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"` +
    ` width="${sheet.width}" height="${sheet.height}">` +
    `<defs>${definitions}</defs><g transform="${transformOf(placed)}">${marks}</g></svg>`
  );
}

/** Is there another picture to draw from behind? */
export function hasBack({ drawing }: Look): boolean {
  return !withoutBack.has(drawing);
}

const withoutBack: ReadonlySet<Look['drawing']> = new Set([
  'scarf',
  'socks',
  'earrings',
  'hairClips',
  'folded',
]);

/** The parts of the drawing: for what is made of a drawing, and for the outline alone. */
export function drawingOf(look: Look, side: Side = 'front'): Drawing {
  switch (look.drawing) {
    case 'dress':
      return drawDress(look, side);
    case 'shirt':
      return drawShirt(look, side);
    case 'skirt':
      return drawSkirt(look, side);
    case 'coat':
      return drawCoat(look, side);
    case 'trousers':
      return drawTrousers(look, side);
    case 'abaya':
      return drawAbaya(look, side);
    case 'kaftan':
      return drawKaftan(look, side);
    case 'sneaker':
      return drawSneaker(look, side);
    case 'heel':
      return drawHeel(look, side);
    case 'boot':
      return drawBoot(look, side);
    case 'oxford':
      return drawOxford(look, side);
    case 'sandal':
      return drawSandal(look, side);
    case 'bag':
      return drawBag(look, side);
    case 'vest':
      return drawVest(look, side);
    case 'puffer':
      return drawPuffer(look, side);
    case 'babywear':
      return drawBabywear(look, side);
    case 'newborn':
      return drawNewborn(look, side);
    case 'set':
      return drawSet(look, side);
    case 'folded':
      return drawFolded(look);
    case 'belt':
      return drawBelt(look, side);
    case 'cap':
      return drawCap(look, side);
    case 'backpack':
      return drawBackpack(look, side);
    case 'scarf':
      return drawScarf(look);
    case 'socks':
      return drawSocks(look);
    case 'earrings':
      return drawEarrings(look);
    case 'hairClips':
      return drawHairClips(look);
  }
}
