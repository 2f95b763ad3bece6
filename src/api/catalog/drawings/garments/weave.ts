import type { Cloth } from './cloth.ts';
import { round } from './path.ts';

export const weaves = [
  'smooth',
  'linen',
  'twill',
  'denim',
  'crepe',
  'knit',
  'leather',
  'mesh',
  'rib',
  'moss',
  'braid',
  'cord',
] as const;

/** How the cloth is made, seen as a small repeating texture. */
export type Weave = (typeof weaves)[number];

/** The weave as a tile to fill a piece with; `#weave` in the drawing. */
export function weaveTile(weave: Weave, cloth: Cloth): string {
  const { size, turn, threads }: Cell = cells[weave];
  const [width, height] = size.map((side) => round(side * repeats));
  const turned = turn ? ` patternTransform="rotate(${turn})"` : '';
  const marks = threads.map((thread) => woven(thread, size, cloth)).join('');
  return `<pattern id="weave" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${marks}</pattern>`;
}

/** A renderer pays for every tile it lays, so one tile holds 144 cells: that halves the time of a picture. */
const repeats = 12;

/** A thread within one cell: subpaths begin with an absolute M and go on in relative commands. */
type Thread = { path: string; tone: 'deep' | 'highlight'; width: number; opacity: number };

type Cell = { size: readonly [number, number]; turn: number; threads: readonly Thread[] };

/**
 * One path for all cells, drawn at once, so that threads crossing a cell's edge don't darken twice. One more
 * cell on every side: what reaches over the tile must not stop there, or the tiles show as a grid.
 */
function woven({ path, tone, width, opacity }: Thread, [across, down]: Cell['size'], cloth: Cloth): string {
  let all = '';
  for (let row = -1; row <= repeats; row += 1) {
    for (let column = -1; column <= repeats; column += 1) {
      all += path.replaceAll(/M(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
        return `M${round(Number(x) + column * across)} ${round(Number(y) + row * down)}`;
      });
    }
  }
  return (
    `<path d="${all}" fill="none" stroke="${cloth[tone]}" stroke-width="${width}" opacity="${opacity}"` +
    ` stroke-linecap="round"/>`
  );
}

const deep = (path: string, width: number, opacity: number): Thread => ({
  path,
  tone: 'deep',
  width,
  opacity,
});

const bright = (path: string, width: number, opacity: number): Thread => ({
  path,
  tone: 'highlight',
  width,
  opacity,
});

const cells = {
  smooth: { size: [6, 6], turn: 0, threads: [] },
  linen: {
    size: [9, 7],
    turn: 0,
    threads: [deep('M0 1.5h9M0 5h9', 0.7, 0.14), bright('M2 0v7M6.5 0v7', 0.7, 0.22)],
  },
  twill: {
    size: [3.6, 3.6],
    turn: 34,
    threads: [deep('M0 0.9h3.6', 0.9, 0.17), bright('M0 2.7h3.6', 0.8, 0.17)],
  },
  denim: {
    size: [4.4, 4.4],
    turn: 58,
    threads: [deep('M0 1.1h4.4', 1.2, 0.34), bright('M0 3.3h4.4', 0.9, 0.34)],
  },
  crepe: {
    size: [6, 6],
    turn: 0,
    threads: [deep('M1.5 1.5h.01', 1.4, 0.14), bright('M4.5 4.5h.01', 1.4, 0.14)],
  },
  knit: {
    size: [8, 6],
    turn: 0,
    threads: [
      deep('M0 0v6', 1.3, 0.4),
      deep('M0.8 -1l3.2 4.6l3.2-4.6', 1.3, 0.34),
      bright('M0.8 1.4l3.2 4.6l3.2-4.6', 1.6, 0.38),
    ],
  },
  mesh: {
    size: [6, 6],
    turn: 0,
    threads: [deep('M1.5 1.5h.01M4.5 4.5h.01', 2.2, 0.34), bright('M1.5 4.5h.01M4.5 1.5h.01', 1.4, 0.3)],
  },
  rib: {
    size: [13, 6],
    turn: 0,
    threads: [deep('M0 0v6', 3.4, 0.34), bright('M6.5 0v6', 4.4, 0.3), deep('M4 0l2.5 3l2.5-3', 0.9, 0.24)],
  },
  moss: {
    size: [10, 8],
    turn: 0,
    threads: [deep('M2.5 2.9h.01M7.5 6.9h.01', 4.6, 0.3), bright('M2.5 1.6h.01M7.5 5.6h.01', 3.6, 0.46)],
  },
  cord: {
    size: [8, 8],
    turn: 0,
    threads: [deep('M0 0v8', 3, 0.34), bright('M4 0v8', 2.4, 0.34), deep('M2 2h4M2 6h4', 0.6, 0.12)],
  },
  braid: {
    size: [22, 20],
    turn: 0,
    threads: [
      deep('M0 0l11 10l11-10M0 20l11-10l11 10', 2.6, 0.55),
      bright('M2 3l9 7M13 9l8-7M3 18l8-7M14 12l7 6', 2.2, 0.4),
    ],
  },
  leather: { size: [11, 9], turn: 0, threads: [deep('M0 2q3 2 5 0t6 1M1 7q3-2 5 0t5-1', 0.6, 0.28)] },
} as const satisfies Record<Weave, Cell>;
