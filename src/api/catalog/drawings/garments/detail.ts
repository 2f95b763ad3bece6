import { type Bolt, unroll } from './bolt.ts';
import type { Cut, Threads } from './cut.ts';
import { crease, flute, type Fold, light, pressFolds, shade } from './fold.ts';
import type { Look } from './look.ts';
import { blurred, clipped, filled, stroked } from './markup.ts';
import { boundsOf, grown, rectangle, sheet } from './path.ts';
import { printOn } from './print.ts';

/**
 * The cloth of a piece from near, filling the sheet: its weave and print three times as large, a topstitched seam, and
 * the woven label. Pieces of one cloth share it. What is not made of cloth or leather has none: null.
 */
export function drawDetail(look: Look): string | null {
  if (look.drawing === 'earrings' || look.drawing === 'hairClips') return null;
  const bolt = unroll(cutOf(look));
  const isFine = look.weave === 'smooth';
  const marks =
    layer(bolt, 'under', rectangle(0, 0, 600, 800), underFolds, isFine) +
    blurred('seam-cast', grown(boundsOf([over]), 40), 20, filled(over, '#1d1022', 0.5)) +
    layer(bolt, 'over', over, overFolds, isFine) +
    stroked(edge, bolt.cloth.seam, 2.4, 0.6) +
    stroked(edge.replace('M392', 'M395'), bolt.cloth.highlight, 3, 0.4) +
    topstitch(bolt, threadOf(look, bolt)) +
    sewnLabel(bolt, storeThreads);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"` +
    ` width="${sheet.width}" height="${sheet.height}"><defs>${bolt.definitions}</defs>${marks}</svg>`
  );
}

/** The cloth alone: a seed of its own, so that equal cloths make one picture. */
const cutOf = ({ color, weave, print }: Cut): Cut => ({
  color,
  weave: weave === 'smooth' ? 'knit' : weave,
  print,
  seed: 5,
});

const magnified = 2.6;
/** What looks smooth from afar is fine jersey from near. */
const jersey = 1.1;

/** The side that lies on top, folded over towards the seam. */
const over = 'M392 -20C384 140 402 300 390 460C380 600 396 720 388 820L620 820L620 -20Z';
const edge = 'M392 -20C384 140 402 300 390 460C380 600 396 720 388 820';

const underFolds: readonly Fold[] = [
  light(flute(60, -40, 250, 860, -60, 70), 0.5, 'cloud'),
  shade(flute(240, -40, 120, 860, 50, 50), 0.4, 'cloud'),
  shade(crease(-20, 260, 380, 120, 40, 20), 0.3, 'broad'),
  light(crease(-20, 300, 380, 160, 40, 16), 0.34, 'broad'),
  shade(crease(20, 700, 380, 560, -30, 18), 0.28, 'broad'),
  light(crease(20, 736, 380, 600, -30, 14), 0.3, 'broad'),
  shade(rectangle(350, -20, 50, 860), 0.55, 'broad'),
];

const overFolds: readonly Fold[] = [
  light(flute(420, -40, 440, 860, 10, 20), 0.55, 'broad'),
  shade(flute(560, -40, 540, 860, -20, 50), 0.4, 'cloud'),
  shade(crease(420, 240, 640, 300, 20, 16), 0.24, 'broad'),
  light(crease(420, 500, 640, 580, 20, 16), 0.28, 'broad'),
];

function layer(bolt: Bolt, name: string, outline: string, folds: readonly Fold[], finest: boolean): string {
  // The upper side is cut apart from the lower one, so a print does not run on across the seam.
  const at = name === 'under' ? '-90 -140' : '-130 -96';
  const near = (scale: number): string => `<g transform="translate(${at}) scale(${scale})">`;
  return clipped(
    `${name}-cut`,
    outline,
    filled(outline, bolt.cloth.base) +
      `${near(magnified)}${printOn(bolt.print)}</g>` +
      `${near(finest ? jersey : magnified)}<rect width="720" height="920" fill="url(#weave)"/></g>` +
      pressFolds(bolt, name, folds, boundsOf([outline])),
  );
}

/** Denim is sewn in orange, everything else in its own tone. */
function threadOf(look: Look, { cloth }: Bolt): string {
  return look.weave === 'denim' ? '#d99a4a' : cloth.stitch;
}

function topstitch({ cloth }: Bolt, thread: string): string {
  const line = (at: number): string =>
    edge.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) + at} ${y}`);
  const row = (at: number): string =>
    `<path d="${line(at)}" fill="none" stroke="${cloth.seam}" stroke-width="7" opacity=".3"/>` +
    `<path d="${line(at + 1.4)}" fill="none" stroke="${cloth.seam}" stroke-width="5" stroke-dasharray="17 8" stroke-linecap="round" opacity=".55"/>` +
    `<path d="${line(at)}" fill="none" stroke="${thread}" stroke-width="4.4" stroke-dasharray="17 8" stroke-linecap="round"/>`;
  return row(22) + row(50);
}

/** The colors the store weaves its labels in. */
const storeThreads: Threads = ['#cddc74', '#a8203f', '#f2a65a'];

function sewnLabel({ cloth }: Bolt, [outer, middle, inner]: Threads): string {
  const ribbon = 'M96 196L286 186L292 300L102 312Z';
  const band = (from: number, to: number, color: string): string => {
    const at = (part: number): string => `${(96 + 6 * part).toFixed(1)} ${(196 + 116 * part).toFixed(1)}`;
    const end = (part: number): string => `${(286 + 6 * part).toFixed(1)} ${(186 + 114 * part).toFixed(1)}`;
    return filled(`M${at(from)}L${end(from)}L${end(to)}L${at(to)}Z`, color);
  };
  let weft = '';
  for (let part = 0.01; part < 1; part += 0.03) {
    weft += `M${(96 + 6 * part).toFixed(1)} ${(196 + 116 * part).toFixed(1)}L${(286 + 6 * part).toFixed(1)} ${(186 + 114 * part).toFixed(1)}`;
  }
  const stitches = 'M106 200L110 308M277 191L283 296';
  return (
    `<g transform="translate(5 9)">${blurred('label-cast', grown(boundsOf([ribbon]), 24), 7, filled(ribbon, '#1d1022', 0.5))}</g>` +
    filled(ribbon, '#fbfaf5') +
    band(0.28, 0.44, middle) +
    band(0.52, 0.61, inner) +
    band(0.68, 0.81, outer) +
    stroked(weft, '#6c6373', 1, 0.2) +
    stroked(ribbon, cloth.seam, 1.4, 0.4) +
    `<path d="${stitches}" fill="none" stroke="#8d8494" stroke-width="3" stroke-dasharray="11 7" stroke-linecap="round"/>`
  );
}
