import type { CapLook } from './accessory-look.ts';
import type { Bolt } from './bolt.ts';
import { cables } from './cables.ts';
import type { Side } from './drawing.ts';
import { light, shade } from './fold.ts';
import { stroked } from './markup.ts';
import { label } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';

/** A ribbed dome with its fold. */
export function sewBeanie(bolt: Bolt, { threads, cables: isCabled }: CapLook, side: Side): string {
  const { cloth } = bolt;
  let ribs = '';
  for (let step = -9; step <= 9; step += 1) {
    const x = 300 + step * 17;
    const top = 300 + step * 4;
    ribs += stroked(`M${top} 196C${300 + step * 15} 240 ${x - step * 0.6} 330 ${x} 430`, cloth.deep, 4, 0.5);
    ribs += stroked(
      `M${top + 3} 196C${306 + step * 15} 240 ${x + 7 - step * 0.6} 330 ${x + 7} 430`,
      cloth.highlight,
      3,
      0.35,
    );
  }
  return (
    cutPanel(bolt, 'dome', dome, {
      folds: [
        light(
          'M190 320C196 240 250 214 280 224C256 270 236 330 228 410C200 400 184 370 190 320Z',
          0.5,
          'cloud',
        ),
        shade('M400 240L470 300L470 450L420 450Z', 0.4, 'broad'),
        shade(rectangle(130, 390, 340, 30), 0.6),
      ],
    }) +
    `<clipPath id="dome-ribs"><path d="${dome}"/></clipPath><g clip-path="url(#dome-ribs)">${isCabled ? cables(cloth, [190, 245, 300, 355, 410], 190, 420) : ribs}</g>` +
    ribPiece(bolt, 'fold', fold) +
    (side === 'front' ? label(300, 458, threads, 50, 30) : '')
  );
}

export const dome = 'M146 440C136 300 190 196 300 194C410 196 464 300 454 440Z';

export const fold =
  'M138 424C136 416 142 408 150 407C250 394 350 394 450 407C458 408 464 416 462 424L466 520C466 532 458 538 448 540C350 552 250 552 152 540C142 538 134 532 134 520Z';
