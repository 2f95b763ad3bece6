import type { Bolt } from './bolt.ts';
import { crease, light, pressFolds, shade } from './fold.ts';
import { clipped, filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { boundsOf } from './path.ts';

/** The buckle over the end that has passed through it, five holes, and the keeper. */
export function buckleUp(bolt: Bolt): string {
  const { cloth } = bolt;
  const end =
    'M262 489C316 494 372 488 420 472C436 478 444 494 442 512C440 532 430 546 420 552C376 572 316 580 262 576Z';
  const marks =
    filled(end, 'url(#round)') +
    filled(end, 'url(#weave)') +
    pressFolds(
      bolt,
      'end',
      [light(crease(270, 500, 420, 486, 10, 6), 0.5), shade(crease(270, 572, 424, 548, 8, 8), 0.5)],
      boundsOf([end]),
    );
  const holes = [330, 362, 394].map(
    (x, index) =>
      `<ellipse cx="${x}" cy="${532 - index * 4}" rx="4.4" ry="5" fill="${cloth.seam}"/><path d="M${x - 4} ${533 - index * 4}a4.4 5 0 0 0 8.4 0" fill="none" stroke="${cloth.highlight}" stroke-width="1" opacity=".6"/>`,
  );
  return (
    `<g transform="translate(3 7)">${filled(end, '#1d1022', 0.28)}</g>` +
    clipped('end-cut', end, marks) +
    stroked(end, cloth.seam, 1.2, 0.6) +
    stitch(
      'M268 497C318 501 370 496 416 481C430 488 436 500 434 512C432 528 424 538 416 544C372 563 318 571 268 569',
      cloth.stitch,
      0.85,
      1.3,
    ) +
    holes.join('') +
    loop(bolt, 208) +
    frame()
  );
}

/** The keeper that holds the end; `x` is its middle. */
export function loop(bolt: Bolt, x: number): string {
  const { cloth } = bolt;
  const dip = x === 300 ? 8 : -6;
  const keeper = `M${x - 13} ${476 + dip}C${x - 4} ${480 + dip} ${x + 4} ${481 + dip} ${x + 13} ${482 + dip}L${x + 13} ${576 + dip}C${x + 4} ${576 + dip} ${x - 4} ${575 + dip} ${x - 13} ${572 + dip}Z`;
  return (
    `<g transform="translate(2 3)">${filled(keeper, '#1d1022', 0.3)}</g>` +
    filled(keeper, cloth.base) +
    filled(keeper, 'url(#weave)') +
    filled(
      `M${x - 6} ${478 + dip}L${x} ${480 + dip}L${x} ${575 + dip}L${x - 6} ${574 + dip}Z`,
      cloth.highlight,
      0.5,
    ) +
    stroked(keeper, cloth.seam, 1.2, 0.7)
  );
}

function frame(): string {
  const rim = (color: string, width: number): string =>
    `<rect x="232" y="472" width="62" height="122" rx="13" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    `<g transform="rotate(2 263 533)"><g transform="translate(2 6)" opacity=".35">${rim('#1d1022', 13)}</g>` +
    rim('#573c16', 13.6) +
    rim('url(#brass)', 11.6) +
    `<path d="M229 582V486q0-16 14-17h36" fill="none" stroke="#f7e3b0" stroke-width="2.2" opacity=".9" stroke-linecap="round"/>` +
    '<path d="M230 533H318" stroke="#573c16" stroke-width="10" stroke-linecap="round"/><path d="M230 532H317" stroke="#c99a4b" stroke-width="7.6" stroke-linecap="round"/><path d="M232 530H314" stroke="#f7e3b0" stroke-width="2" stroke-linecap="round" opacity=".9"/></g>'
  );
}
