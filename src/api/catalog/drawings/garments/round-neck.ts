import { type Bolt, unprinted } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, type Curve, mirroredOutline, rectangle, round } from './path.ts';

/** Where the body of a T-shirt or a knit begins. */
export const roundNeckCurves: { top: number; curve: Curve } = {
  top: 190,
  curve: [332, 190, 352, 166, 357, 135],
};

/** How high the ribbed band at the hem of a knit is. */
export const bandHeight = 42;

/** The back of the neck seen through the front, the label, and the neckband around both. */
export function sewRoundNeck(bolt: Bolt, { threads, rib }: ShirtLook): string {
  const { cloth } = bolt;
  const band = rib
    ? ribPiece(bolt, 'neckband', wideBand)
    : cutPanel(unprinted(bolt), 'neckband', narrowBand, { roundness: 0.4 });
  const sewn = rib
    ? 'M243 138C250 174 270 201 300 201C330 201 350 174 357 138'
    : 'M247 138C252 170 271 194 300 194C329 194 348 170 353 138';
  return (
    filled(backInside, cloth.inside) +
    filled(backShadow, cloth.deep, 0.85) +
    stroked('M256 138C272 147 328 147 344 138', cloth.highlight, 1.1, 0.4) +
    label(300, 146, threads, 25, 15) +
    band +
    stroked(sewn, cloth.seam, 1.1, 0.35) +
    stitch(
      rib ? sewn : 'M241 138C247 176 268 200 300 200C332 200 353 176 359 138',
      cloth.stitch,
      rib ? 0 : 0.6,
    )
  );
}

/** A piece in ribs: upright threads over the cloth, leaning with the sleeve where asked. */
export function ribPiece(bolt: Bolt, name: string, outline: string, { lean = 0 } = {}): string {
  const { cloth } = bolt;
  const box = boundsOf([outline]);
  const slope = Math.tan((lean * Math.PI) / 180) * (box.bottom - box.top);
  let ribs = '';
  for (let x = box.left - 20; x < box.right + 20; x += 6.5) {
    const path = `M${round(x)} ${box.top}L${round(x - slope)} ${box.bottom}`;
    ribs += stroked(path, cloth.deep, 2.1, 0.5);
    ribs += stroked(
      `M${round(x + 3)} ${box.top}L${round(x + 3 - slope)} ${box.bottom}`,
      cloth.highlight,
      1.4,
      0.4,
    );
  }
  const piece = cutPanel(unprinted(bolt), name, outline, {
    folds: [
      shade(rectangle(box.left, box.top, box.right - box.left, 5), 0.5, 'crisp'),
      light(rectangle(box.left, box.top + 10, box.right - box.left, 8), 0.3),
    ],
    roundness: 0.6,
  });
  const cut = `<clipPath id="${name}-ribs"><path d="${outline}"/></clipPath>`;
  return `${piece}${cut}<g clip-path="url(#${name}-ribs)">${ribs}</g>`;
}

const backInside = 'M247 134C262 120 338 120 353 134C349 170 330 195 300 195C270 195 251 170 247 134Z';
const backShadow = 'M250 136C268 124 332 124 350 136L346 150C326 140 274 140 254 150Z';

/** The band stands up a little at the shoulders and runs round the front of the neck. */
const narrowBand = neckband(9);
const wideBand = neckband(15);

function neckband(width: number): string {
  const inner = mirroredOutline(
    [300, 187],
    [
      [326, 187, 345, 163, 349, 130],
      [351, 128, 354, 129, 357, 134],
      [352, 170, 332, 187 + width, 300, 187 + width],
    ],
  );
  return inner;
}
