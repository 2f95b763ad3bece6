import { type Bolt, unprinted, unroll } from './bolt.ts';
import type { VestLook } from './clothes-look.ts';
import type { Drawing, Side } from './drawing.ts';
import { filled, stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirroredOutline } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { backFolds, bodyFolds } from './shirt-folds.ts';

/** A sleeveless undershirt with bound edges, lying flat. */
export function drawVest(look: VestLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const neck = side === 'back' ? 168 : 216;
  const body = outlineOf(neck);
  const marks =
    hangingShadow(body) +
    (side === 'front' ? insideOfNeck(bolt, look) : '') +
    cutPanel(bolt, 'body', body, { folds: side === 'back' ? backFolds : bodyFolds }) +
    bind(bolt, neck) +
    stitch('M182 626C220 634 260 637 300 637C340 637 380 634 418 626', cloth.stitch, 0.6) +
    stitch('M182 630C220 638 260 641 300 641C340 641 380 638 418 630', cloth.stitch, 0.5);
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -36, y: -26, scale: 1.12 },
    outline: body,
    lines: [
      { measure: 'chest', from: [182, 300], to: [418, 300] },
      { measure: 'length', from: [240, 138], to: [240, 650] },
    ],
  };
}

const outlineOf = (neck: number): string =>
  mirroredOutline(
    [300, neck],
    [
      [332, neck, 346, 186, 350, 136],
      [362, 132, 376, 136, 386, 142],
      [384, 200, 392, 264, 420, 296],
      [417, 380, 417, 490, 421, 640],
      [384, 649, 342, 652, 300, 652],
    ],
  );

function insideOfNeck({ cloth }: Bolt, { threads }: VestLook): string {
  return (
    filled(
      'M250 138C264 124 336 124 350 138C346 186 332 216 300 216C268 216 254 186 250 138Z',
      cloth.inside,
    ) +
    filled('M252 140C270 128 330 128 348 140L345 152C326 144 274 144 255 152Z', cloth.deep, 0.85) +
    label(300, 146, threads, 24, 14)
  );
}

function bind(bolt: Bolt, neck: number): string {
  const { cloth } = unprinted(bolt);
  const line = (path: string): string =>
    stroked(path, cloth.seam, 8.6, 0.5) +
    stroked(path, cloth.base, 7) +
    stroked(path, cloth.highlight, 1.4, 0.5);
  return (
    line(`M250 137C254 186 268 ${neck} 300 ${neck}C332 ${neck} 346 186 350 137`) +
    line('M386 143C384 200 392 264 419 295') +
    line('M214 143C216 200 208 264 181 295')
  );
}
