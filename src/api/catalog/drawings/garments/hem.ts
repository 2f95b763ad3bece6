import { type Point, round } from './path.ts';

/** A gathered hem: its edge as path commands, and where each wave hangs so that folds can follow it. */
export type Hem = { edge: string; waves: { x: number; y: number; isOut: boolean }[] };

/**
 * Waves from the right end to the left one. `edge` continues a path that already stands at `right`.
 * `sag` is how far the middle hangs below the ends, `swing` the height of a wave.
 */
export function wavyHem(
  right: Point,
  left: Point,
  { sag, count, swing }: { sag: number; count: number; swing: number },
  random: () => number,
): Hem {
  const hem: Hem = { edge: '', waves: [] };
  let [x, y] = right;
  for (let wave = 1; wave <= count; wave += 1) {
    const isLast = wave === count;
    const isOut = wave % 2 === 1;
    const along = wave / count;
    const nextX = right[0] + (left[0] - right[0]) * along + (isLast ? 0 : (random() - 0.5) * 10);
    const lift = isOut ? -swing * (0.5 + random() * 0.6) : swing * (0.4 + random() * 0.5);
    const line = right[1] + (left[1] - right[1]) * along + Math.sin(Math.PI * along) * sag;
    const nextY = isLast ? left[1] : line + lift * 0.35;
    const pull = (isOut ? swing : -swing) * 0.9;
    const ends = [x + (nextX - x) * 0.35, y + pull, x + (nextX - x) * 0.65, nextY + pull, nextX, nextY];
    hem.edge += `C${ends.map(round).join(' ')}`;
    hem.waves.push({ x: (x + nextX) / 2, y: (y + nextY) / 2, isOut });
    [x, y] = [nextX, nextY];
  }
  return hem;
}
