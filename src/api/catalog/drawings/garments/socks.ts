import type { SocksLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { clothOf } from './cloth.ts';
import type { Drawing } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { clipped, filled, stroked } from './markup.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { hangingShadow } from './shadow.ts';

/** Three pairs of socks laid over each other, one toe before the other. */
export function drawSocks(look: SocksLook): Drawing {
  const bolt = unroll(look);
  const foot = look.height === 'ankle' ? ankleSock : sock;
  const cuff = look.height === 'ankle' ? ankleCuff : legCuff;
  const places = [
    [118, -58],
    [52, -24],
    [-16, 12],
  ] as const;
  const marks = places
    .map(([x, y], index) =>
      index === 0
        ? `<g transform="translate(${x} ${y})"><g id="sock">${hangingShadow(foot)}${knit(bolt, foot, cuff)}</g>${filled(foot + cuff, '#1d1022', 0.16)}</g>`
        : `<g transform="translate(${x} ${y})"><use href="#sock"/>${index === 1 ? filled(foot + cuff, '#1d1022', 0.08) : ''}</g>`,
    )
    .join('');
  return {
    definitions: bolt.definitions,
    marks,
    placed: look.height === 'ankle' ? { x: 0, y: -40, scale: 1 } : { x: 6, y: 16, scale: 0.98 },
    outline: foot,
    lines: [],
  };
}

const sock =
  'M170 190L300 190C302 270 300 350 302 420C318 462 366 490 414 522C456 552 462 604 430 626C396 646 340 640 290 616C240 592 196 572 172 536C152 500 164 440 168 380C172 320 170 250 170 190Z';
const legCuff = 'M168 168C168 160 174 156 182 156L288 156C296 156 302 160 302 168L302 232L168 232Z';
const ankleSock =
  'M170 330L300 330C300 370 300 396 302 420C318 462 366 490 414 522C456 552 462 604 430 626C396 646 340 640 290 616C240 592 196 572 172 536C156 500 166 440 168 400Z';
const ankleCuff = 'M168 318C168 310 174 306 182 306L288 306C296 306 302 310 302 318L302 352L168 352Z';
const heel = 'M140 430C190 430 216 470 220 520C222 560 206 590 190 610L130 560Z';
const toe = 'M360 470C352 520 366 580 392 650L480 650L480 500Z';

const folds: readonly Fold[] = [
  shade(crease(188, 240, 184, 500, -6, 10), 0.36),
  light(crease(214, 230, 216, 470, -4, 12), 0.45, 'broad'),
  shade(crease(290, 240, 296, 430, 4, 10), 0.4),
  shade(crease(302, 424, 216, 500, 12, 8), 0.44),
  light(crease(300, 446, 228, 514, 10, 6), 0.4),
  shade('M180 560Q300 640 430 632L430 660L180 640Z', 0.5, 'broad'),
  light(crease(320, 484, 420, 546, -8, 10), 0.5),
];

/** Heel and toe are knitted double, in a tone of their own. */
function knit(bolt: Bolt, foot: string, cuff: string): string {
  const { cloth } = bolt;
  const double = clothOf(cloth.isDark ? cloth.highlight : cloth.shade);
  const ends = [heel, toe]
    .map(
      (end) =>
        filled(end, double.base, 0.85) + filled(end, 'url(#weave)') + stroked(end, cloth.seam, 1.2, 0.5),
    )
    .join('');
  return (
    cutPanel(bolt, 'foot', foot, { folds, printTurn: 'rotate(90 300 400)' }) +
    clipped('ends', foot, ends) +
    stroked(foot, cloth.seam, 1.1, 0.4) +
    ribPiece(bolt, 'cuff', cuff) +
    clipped('cuff-line', cuff, filled(rectangle(160, boundsOf([cuff]).top + 14, 150, 6), double.base, 0.9))
  );
}
