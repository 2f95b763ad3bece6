import { type Point, round } from './path.ts';

/** A row of scallops from the right end to the left one, sagging as the near edge of a pile does; continues a path. */
export function scallops([right, y]: Point, [left]: Point, count = 15): string {
  const step = (left - right) / count;
  const height = (at: number): number => y + Math.sin((Math.PI * at) / count) * 9;
  return Array.from({ length: count }, (_, index) => {
    const from = right + step * index;
    const [begin, end] = [height(index), height(index + 1)];
    const ends = [from + step * 0.1, begin + 16, from + step * 0.9, end + 16, from + step, end];
    return `C${ends.map(round).join(' ')}`;
  }).join('');
}
