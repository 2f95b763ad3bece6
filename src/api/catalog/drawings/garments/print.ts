import type { Pattern } from '../../../../shop/catalog/drawings/kinds.ts';
import { round } from './path.ts';

/** A pattern in its inks: the leading one, the second, and a small accent. */
export type Print = { pattern: 'plain' } | { pattern: Exclude<Pattern, 'plain'>; inks: Inks };

export type Inks = readonly [string, string, string];

/** The printed cloth as one sheet, `#print` in the drawing, from which pieces are cut; empty when plain. */
export function printSheet(print: Print, phase: number): string {
  if (print.pattern === 'plain') return '';
  const [lead, second, accent] = print.inks;
  switch (print.pattern) {
    case 'stripe':
      return warp(26, [{ at: 0, width: 5, color: lead, opacity: 1 }], phase);
    case 'pin':
      return warp(15, [{ at: 0, width: 1.6, color: lead, opacity: 0.9 }], phase);
    case 'alaja':
      return warp(64, alaja(lead, second, accent), phase);
    case 'check':
      return check(lead, second);
    case 'sprig':
      return tile(66, 78, sprig(lead, second, accent));
    case 'dot':
      return tile(30, 30, `<circle cx="8" cy="8" r="4" fill="${lead}"/>`, 'rotate(45)');
  }
}

/** Lays the sheet on a piece, turned so that its warp runs along a sleeve or a collar. */
export function printOn(print: Print, turn?: string): string {
  if (print.pattern === 'plain') return '';
  return `<use href="#print"${turn ? ` transform="${turn}"` : ''}/>`;
}

type Thread = { at: number; width: number; color: string; opacity: number };

/** Damascene alaja: uneven stripes of a silk warp, the store's one ornament. */
function alaja(lead: string, second: string, accent: string): Thread[] {
  return [
    { at: 4.5, width: 9, color: lead, opacity: 0.95 },
    { at: 10, width: 2, color: second, opacity: 0.95 },
    { at: 15.5, width: 3, color: lead, opacity: 0.85 },
    { at: 29, width: 14, color: second, opacity: 0.95 },
    { at: 37, width: 2, color: lead, opacity: 0.95 },
    { at: 43, width: 4, color: accent, opacity: 0.95 },
    { at: 49, width: 2, color: second, opacity: 0.85 },
    { at: 57, width: 6, color: lead, opacity: 0.35 },
  ];
}

/** Stripes along the warp, each waving a little as hanging cloth does; no filter needed. */
function warp(repeat: number, threads: readonly Thread[], phase: number): string {
  let marks = '';
  for (let from = -repeat; from < 660; from += repeat) {
    for (const { at, width, color, opacity } of threads) {
      const fade = opacity < 1 ? ` opacity="${opacity}"` : '';
      marks += `<path d="${hangingLine(from + at, phase)}" stroke="${color}" stroke-width="${width}"${fade}/>`;
    }
  }
  return `<g id="print" fill="none">${marks}</g>`;
}

function hangingLine(x: number, phase: number): string {
  const points: [number, number][] = [];
  for (let y = -20; y <= 820; y += 70) points.push([round(x + sway(x, y, phase)), y]);
  return points.reduce((path, [px, py], index) => {
    const next = points[index + 1];
    if (index === 0) return `M${px} ${py}`;
    if (!next) return path;
    return `${path}Q${px} ${py} ${round((px + next[0]) / 2)} ${(py + next[1]) / 2}`;
  }, '');
}

function sway(x: number, y: number, phase: number): number {
  return 4.5 * Math.sin(y / 150 + x / 170 + phase) + 2.7 * Math.sin(y / 61 + x / 90 + phase * 1.7);
}

/** Two bands each way; where they cross, the cloth shows its deepest tone. */
function check(lead: string, second: string): string {
  const band = (path: string, color: string, width: number, opacity: number): string =>
    `<path d="${path}" stroke="${color}" stroke-width="${width}" opacity="${opacity}"/>`;
  const marks =
    band('M13 0V48', lead, 15, 0.5) +
    band('M0 13H48', lead, 15, 0.5) +
    band('M37 0V48', second, 1.8, 0.75) +
    band('M0 37H48', second, 1.8, 0.75);
  return tile(48, 48, marks);
}

function sprig(flower: string, leaf: string, heart: string): string {
  const sprigMarks =
    `<path d="M14 34C15 26 16 19 20 11" stroke="${leaf}" stroke-width="1.6" fill="none"/>` +
    `<path d="M16 27q-9-1-10-8q9 0 10 8zM18 20q8-2 12 3q-7 4-12-3z" fill="${leaf}"/>` +
    `<g fill="${flower}"><circle cx="20.5" cy="9" r="5"/><circle cx="15.5" cy="11.5" r="3"/>` +
    `<circle cx="25" cy="12.5" r="3"/></g><circle cx="20.5" cy="10" r="1.7" fill="${heart}"/>`;
  return `<g id="sprig">${sprigMarks}</g><use href="#sprig" transform="translate(64 72) rotate(168)"/>`;
}

function tile(width: number, height: number, marks: string, turn = ''): string {
  const turned = turn && ` patternTransform="${turn}"`;
  return (
    `<pattern id="repeat" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${marks}</pattern>` +
    `<rect id="print" x="-60" y="-60" width="720" height="920" fill="url(#repeat)"/>`
  );
}
