import type { Cloth } from './cloth.ts';
import { stroked } from './markup.ts';

/** Cables of a knit: two strands that cross over each other all the way down, with a purled gap at each side. */
export function cables(cloth: Cloth, places: readonly number[], top: number, bottom: number): string {
  return places.map((x) => cable(cloth, x, top, bottom)).join('');
}

function cable({ seam, deep, base, highlight }: Cloth, x: number, top: number, bottom: number): string {
  const step = 44;
  const strand = (from: number, way: 1 | -1): string => {
    let path = `M${x - 11 * way} ${from}`;
    path += `C${x - 11 * way} ${from + 16} ${x + 11 * way} ${from + step - 16} ${x + 11 * way} ${from + step}`;
    return path;
  };
  const thick = (path: string): string =>
    stroked(path, seam, 15, 0.55) +
    stroked(path, base, 12.4) +
    stroked(path, highlight, 6, 0.4) +
    `<path d="${path}" fill="none" stroke="${deep}" stroke-width="10" stroke-dasharray="1.2 5" opacity=".3"/>`;
  let marks = stroked(
    `M${x - 26} ${top}L${x - 26} ${bottom}M${x + 26} ${top}L${x + 26} ${bottom}`,
    deep,
    7,
    0.45,
  );
  marks += stroked(
    `M${x - 19} ${top}L${x - 19} ${bottom}M${x + 19} ${top}L${x + 19} ${bottom}`,
    highlight,
    2,
    0.4,
  );
  for (let y = top; y < bottom; y += step) marks += thick(strand(y, -1)) + thick(strand(y, 1));
  return marks;
}
