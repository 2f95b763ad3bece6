import { drawBabywear } from './babywear.ts';
import type { SetLook, SetPiece } from './clothes-look.ts';
import { drawCoat } from './coat.ts';
import type { Drawing, MeasureLine, Side } from './drawing.ts';
import type { Placement } from './path.ts';
import { placedPath, placedPoint, transformOf } from './path.ts';
import { drawShirt } from './shirt.ts';
import { drawSkirt } from './skirt.ts';
import { drawTrousers } from './trousers.ts';
import { drawVest } from './vest.ts';

/** Two pieces sold as one: what is worn above in front, what is worn below beside and behind it. */
export function drawSet({ top, bottom, ...look }: SetLook, side: Side): Drawing {
  const cut = { color: look.color, weave: look.weave, print: look.print, seed: look.seed };
  const above = drawPiece({ ...cut, ...top }, side);
  const below = drawPiece({ ...cut, ...bottom }, side);
  const places = beside[arrangementOf(top, bottom)];
  return {
    definitions: above.definitions + prefixed(below.definitions),
    marks:
      `<g transform="${transformOf(places.below)}">${prefixed(below.marks)}</g>` +
      `<g transform="${transformOf(places.above)}">${above.marks}</g>`,
    placed: { x: 0, y: 0, scale: 1 },
    outline: placedPath(below.outline, places.below) + placedPath(above.outline, places.above),
    lines: [
      ...measured(above, places.above, ['chest', 'length', 'sleeve']),
      ...measured(below, places.below, ['waist', 'hips', 'inseam']),
    ],
  };
}

type Arrangement = 'long' | 'wide' | 'short' | 'baby' | 'skirt' | 'suit' | 'tunic';

const beside: Record<Arrangement, { above: Placement; below: Placement }> = {
  long: { above: { x: -34, y: 6, scale: 0.82 }, below: { x: 212, y: 116, scale: 0.83 } },
  wide: { above: { x: -38, y: 6, scale: 0.82 }, below: { x: 196, y: 122, scale: 0.81 } },
  short: { above: { x: -38, y: -2, scale: 0.86 }, below: { x: 132, y: 326, scale: 0.96 } },
  baby: { above: { x: -38, y: 16, scale: 0.84 }, below: { x: 182, y: 262, scale: 0.9 } },
  skirt: { above: { x: -38, y: -30, scale: 0.86 }, below: { x: 182, y: 120, scale: 0.84 } },
  suit: { above: { x: -72, y: 26, scale: 0.94 }, below: { x: 218, y: 124, scale: 0.83 } },
  tunic: { above: { x: -38, y: -10, scale: 0.84 }, below: { x: 200, y: 110, scale: 0.83 } },
};

function arrangementOf(top: SetPiece, bottom: SetPiece): Arrangement {
  if (bottom.drawing === 'skirt') return 'skirt';
  const leg = bottom.drawing === 'trousers' ? bottom.leg : 'long';
  if (leg === 'brief' || leg === 'bermuda') return 'short';
  if (leg === 'short' || leg === 'baby' || leg === 'wide') return leg;
  if (top.drawing === 'coat') return 'suit';
  return top.drawing === 'shirt' && top.length === 'thigh' ? 'tunic' : 'long';
}

type Whole = SetPiece & Pick<SetLook, 'color' | 'weave' | 'print' | 'seed'>;

function drawPiece(look: Whole, side: Side): Drawing {
  switch (look.drawing) {
    case 'shirt':
      return drawShirt(look, side);
    case 'coat':
      return drawCoat(look, side);
    case 'trousers':
      return drawTrousers(look, side);
    case 'skirt':
      return drawSkirt(look, side);
    case 'vest':
      return drawVest(look, side);
    case 'babywear':
      return drawBabywear(look, side);
  }
}

/** Everything in a drawing has its name once: the second piece's get one of their own. */
function prefixed(markup: string): string {
  return markup.replaceAll(/( id="|url\(#|href="#)/g, '$1b-');
}

function measured({ lines }: Drawing, placed: Placement, measures: readonly string[]): MeasureLine[] {
  return lines
    .filter(({ measure }) => measures.includes(measure))
    .map(({ measure, from, to }) => ({
      measure,
      from: placedPoint(from, placed),
      to: placedPoint(to, placed),
    }));
}
