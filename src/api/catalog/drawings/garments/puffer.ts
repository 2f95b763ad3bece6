import { type Bolt, unroll } from './bolt.ts';
import type { PufferLook } from './clothes-look.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, shade } from './fold.ts';
import { onBothSides, stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { type Curve, mirroredOutline, mirrorPath, rectangle, round } from './path.ts';
import { collar, hood, hoodOnBack, quilted, sewCollar, sewHood } from './puffer-hood.ts';
import { hangingShadow } from './shadow.ts';
import { zipper } from './zip.ts';

/** A quilted winter jacket: filling in wide channels, a hood or a high collar, a zip to the chin. */
export function drawPuffer(look: PufferLook, side: Side): Drawing {
  const bolt = unroll(look);
  const channels = look.length === 'long' ? longChannels : shortChannels;
  const body = bodyOf(channels);
  const hem = channels.at(-1) ?? 0;
  const outline = body + sleeve + mirrorPath(sleeve) + (look.hood ? hood : collar);
  const marks =
    hangingShadow(outline) +
    (look.hood ? sewHood(bolt, look, side) : sewCollar(bolt, look, side)) +
    onBothSides('sleeve', sewSleeve(bolt)) +
    cutPanel(bolt, 'body', body, {
      folds: channels.flatMap((y, index) => puff(y, index, channels[index + 1])),
    }) +
    channels
      .slice(1)
      .map((y) =>
        quilted(bolt, `M${300 - halfWidth(y)} ${y}C240 ${y + 7} 360 ${y + 7} ${300 + halfWidth(y)} ${y}`),
      )
      .join('') +
    onBothSides('armhole', seam('M424 176C412 216 408 258 412 306', bolt.cloth, 0.7)) +
    (side === 'back' ? (look.hood ? hoodOnBack(bolt) : '') : closeFront(bolt, look, hem));
  return {
    definitions: bolt.definitions,
    marks,
    placed: look.length === 'long' ? { x: 21, y: -20, scale: 0.93 } : { x: -27, y: -22, scale: 1.09 },
    outline,
    lines: [
      { measure: 'chest', from: [186, 306], to: [414, 306] },
      { measure: 'waist', from: [182, 430], to: [418, 430] },
      { measure: 'length', from: [250, 150], to: [250, hem + 2] },
      { measure: 'sleeve', from: [424, 176], to: [528, 560] },
    ],
  };
}

/** Where the channels begin; the cloth is drawn in at each. */
const shortChannels: readonly number[] = [196, 258, 320, 384, 450, 516, 582, 634];
const longChannels: readonly number[] = [...shortChannels.slice(0, -1), 648, 714, 780, 828];

/** How far from the middle the cloth is sewn down at a height. */
const halfWidth = (y: number): number => round(114 + (y - 196) * 0.02);

/** Below the arms each channel bulges at the side. */
function bodyOf(channels: readonly number[]): string {
  const hem = channels.at(-1) ?? 0;
  return mirroredOutline(
    [300, 170],
    [
      [330, 170, 350, 160, 356, 140],
      [382, 148, 406, 160, 424, 178],
      [414, 220, 410, 262, 300 + halfWidth(320), 320],
      ...channels.flatMap((y, index) => (y > 320 ? [bulge(channels[index - 1] ?? y, y)] : [])),
      [380, hem + 10, 340, hem + 12, 300, hem + 12],
    ],
  );
}

function bulge(above: number, y: number): Curve {
  const [from, to] = [300 + halfWidth(above), 300 + halfWidth(y)];
  return [from + 12, above + 14, to + 12, y - 12, to, y];
}

const sleeve =
  'M422 176C450 188 470 216 478 250C492 254 496 272 488 290C504 300 508 322 498 342C514 354 518 376 508 396C524 408 528 430 518 450C532 462 536 484 528 502C534 516 534 532 530 546C514 560 484 564 466 556C458 540 458 528 460 518C446 504 444 486 450 468C436 454 434 436 442 418C428 404 426 386 434 368C420 354 416 330 412 306C408 258 412 216 422 176Z';

const sleeveSeams = [
  'M478 250C456 262 432 264 412 258',
  'M490 292C468 308 436 312 414 306',
  'M499 343C478 362 450 370 434 368',
  'M508 397C488 414 460 420 442 418',
  'M518 451C498 466 470 472 450 469',
  'M528 503C508 516 480 522 460 519',
];

/** Each channel swells: light above its middle, dark where it is sewn down. */
function puff(y: number, index: number, next: number | undefined): Fold[] {
  if (next === undefined) return [];
  const height = next - y;
  return [
    light(
      `M176 ${y + height * 0.22}Q240 ${y + height * 0.1} 424 ${y + height * 0.24}L424 ${y + height * 0.5}Q300 ${y + height * 0.62} 176 ${y + height * 0.48}Z`,
      0.5,
    ),
    shade(rectangle(170, next - height * 0.2, 262, height * 0.3), 0.6),
    ...[206, 236, 270, 332, 366, 396].map((x, place) =>
      shade(
        crease(x, next - 2, x + (place % 2 ? 5 : -6), next - 17 - ((index * 7 + place * 5) % 9), 0, 2.6),
        0.5,
        'crisp',
      ),
    ),
    shade(rectangle(392, y, 40, height), 0.3, 'broad'),
  ];
}

function sewSleeve(bolt: Bolt): string {
  const folds = sleeveSeams.flatMap((path, index): Fold[] => {
    const y = 250 + index * 51;
    const x = 446 + index * 9;
    return [
      shade(`${path}l0 0`, 0.001),
      shade(crease(x - 40, y + 6, x + 40, y - 4, -12, 8), 0.5),
      light(crease(x - 22, y - 18, x + 36, y - 30, -10, 8), 0.55),
    ];
  });
  return (
    cutPanel(bolt, 'sleeve-piece', sleeve, {
      folds: folds.filter(({ strength }) => strength > 0.01),
      roundness: 0.9,
    }) + sleeveSeams.map((path) => quilted(bolt, path)).join('')
  );
}

function closeFront(bolt: Bolt, { hood: hasHood }: PufferLook, hem: number): string {
  const { cloth } = bolt;
  const pocket =
    seam('M350 462C362 488 370 514 374 540', cloth, 0.9) +
    stitch('M344 464C356 490 364 516 368 541', cloth.stitch, 0.6) +
    stroked('M353 461C365 487 373 513 377 539', cloth.highlight, 1.4, 0.4);
  const throat = 'M300 172C322 168 344 156 356 138C362 142 364 148 362 156C350 178 326 190 300 192Z';
  return (
    onBothSides('pocket', pocket) +
    (hasHood
      ? onBothSides(
          'throat',
          cutPanel(bolt, 'throat-piece', throat, {
            folds: [light(crease(306, 182, 358, 150, 5, 4), 0.5)],
            roundness: 0.5,
          }),
        )
      : '') +
    zipper(cloth, hasHood ? 176 : 146, hem + 6)
  );
}
