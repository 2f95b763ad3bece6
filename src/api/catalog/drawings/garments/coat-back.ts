import type { Bolt } from './bolt.ts';
import type { CoatLook } from './clothes-look.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** The collar from behind, the middle seam, and the vent it ends in. */
export function sewCoatBack(bolt: Bolt, hem: number, { length, front }: CoatLook): string {
  const { cloth } = bolt;
  const vent = length === 'long' ? hem - 190 : hem - 110;
  return (
    seam(`M300 128C302 240 301 400 300 ${vent}`, cloth, 0.7) +
    stroked(`M301.6 130C303.6 240 302.6 400 301.6 ${vent}`, cloth.highlight, 1, 0.3) +
    `<g transform="translate(4 1)">${stroked(`M304 ${vent}L312 ${hem + 10}`, cloth.deep, 6, 0.5)}</g>` +
    seam(`M300 ${vent}L309 ${hem + 12}`, cloth, 0.9) +
    stitch(`M294 ${vent + 2}L310 ${vent - 10}`, cloth.stitch, 0.7) +
    (front === 'round' ? boundNeck(bolt) : collar(bolt))
  );
}

function boundNeck({ cloth }: Bolt): string {
  const line = 'M258 99C272 106 328 106 342 99';
  return (
    stroked(line, cloth.seam, 8, 0.5) +
    stroked(line, cloth.base, 6.4) +
    stroked(line, cloth.highlight, 1.2, 0.5)
  );
}

function collar(bolt: Bolt): string {
  const { cloth } = bolt;
  const outline =
    'M256 92C274 82 326 82 344 92C354 106 362 122 366 138C330 154 270 154 234 138C238 122 246 106 256 92Z';
  return (
    stroked('M235 143C272 160 328 160 365 143', cloth.deep, 5, 0.5) +
    cutPanel(bolt, 'collar', outline, {
      folds: [light(rectangle(246, 88, 108, 14), 0.5), shade(crease(236, 138, 364, 138, 8, 6), 0.4)],
      roundness: 0.5,
      printTurn: 'rotate(90 300 120)',
    }) +
    stitch('M238 134C274 148 326 148 362 134', cloth.stitch, 0.6)
  );
}

/** How the back of a coat falls, down to its hem. */
export function backFolds(hem: number): Fold[] {
  return [
    shade(crease(238, 200, 232, hem, -6, 13), 0.34, 'broad'),
    light(crease(262, 190, 262, hem - 10, -4, 13), 0.42, 'broad'),
    shade(crease(362, 200, 370, hem, 6, 13), 0.32, 'broad'),
    light(crease(334, 190, 338, hem, 2, 12), 0.36, 'broad'),
    shade(`M408 300L440 300L460 ${hem + 10}L420 ${hem + 10}Z`, 0.36, 'broad'),
    shade('M186 262Q214 300 236 366Q206 330 184 308Z', 0.36),
    shade('M414 262Q386 300 364 366Q394 330 416 308Z', 0.36),
    shade(rectangle(140, hem - 4, 320, 20), 0.24),
  ];
}
