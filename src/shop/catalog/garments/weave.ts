import type { Cloth } from './cloth.ts';
import { round } from './path.ts';

export const weaves = ['smooth', 'linen', 'twill', 'denim', 'crepe', 'knit', 'rib', 'leather'] as const;

/** How the cloth is made, seen as a small repeating texture. */
export type Weave = (typeof weaves)[number];

/** The weave as a tile to fill a piece with; `#weave` in the drawing. */
export function weaveTile(weave: Weave, cloth: Cloth): string {
  const { size, turn, marks }: Tile = tiles[weave](cloth.deep, cloth.highlight);
  const [width, height] = size;
  const turned = turn ? ` patternTransform="rotate(${turn})"` : '';
  const [across, down] = [width * repeats, height * repeats].map(round);
  return (
    `<pattern id="weave" width="${across}" height="${down}" patternUnits="userSpaceOnUse"${turned}>` +
    `${marks && woven(width, height, marks)}</pattern>`
  );
}

/** A renderer pays for every tile it lays: a cloth of 144 small ones at once takes half the time. */
const repeats = 12;

function woven(width: number, height: number, marks: string): string {
  const places = Array.from({ length: repeats }, (_, index) => index);
  const row = places.map((place) => `<use href="#thread" x="${round(place * width)}"/>`).join('');
  const rows = places.map((place) => `<use href="#row" y="${round(place * height)}"/>`).join('');
  return `<defs><g id="thread">${marks}</g><g id="row">${row}</g></defs>${rows}`;
}

type Tile = { size: readonly [number, number]; turn?: number; marks: string };

const tiles = {
  smooth: () => ({ size: [6, 6], marks: '' }),
  linen: (dark, bright) => ({
    size: [9, 7],
    marks: thread('M0 1.5h9M0 5h9', dark, 0.7, 0.14) + thread('M2 0v7M6.5 0v7', bright, 0.7, 0.22),
  }),
  twill: (dark, bright) => ({
    size: [3.6, 3.6],
    turn: 34,
    marks: thread('M0 0.9h3.6', dark, 0.9, 0.17) + thread('M0 2.7h3.6', bright, 0.8, 0.17),
  }),
  denim: (dark, bright) => ({
    size: [4.4, 4.4],
    turn: 58,
    marks: thread('M0 1.1h4.4', dark, 1.2, 0.34) + thread('M0 3.3h4.4', bright, 0.9, 0.34),
  }),
  crepe: (dark, bright) => ({ size: [6, 6], marks: knot(1.5, dark) + knot(4.5, bright) }),
  knit: (dark, bright) => ({
    size: [8, 6],
    marks:
      thread('M0 0v6', dark, 1.3, 0.4) +
      thread('M0.8 -1l3.2 4.6l3.2-4.6M0.8 5l3.2 4.6l3.2-4.6', dark, 1.3, 0.3) +
      thread('M0.8 1.4l3.2 4.6l3.2-4.6M0.8 -4.6l3.2 4.6l3.2-4.6', bright, 1.6, 0.34),
  }),
  rib: (dark, bright) => ({
    size: [9, 9],
    marks: thread('M2 0v9', dark, 2.4, 0.3) + thread('M6.5 0v9', bright, 2, 0.3),
  }),
  leather: (dark) => ({
    size: [11, 9],
    marks: thread('M0 2q3 2 5 0t6 1M1 7q3-2 5 0t5-1', dark, 0.6, 0.28),
  }),
} satisfies Record<Weave, (dark: string, bright: string) => Tile>;

function thread(path: string, color: string, width: number, opacity: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
}

const knot = (at: number, color: string): string =>
  `<circle cx="${at}" cy="${at}" r=".7" fill="${color}" opacity=".2"/>`;
