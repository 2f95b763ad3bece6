import type { Cloth } from './cloth.ts';

/** Five laces across the tongue, each with its eyelet; they take the color of the sole. */
export function drawLaces(upper: Cloth, lace: Cloth): string {
  return eyelets.map(([x, y], index) => drawLace(x, y, index * 1.6, upper, lace)).join('');
}

const eyelets = [
  [200, 117],
  [218, 131],
  [238, 143],
  [259, 153],
  [281, 160],
] as const;

function drawLace(x: number, y: number, drop: number, upper: Cloth, lace: Cloth): string {
  const strand = (right: number, down: number, color: string, width: number, opacity: number): string => {
    const curve =
      `M${x + right} ${y + 6 + down}C${x + 8 + right} ${y - 7 + down}` +
      ` ${x + 17 + right} ${y - 19 + down} ${x + 33 + right} ${(y - 24 + drop + down).toFixed(1)}`;
    return `<path d="${curve}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
  };
  return (
    strand(1.5, 3, upper.seam, 8, 0.3) +
    strand(0, 0, lace.deep, 8, 1) +
    strand(0, -0.6, lace.base, 6.6, 1) +
    strand(-0.5, -2, lace.highlight, 1.8, 0.85) +
    `<circle cx="${x - 1}" cy="${y + 8}" r="3.2" fill="${upper.seam}" opacity=".75"/>` +
    `<circle cx="${x - 1.4}" cy="${y + 7.6}" r="1.6" fill="${upper.seam}"/>`
  );
}
