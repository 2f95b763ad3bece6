import type { Bolt } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { Threads } from './cut.ts';
import { budsAlong, cord } from './embroidery.ts';
import { blurred, clipped, filled, onBothSides, stroked } from './markup.ts';
import { label } from './notions.ts';
import { boundsOf, grown, mirroredOutline } from './path.ts';

/** The round neck with its slit, which a loop closes at the top, and the embroidery around both. */
export function embroiderFront({ cloth, isPrinted }: Bolt, trim: Threads): string {
  const [outer, middle, inner] = trim;
  const half =
    cord(
      'M337.7 102.1C335.3 123.4 323 138.2 303.7 142.3C302.9 181.6 302.5 222.6 300 252.2',
      inner,
      cloth,
      2.6,
    ) +
    cord(
      'M360.7 109.5C358.2 134.1 345.9 157 328.7 168.5C329.5 222.6 327.9 280 300 322.7',
      outer,
      cloth,
      3.2,
    ) +
    stroked('M365.6 111.1C363.1 137.4 350 162 333.6 172.6C334.4 227.6 332.8 286.6 300 332.5', middle, 1.6) +
    budsAlong([349.2, 107.8], [347.6, 127.5, 336.1, 147.2, 318, 155.4], { count: 3, size: 0.82, turn: 0 }) +
    budsAlong([316, 163.6], [316.4, 198, 315.6, 232.5, 312.3, 263.6], { count: 5, size: 0.84, turn: -90 });
  return (
    inside(cloth, trim) +
    blurred('yoke-shadow', grown(boundsOf([yoke]), 15), 5, stroked(yoke, cloth.seam, 6, 0.3)) +
    filled(yoke, cloth.deep, groundOf(isPrinted)) +
    onBothSides('neck-embroidery', half) +
    '<use href="#bud" transform="translate(300 290) scale(1.05)"/>' +
    fringe(trim) +
    loop(inner)
  );
}

/** What runs on behind: a narrow band round the back of the neck. */
export function embroiderBack({ cloth, isPrinted }: Bolt, [outer, middle, inner]: Threads): string {
  const around = (drop: number): string =>
    `M${round1(263 - drop * 0.35)} ${98 + drop}C${276 - drop * 0.2} ${107 + drop} ${324 + drop * 0.2} ${107 + drop} ${round1(337 + drop * 0.35)} ${98 + drop}`;
  return (
    stroked(around(11), cloth.deep, 20, groundOf(isPrinted)) +
    cord(around(2), inner, cloth) +
    cord(around(22), outer, cloth, 3) +
    stroked(around(27), middle, 1.5) +
    budsAlong([262, 108], [276, 117, 324, 117, 338, 108], { count: 5, size: 0.66, turn: 0 })
  );
}

/** How much of the cloth its ground covers: on a print the threads would be lost. */
export const groundOf = (isPrinted: boolean): number => (isPrinted ? 0.9 : 0.42);

/** What is cut out of the cloth: the neck, and a slit that gapes a little. */
const neckOpening = mirroredOutline(
  [300, 93.1],
  [
    [316.4, 93.1, 331.2, 94.7, 336.9, 100.5],
    [334.4, 121.8, 322.1, 136.5, 303, 140.6],
    [302.5, 181.6, 301.6, 222.6, 300, 250.5],
  ],
);

const yoke = mirroredOutline(
  [300, 140.6],
  [
    [318, 137.4, 333.6, 123.4, 336.9, 101.3],
    [346.7, 103.7, 354.9, 106.2, 361.5, 108.7],
    [359, 134.1, 346.7, 157, 328.7, 168.5],
    [329.5, 222.6, 327.9, 280, 300, 322.7],
  ],
);

function inside(cloth: Cloth, trim: Threads): string {
  return (
    filled(neckOpening, cloth.inside) +
    clipped(
      'neck-inside',
      neckOpening,
      filled('M259 89.8L341 89.8L341 109.5C318 99.6 282 99.6 259 109.5Z', cloth.deep, 0.9) +
        stroked('M260.6 109.5C282 100.5 318 100.5 339.4 109.5', cloth.highlight, 1.1, 0.4),
    ) +
    label(300, 103.7, trim, 22, 13)
  );
}

/** Three threads that hang from the point of the embroidery. */
function fringe([outer, middle, inner]: Threads): string {
  return (
    stroked('M297.5 334.2C296.7 342.4 296.7 348.9 295.1 358.8', inner, 1.5) +
    stroked('M300 334.2C300 344 300 352.2 300 365.3', middle, 1.7) +
    stroked('M302.5 334.2C303.3 342.4 303.3 348.9 304.9 358.8', inner, 1.5) +
    `<circle cx="300" cy="333.5" r="4.4" fill="${outer}"/>`
  );
}

const loop = (thread: string): string =>
  stroked('M295.1 147.2C297.5 144.7 302.5 144.7 304.9 147.2', thread, 2) +
  `<circle cx="296" cy="147.2" r="2.8" fill="${thread}"/><circle cx="304" cy="147.2" r="2.8" fill="${thread}"/>`;

const round1 = (value: number): number => Math.round(value * 10) / 10;
