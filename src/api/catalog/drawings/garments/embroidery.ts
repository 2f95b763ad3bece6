import type { Cloth } from './cloth.ts';
import type { Threads } from './cut.ts';
import { filled, stroked } from './markup.ts';
import { type Curve, type Point, round } from './path.ts';

/** What embroidery is made of, to be defined once in a drawing: a bud between two leaves, upright, 20 high. */
export function embroideredBud({ deep }: Cloth, [outer, middle, inner]: Threads): string {
  const leaf = 'M1 9C4 2 9 -1 12 -5C14 2 10 9 1 11Z';
  const otherLeaf = 'M-1 9C-4 2 -9 -1 -12 -5C-14 2 -10 9 -1 11Z';
  const petal = 'M0 4C-5 0 -5 -6 0 -11C5 -6 5 0 0 4Z';
  return (
    `<g id="bud"><g transform="translate(1 1.6)">${filled(leaf + otherLeaf + petal, deep, 0.8)}</g>` +
    filled(leaf + otherLeaf, outer) +
    filled(petal, middle) +
    // Satin stitch shines along its threads.
    stroked('M-1.6 1.4C-2.8 -2 -2.4 -5 -0.4 -8', '#fff', 0.9, 0.35) +
    `<circle cx="0" cy="13" r="2.4" fill="${inner}"/></g>`
  );
}

/** Buds one after the other along a curve, each turned with it: `turn` in degrees, 90 for those that point ahead. */
export function budsAlong(
  from: Point,
  curve: Curve,
  { count, size = 1, turn = 90 }: { count: number; size?: number; turn?: number },
): string {
  return Array.from({ length: count }, (_, index) => {
    const { x, y, angle } = placeOn(from, curve, (index + 0.5) / count);
    return `<use href="#bud" transform="translate(${x} ${y}) rotate(${round(angle + turn)}) scale(${size})"/>`;
  }).join('');
}

/** A couched cord: a dark bed, the thread, and the small stitches that hold it. */
export function cord(path: string, thread: string, { deep }: Cloth, width = 2.6): string {
  return (
    `<g transform="translate(.6 1.1)">${stroked(path, deep, width + 0.6, 0.7)}</g>` +
    stroked(path, thread, width) +
    `<path d="${path}" fill="none" stroke="${deep}" stroke-width="${width}" stroke-dasharray=".8 3.2" opacity=".4"/>`
  );
}

/** The point of a cubic curve at a part of its way, and where it heads there. */
function placeOn([x0, y0]: Point, [x1, y1, x2, y2, x3, y3]: Curve, part: number) {
  const rest = 1 - part;
  const at = (a: number, b: number, c: number, d: number): number =>
    rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d;
  const slope = (a: number, b: number, c: number, d: number): number =>
    rest ** 2 * (b - a) + 2 * rest * part * (c - b) + part ** 2 * (d - c);
  const angle = (Math.atan2(slope(y0, y1, y2, y3), slope(x0, x1, x2, x3)) * 180) / Math.PI;
  return { x: round(at(x0, x1, x2, x3)), y: round(at(y0, y1, y2, y3)), angle };
}
