/** How a drawing sits on the sheet: scaled from the corner, then moved. */
export type Placement = { x: number; y: number; scale: number };

/** A drawing is 600 wide and 800 high, and hangs from its middle line. */
export const sheet = { width: 600, height: 800, middle: 300 } as const;

export type Point = readonly [x: number, y: number];

/** One cubic curve: two control points, then where it ends. */
export type Curve = readonly [number, number, number, number, number, number];

export type Box = { left: number; top: number; right: number; bottom: number };

/** One decimal is a sixth of a pixel at the largest size: finer only costs bytes. */
export const round = (value: number): number => Number(value.toFixed(1));

/** A symmetric outline from its right half alone, drawn from top middle to bottom middle. */
export function mirroredOutline(start: Point, curves: readonly Curve[]): string {
  const right = curves.map((curve) => `C${curve.map(round).join(' ')}`);
  const left: string[] = [];
  let [x, y] = start;
  for (const [x1, y1, x2, y2, endX, endY] of curves) {
    left.unshift(`C${[mirror(x2), y2, mirror(x1), y1, mirror(x), y].map(round).join(' ')}`);
    [x, y] = [endX, endY];
  }
  return `M${round(start[0])} ${round(start[1])}${right.join('')}${left.join('')}Z`;
}

/** The same piece for the other side. Needs absolute commands of point pairs (M L C Q Z). */
export function mirrorPath(path: string): string {
  return path.replaceAll(pointPair, (_, x: string, y: string) => `${round(mirror(Number(x)))} ${y}`);
}

/** The placement as an SVG transform. */
export function transformOf({ x, y, scale }: Placement): string {
  return `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;
}

/** The path where the placement puts it. Needs absolute commands of point pairs, as above. */
export function placedPath(path: string, placed: Placement): string {
  return path.replaceAll(pointPair, (_, x: string, y: string) =>
    placedPoint([Number(x), Number(y)], placed).join(' '),
  );
}

export function placedPoint([x, y]: Point, placed: Placement): Point {
  return [Math.round(x * placed.scale + placed.x), Math.round(y * placed.scale + placed.y)];
}

/** A box as a path, so that it can be shaded, mirrored and measured like any other. */
export function rectangle(left: number, top: number, width: number, height: number): string {
  const right = left + width;
  const bottom = top + height;
  return `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`;
}

/** A box that holds every point of the paths, control points included: never too small. */
export function boundsOf(paths: readonly string[]): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [, x, y] of paths.join('').matchAll(pointPair)) {
    box.left = Math.min(box.left, Number(x));
    box.right = Math.max(box.right, Number(x));
    box.top = Math.min(box.top, Number(y));
    box.bottom = Math.max(box.bottom, Number(y));
  }
  return box;
}

export function overlap(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

const pointPair = /(-?[\d.]+)[ ,](-?[\d.]+)/g;

const mirror = (x: number): number => 2 * sheet.middle - x;
