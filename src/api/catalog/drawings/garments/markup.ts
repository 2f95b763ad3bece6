import { type Box, round, sheet } from './path.ts';

export function filled(path: string, color: string, opacity = 1): string {
  return `<path d="${path}" fill="${color}"${faded(opacity)}/>`;
}

export function stroked(path: string, color: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${faded(opacity)}/>`;
}

/** The same marks for the other side of the body. `name` must be the only one in the drawing. */
export function onBothSides(name: string, right: string): string {
  return `<g id="${name}">${right}</g><use href="#${name}" transform="translate(${2 * sheet.middle} 0) scale(-1 1)"/>`;
}

/** Shows `marks` only inside the outline. */
export function clipped(name: string, outline: string, marks: string): string {
  return `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${marks}</g>`;
}

export type Stop = readonly [offset: number, color: string];

/** A straight gradient from corner to corner of the piece it fills, in parts of its box. */
export function gradient(name: string, [x1, y1, x2, y2]: readonly number[], stops: readonly Stop[]): string {
  const marks = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('');
  return `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
}

/**
 * Blurs marks all at once. A filter costs by area, so its region is given, never left to the renderer:
 * the default reaches far beyond the piece. Blurred in sRGB: in linear light a dark cloth's folds turn green.
 */
export function blurred(name: string, region: Box, spread: number, marks: string, style = ''): string {
  const width = round(region.right - region.left);
  const height = round(region.bottom - region.top);
  if (width <= 0 || height <= 0) return '';
  return (
    `<filter id="${name}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="${round(region.left)}" y="${round(region.top)}"` +
    ` width="${width}" height="${height}"><feGaussianBlur stdDeviation="${spread}"/></filter>` +
    `<g filter="url(#${name})"${style && ` style="${style}"`}>${marks}</g>`
  );
}

export const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${round2(opacity)}"` : '');

const round2 = (value: number): number => Number(value.toFixed(2));
