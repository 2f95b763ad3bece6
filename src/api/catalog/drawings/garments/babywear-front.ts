import { type Bolt, unprinted } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { onBothSides, stroked } from './markup.ts';
import { button, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** A bound edge of soft jersey. */
export function bound({ seam: edge, base, highlight }: Cloth, path: string): string {
  return stroked(path, edge, 8.6, 0.5) + stroked(path, base, 7) + stroked(path, highlight, 1.4, 0.5);
}

/** One side laid over the other, with snaps at the side, so that nothing goes over the head. */
export function sewWrap(bolt: Bolt): string {
  const { cloth } = unprinted(bolt);
  return (
    bound(cloth, 'M357 159C344 190 328 212 306 230') +
    bound(cloth, 'M243 159C250 214 300 268 352 330C362 342 376 352 398 360') +
    [
      [352, 318],
      [370, 338],
      [392, 350],
    ]
      .map(([x = 0, y = 0]) => snap(x, y, cloth.highlight, cloth.seam))
      .join('')
  );
}

/** A small collar and a short placket. */
export function sewCollar(bolt: Bolt): string {
  const { cloth } = bolt;
  const leaf =
    'M355 152C372 160 384 180 386 202C366 220 336 230 308 224C302 220 300 212 300 206C330 204 350 186 355 152Z';
  return (
    cutPanel(unprinted(bolt), 'placket', 'M289 206L311 206L311 300L300 308L289 300Z', { roundness: 0.35 }) +
    [232, 260, 288].map((y) => snap(300, y, cloth.highlight, cloth.seam)).join('') +
    onBothSides(
      'collar',
      cutPanel(unprinted(bolt), 'collar-leaf', leaf, {
        folds: [
          shade(crease(306, 214, 356, 162, -4, 6), 0.35),
          light(crease(330, 222, 380, 194, -2, 5), 0.4),
        ],
        roundness: 0.45,
      }),
    )
  );
}

/** The bib of dungarees, its straps buttoned on; behind, they cross. */
export function sewBib(bolt: Bolt, side: Side): string {
  const { cloth } = bolt;
  const strap =
    'M330 238C334 200 338 170 344 140C354 134 364 138 368 146C364 178 358 210 352 240C346 246 336 246 330 238Z';
  const edge = stitch('M254 214L346 214', cloth.stitch, 0.8);
  if (side === 'back') {
    const crossing = (path: string): string =>
      stroked(path, cloth.seam, 24) + stroked(path, cloth.base, 21.6);
    return crossing('M246 142L342 228') + crossing('M354 142L258 228') + edge;
  }
  return (
    onBothSides(
      'strap',
      cutPanel(bolt, 'strap-piece', strap, { roundness: 0.5 }) + button(341, 226, cloth, 7, '#b98a52'),
    ) +
    edge +
    cutPanel(bolt, 'bib-pocket', 'M264 262L336 262L334 318C322 324 278 324 266 318Z', {
      folds: [shade(rectangle(262, 262, 76, 10), 0.3)],
      roundness: 0.4,
    })
  );
}

/** Snaps from the neck to the waist. */
export function sewPlacket(bolt: Bolt): string {
  const { cloth } = bolt;
  return (
    cutPanel(bolt, 'placket', 'M290 209L310 209L310 420L300 428L290 420Z', { roundness: 0.35 }) +
    [236, 278, 320, 362, 404].map((y) => snap(300, y, cloth.highlight, cloth.seam)).join('')
  );
}

/** Elastic at the ankles, with a small frill below it. */
export function gatherAnkles({ cloth }: Bolt): string {
  const gathers = [350, 362, 374, 386].map((x) => `M${x} 648L${x - 2} 618`).join('');
  return onBothSides(
    'ankle',
    seam('M407 624C388 634 352 634 333 628', cloth, 0.7) +
      stroked(gathers, cloth.seam, 1.6, 0.45) +
      stroked('M405 630C388 640 353 640 334 634', cloth.highlight, 1.3, 0.4),
  );
}

export function snap(x: number, y: number, color: string, edge: string): string {
  return (
    `<circle cx="${x + 0.5}" cy="${y + 1.2}" r="5.4" fill="${edge}" opacity=".4"/>` +
    `<circle cx="${x}" cy="${y}" r="5" fill="${color}" stroke="${edge}" stroke-width=".8" stroke-opacity=".6"/>` +
    `<circle cx="${x}" cy="${y}" r="2" fill="none" stroke="${edge}" stroke-width=".8" opacity=".5"/>`
  );
}
