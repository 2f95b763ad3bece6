import { stroked } from './markup.ts';

/** The zip of a bag along a line. */
export function zip(path: string, edge: string): string {
  return (
    stroked(path, edge, 11, 0.7) +
    `<path d="${path}" fill="none" stroke="#8f897d" stroke-width="5" stroke-dasharray="2.2 1.6"/>` +
    stroked(path, '#4a453d', 0.9, 0.8)
  );
}

/** Its slider and pull. */
export function pull(x: number, y: number): string {
  return `<rect x="${x - 6}" y="${y - 6}" width="12" height="14" rx="3.4" fill="#cfc9bb" stroke="#6d675c" stroke-width=".9"/><rect x="${x - 3.4}" y="${y + 7}" width="6.8" height="24" rx="3" fill="#b9b3a6" stroke="#6d675c" stroke-width=".9"/>`;
}
