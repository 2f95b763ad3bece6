import { type Bolt, unprinted } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { ribPiece } from './round-neck.ts';

/** A V with its band, meeting in a point. */
export function sewVeeNeck(bolt: Bolt, look: ShirtLook): string {
  const { cloth } = bolt;
  const band = look.rib
    ? ribPiece(bolt, 'vee', wideHalf, { lean: -28 })
    : cutPanel(unprinted(bolt), 'vee', narrowHalf, { roundness: 0.4 });
  return (
    neckBehind(
      bolt,
      look,
      'M246 134C262 120 338 120 354 134C346 172 318 216 300 246C282 216 254 172 246 134Z',
    ) +
    onBothSides('vee-band', band) +
    seam(look.rib ? 'M300 243L300 262' : 'M300 244L300 256', cloth, 0.6) +
    onBothSides(
      'vee-stitches',
      stitch(
        look.rib ? 'M361 140C350 182 320 232 300 267' : 'M359 138C348 178 318 226 300 258',
        cloth.stitch,
        look.rib ? 0.3 : 0.55,
      ),
    )
  );
}

const narrowHalf =
  'M351 132C344 170 316 216 299.5 244L299.5 256C318 226 348 178 358 136C356 133 353 131 351 132Z';
const wideHalf =
  'M349 131C342 170 314 212 299.5 240L299.5 262C320 230 352 182 361 138C357 132 352 130 349 131Z';

/** Button bands from the hem up and round the neck, and two knitted pockets. */
export function sewCardigan(bolt: Bolt, look: ShirtLook): string {
  const { cloth } = bolt;
  const heights = [338, 396, 454, 512, 570, 624];
  return (
    neckBehind(
      bolt,
      look,
      'M246 134C262 120 338 120 354 134C348 190 318 262 300 306C282 262 252 190 246 134Z',
    ) +
    onBothSides('pocket', sewPocket(bolt)) +
    ribPiece(
      bolt,
      'left-band',
      `M251 131C258 186 280 256 291 306L291 650L309 650L309 316C300 282 262 190 239 138C243 132 247 130 251 131Z`,
    ) +
    `<g transform="translate(3 1)">${stroked('M313 330L313 650', cloth.deep, 4, 0.4)}</g>` +
    ribPiece(
      bolt,
      'right-band',
      `M349 131C342 186 320 256 291 318L290 650L312 651L313 324C330 282 346 190 361 138C357 132 353 130 349 131Z`,
    ) +
    heights.map((y) => button(301, y, cloth, 6.4)).join('')
  );
}

function sewPocket(bolt: Bolt): string {
  const pocket = 'M334 470L402 464L404 560C384 566 358 568 336 567Z';
  return (
    cutPanel(bolt, 'pocket-piece', pocket, {
      folds: [shade(rectangle(330, 470, 80, 12), 0.3)],
      roundness: 0.4,
    }) + ribPiece(bolt, 'pocket-rib', 'M333 466L402 460L403 480L334 486Z')
  );
}

/** The back of the neck seen through the opening, with its label. */
function neckBehind({ cloth }: Bolt, { threads }: ShirtLook, opening: string): string {
  return (
    filled(opening, cloth.inside) +
    filled('M249 136C268 124 332 124 351 136L347 151C326 141 274 141 253 151Z', cloth.deep, 0.9) +
    stroked('M256 139C272 147 328 147 344 139', cloth.highlight, 1.1, 0.4) +
    label(300, 146, threads, 25, 15)
  );
}
