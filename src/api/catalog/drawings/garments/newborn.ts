import { drawBabywear } from './babywear.ts';
import { type Bolt, unroll } from './bolt.ts';
import { drawCap } from './cap.ts';
import type { NewbornLook } from './clothes-look.ts';
import type { Cut } from './cut.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { button, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import type { Placement } from './path.ts';
import { placedPath, placedPoint, transformOf } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { drawShirt } from './shirt.ts';
import { drawTrousers } from './trousers.ts';

/** Things for a newborn, laid out together. */
export function drawNewborn(look: NewbornLook, side: Side): Drawing {
  const { kind, threads, ...rest } = look;
  const cut: Cut = { color: rest.color, weave: rest.weave, print: rest.print, seed: rest.seed };
  return kind === 'five' ? drawFive(cut, threads, side) : drawWithBonnet(cut, threads, side);
}

function drawFive(cut: Cut, threads: NewbornLook['threads'], side: Side): Drawing {
  const cardigan = drawShirt(
    { drawing: 'shirt', ...cut, neck: 'cardigan', sleeve: 'long', rib: true, threads },
    side,
  );
  const bodysuit = drawBabywear(
    { drawing: 'babywear', ...cut, kind: 'bodysuit', sleeve: 'short', threads },
    side,
  );
  const trousers = drawTrousers(
    { drawing: 'trousers', ...cut, waist: 'drawstring', leg: 'baby', thread: '#f6f1e4' },
    side,
  );
  const hat = drawCap({ drawing: 'cap', ...cut, weave: 'knit', kind: 'beanie', threads }, side);
  const bib = sewBib(unroll(cut));
  return layOut([
    [trousers, { x: 30, y: 388, scale: 0.62 }],
    [bodysuit, { x: 308, y: 40, scale: 0.58 }],
    [cardigan, { x: -30, y: 10, scale: 0.62 }],
    [hat, { x: 218, y: 486, scale: 0.34 }],
    [bib, { x: 338, y: 376, scale: 0.56 }],
  ]);
}

function drawWithBonnet(cut: Cut, threads: NewbornLook['threads'], side: Side): Drawing {
  const romper = drawBabywear(
    { drawing: 'babywear', ...cut, kind: 'dungarees', sleeve: 'none', threads },
    side,
  );
  return layOut([
    [romper, { x: -76, y: 24, scale: 1 }],
    [sewBonnet(unroll(cut)), { x: 266, y: 40, scale: 0.62 }],
  ]);
}

/** The pieces from back to front, each with names of its own; the first one brings what it refers to. */
function layOut(pieces: readonly (readonly [Piece, Placement])[]): Drawing {
  const named = pieces.map(([piece, placed], index) => ({ ...piece, ...prefixed(piece, index), placed }));
  return {
    definitions: named.map(({ definitions }) => definitions).join(''),
    marks: named.map(({ marks, placed }) => `<g transform="${transformOf(placed)}">${marks}</g>`).join(''),
    placed: { x: 0, y: 0, scale: 1 },
    outline: named.map(({ outline, placed }) => placedPath(outline, placed)).join(''),
    lines: named
      .flatMap(({ lines, placed }) =>
        lines.map((line) => ({
          ...line,
          from: placedPoint(line.from, placed),
          to: placedPoint(line.to, placed),
        })),
      )
      .filter(({ measure }, index, all) => all.findIndex((line) => line.measure === measure) === index),
  };
}

type Piece = Pick<Drawing, 'definitions' | 'marks' | 'outline' | 'lines'>;

function prefixed({ definitions, marks }: Piece, index: number): Pick<Piece, 'definitions' | 'marks'> {
  const rename = (markup: string): string => markup.replaceAll(/( id="|url\(#|href="#)/g, `$1p${index}-`);
  return { definitions: rename(definitions), marks: rename(marks) };
}

/** A bib with a bound edge and a snap behind the neck. */
function sewBib(bolt: Bolt): Piece {
  const { cloth } = bolt;
  const outline =
    'M238 196C232 236 262 268 300 268C338 268 368 236 362 196C360 176 378 170 390 186C430 240 444 330 420 420C404 474 352 500 300 500C248 500 196 474 180 420C156 330 170 240 210 186C222 170 240 176 238 196Z';
  return {
    definitions: bolt.definitions,
    outline,
    lines: [],
    marks:
      hangingShadow(outline) +
      cutPanel(bolt, 'bib', outline, {
        folds: [
          light(crease(214, 260, 230, 440, 14, 14), 0.5),
          shade(crease(390, 260, 376, 450, -14, 14), 0.4),
        ],
      }) +
      stroked(outline, cloth.seam, 11, 0.35) +
      stroked(outline, cloth.highlight, 8) +
      stitch(outline, cloth.stitch, 0.7),
  };
}

/** A knitted bonnet with its two ties. */
function sewBonnet(bolt: Bolt): Piece {
  const { cloth } = bolt;
  const outline =
    'M176 330C156 220 206 132 300 126C394 132 444 220 424 330C420 356 398 372 376 366C384 300 356 262 300 258C244 262 216 300 224 366C202 372 180 356 176 330Z';
  const inside = 'M224 366C216 300 244 262 300 258C356 262 384 300 376 366C352 392 248 392 224 366Z';
  const ties = 'M214 366C206 420 220 470 204 540M386 366C394 420 380 470 396 540';
  return {
    definitions: bolt.definitions,
    outline,
    lines: [],
    marks:
      hangingShadow(outline) +
      filled(inside, cloth.inside) +
      stroked(ties, cloth.seam, 12) +
      stroked(ties, cloth.base, 9.6) +
      cutPanel(bolt, 'bonnet', outline, {
        folds: [
          light(crease(206, 220, 270, 146, -10, 12), 0.6),
          shade(crease(412, 220, 360, 150, 10, 10), 0.4),
          shade(crease(230, 330, 300, 266, -20, 8), 0.5),
          shade(crease(370, 330, 300, 266, 20, 8), 0.5),
        ],
      }) +
      stroked('M224 366C216 300 244 262 300 258C356 262 384 300 376 366', cloth.highlight, 7) +
      stitch('M224 366C216 300 244 262 300 258C356 262 384 300 376 366', cloth.stitch, 0.8) +
      button(222, 360, cloth, 6) +
      button(378, 360, cloth, 6),
  };
}
