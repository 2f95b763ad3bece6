import type { BeltLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { brass } from './brass.ts';
import { buckleUp, loop } from './buckle.ts';
import type { Drawing, Side } from './drawing.ts';
import { light, pressFolds, shade } from './fold.ts';
import { clipped, filled, gradient, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { boundsOf, rectangle } from './path.ts';
import { ellipse, groundShadow } from './shadow.ts';

/** A belt standing in a ring, its buckle in front; from behind the strap alone. */
export function drawBelt(look: BeltLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const marks =
    groundShadow('ground', contact, ellipse(308, 478, 226, 116), 0.6) +
    sewFar(bolt, look) +
    sewNear(bolt) +
    (side === 'front' ? buckleUp(bolt) : loop(bolt, 300));
  const round = gradient(
    'round',
    [0, 0, 1, 0],
    [
      [0, cloth.deep],
      [0.16, cloth.base],
      [0.34, cloth.highlight],
      [0.6, cloth.base],
      [1, cloth.deep],
    ],
  );
  return {
    definitions: bolt.definitions + round + brass,
    marks,
    placed: { x: -18, y: -30, scale: 1.06 },
    outline: near + far,
    lines: [],
  };
}

/** Where the ring touches the ground, in front. */
const contact =
  'M96 470C120 552 210 590 300 590C390 590 480 552 504 470L512 500C480 572 392 606 300 606C208 606 120 572 88 500Z';

const near =
  'M88 362C88 446 190 492 300 492C410 492 512 446 512 362L512 442C512 530 410 578 300 578C190 578 88 530 88 442Z';

const far =
  'M88 362C88 280 190 236 300 236C410 236 512 280 512 362L512 430C500 356 404 316 300 316C196 316 100 356 88 430Z';

function sewFar(bolt: Bolt, { inside }: BeltLook): string {
  const { cloth } = bolt;
  const marks =
    filled(far, inside ?? cloth.inside) +
    filled(far, 'url(#weave)', 0.7) +
    pressFolds(
      bolt,
      'far',
      [
        shade(rectangle(80, 230, 440, 40), 0.4, 'broad'),
        light('M200 316Q300 290 400 316L400 330Q300 306 200 330Z', 0.5),
      ],
      boundsOf([far]),
    );
  return (
    clipped('far-cut', far, marks) +
    stroked(far, cloth.seam, 1.1, 0.6) +
    stroked('M88 362C88 280 190 236 300 236C410 236 512 280 512 362', cloth.highlight, 2.4, 0.5)
  );
}

function sewNear(bolt: Bolt): string {
  const { cloth } = bolt;
  const marks =
    filled(near, 'url(#round)') +
    filled(near, 'url(#weave)') +
    pressFolds(
      bolt,
      'near',
      [
        light(
          'M96 378C110 452 200 498 300 500C400 498 490 452 504 378L504 392C490 470 400 516 300 516C200 516 110 470 96 392Z',
          0.45,
        ),
        shade('M88 430C96 520 200 566 300 566C400 566 504 520 512 430L512 600L88 600Z', 0.45),
      ],
      boundsOf([near]),
    );
  return (
    clipped('near-cut', near, marks) +
    stroked(near, cloth.seam, 1.2, 0.5) +
    stitch('M96 376C104 452 196 500 300 500C404 500 496 452 504 376', cloth.stitch, 0.85, 1.3) +
    stitch('M95 444C104 520 196 569 300 569C404 569 496 520 505 444', cloth.stitch, 0.85, 1.3) +
    stroked('M88 363C88 447 190 493 300 493C410 493 512 447 512 363', cloth.highlight, 1.6, 0.5)
  );
}
