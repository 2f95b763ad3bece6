import type { Cloth } from './cloth.ts';
import { blurred, gradient } from './markup.ts';

const tone = { glint: '#f7e3b0', metal: '#c99a4b', dark: '#8a622a', edge: '#573c16' } as const;

/** The metal's light, for whatever is filled with `url(#brass)`. */
export const brass = gradient(
  'brass',
  [0, 0, 1, 1],
  [
    [0, tone.glint],
    [0.4, tone.metal],
    [1, tone.dark],
  ],
);

/** A half ring in its stitched leather tab, where a handle meets the bag. `x` is its middle. */
export function ring(x: number, leather: Cloth): string {
  const arc = `M${x - 17} 352v-14a17 17 0 0 1 34 0v14`;
  const line = (path: string, color: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    line(arc, tone.dark, 7) +
    line(arc, tone.metal, 4.6) +
    line(`M${x - 18} 346v-8a17 17 0 0 1 14-16`, tone.glint, 1.7) +
    `<path d="M${x - 25} 344h50l3 30q-28 10-56 0z" fill="${leather.base}" stroke="${leather.seam}" stroke-width="1.1" stroke-opacity=".6"/>` +
    `<path d="M${x - 21} 349h42l2 21q-23 8-46 0z" fill="none" stroke="${leather.stitch}" stroke-width="1.1" stroke-dasharray="4 2.7" opacity=".9"/>` +
    `<circle cx="${x}" cy="361" r="4" fill="${tone.metal}"/><circle cx="${x - 1}" cy="360" r="1.4" fill="${tone.glint}"/>`
  );
}

/** The turn-lock in the middle of the strap. */
export function clasp(): string {
  const plate = 'x="276" y="474" width="48" height="34" rx="7"';
  const region = { left: 270, top: 470, right: 332, bottom: 520 };
  const cast = `<rect ${plate} fill="${tone.edge}" opacity=".5" transform="translate(1.5 4)"/>`;
  return (
    blurred('clasp-cast', region, 1.6, cast) +
    `<rect ${plate} fill="url(#brass)" stroke="${tone.edge}" stroke-width="1"/>` +
    `<rect x="281" y="479" width="38" height="24" rx="4" fill="none" stroke="${tone.dark}" stroke-width="1" opacity=".7"/>` +
    `<rect x="296" y="482" width="8" height="18" rx="4" fill="${tone.dark}"/>` +
    `<rect x="297" y="482.6" width="5" height="16" rx="2.5" fill="${tone.glint}"/>`
  );
}
