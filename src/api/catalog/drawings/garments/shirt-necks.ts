import type { Bolt } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { rollNeck, sewRollNeck } from './roll-neck.ts';
import { ribPiece } from './round-neck.ts';
import { zipper } from './zip.ts';

/** Three buttons below a round neck. */
export function sewHenley(bolt: Bolt): string {
  const { cloth } = bolt;
  return (
    cutPanel(bolt, 'placket', 'M287 201L313 201L313 314L300 322L287 314Z', {
      folds: [shade(rectangle(307, 204, 8, 110), 0.35, 'crisp')],
      roundness: 0.35,
    }) +
    stitch('M290 206L290 312L300 318L310 312L310 206M290 300L310 300', cloth.stitch, 0.7) +
    [222, 254, 286].map((y) => button(300, y, cloth, 5)).join('')
  );
}

/** Wide and flat from shoulder to shoulder. */
export function sewBoatNeck(bolt: Bolt, { threads }: ShirtLook): string {
  const { cloth } = bolt;
  const inside = 'M230 140C262 126 338 126 370 140C356 156 330 166 300 166C270 166 244 156 230 140Z';
  const edge = 'M229 141C244 157 270 167 300 167C330 167 356 157 371 141';
  return (
    filled(inside, cloth.inside) +
    filled('M236 141C266 130 334 130 364 141L352 149C326 140 274 140 248 149Z', cloth.deep, 0.85) +
    label(300, 140, threads, 24, 13) +
    stroked(edge, cloth.seam, 8.4, 0.5) +
    stroked(edge, cloth.base, 7) +
    stroked(edge, cloth.highlight, 1.3, 0.5) +
    `<g transform="translate(0 7)">${stitch(edge, cloth.stitch, 0.6)}</g>`
  );
}

/** A standing collar with a zip down to the chest. */
export function sewHalfZip(bolt: Bolt): string {
  const { cloth } = bolt;
  const flap = 'M300 100C318 104 338 100 352 94C358 114 360 130 361 143C338 164 320 172 300 176Z';
  return (
    sewRollNeck(bolt, rollNeck) +
    onBothSides(
      'zip-collar',
      ribPiece(bolt, 'zip-collar-piece', flap, { lean: -6 }) +
        seam('M300 176C320 172 338 164 361 143', cloth, 0.6),
    ) +
    zipper(cloth, 100, 330) +
    stitch('M288 176L288 336L312 336L312 176', cloth.stitch, 0.6)
  );
}

/** A wide ribbed collar rolled over the bands of a cardigan. */
export function sewShawl(bolt: Bolt): string {
  const { cloth } = bolt;
  const half =
    'M350 118C376 130 398 168 396 206C384 262 350 302 303 336C297 326 294 316 292 306C322 256 344 190 350 118Z';
  const back = 'M249 122C268 104 332 104 351 122C346 140 324 146 300 146C276 146 254 140 249 122Z';
  return (
    ribPiece(bolt, 'shawl-back', back) +
    `<g transform="translate(2 5)">${stroked('M396 206C384 262 350 302 303 336M204 206C216 262 250 302 297 336', cloth.deep, 6, 0.45)}</g>` +
    onBothSides(
      'shawls',
      ribPiece(bolt, 'shawl', half, { lean: -24 }) +
        stroked('M350 118C376 130 398 168 396 206C384 262 350 302 303 336', cloth.highlight, 1.4, 0.4),
    )
  );
}

/** A collar that falls open without a button. */
export function sewOpenCollar(bolt: Bolt, { threads }: ShirtLook): string {
  const { cloth } = bolt;
  const leaf =
    'M350 120C366 130 384 160 390 196C362 200 340 214 318 240C308 234 302 230 299 232C318 206 344 168 350 120Z';
  return (
    filled(
      'M250 132C262 116 338 116 350 132C344 168 318 210 300 234C282 210 256 168 250 132Z',
      cloth.inside,
    ) +
    filled('M252 134C270 124 330 124 348 134L344 148C326 138 274 138 256 148Z', cloth.deep, 0.9) +
    label(300, 140, threads, 25, 15) +
    onBothSides(
      'leaf',
      cutPanel(bolt, 'leaf-piece', leaf, {
        folds: [
          shade(crease(306, 230, 352, 132, -4, 7), 0.4),
          light(crease(330, 222, 380, 188, -2, 6), 0.45),
        ],
        roundness: 0.5,
        printTurn: 'rotate(38 340 170)',
      }) + stitch('M383 192C358 197 338 211 319 233', cloth.stitch, 0.6),
    )
  );
}

/** A frill round the neck and down the front. */
export function sewRuffle(bolt: Bolt): string {
  const { cloth } = bolt;
  const frill =
    'M300 176C330 172 350 152 356 126C372 128 378 142 372 152C384 160 378 176 366 178C370 192 356 200 346 196C346 210 330 216 324 208C322 222 308 226 300 216Z';
  const fall =
    'M292 214C282 236 300 250 288 268C276 288 300 302 286 322C276 342 298 356 288 376C282 392 296 402 300 412C306 400 318 392 312 376C304 356 326 342 314 322C302 302 326 288 314 268C302 250 320 236 308 214Z';
  const folds = [236, 268, 300, 332, 364].flatMap((y) => [
    shade(crease(300, y, 318, y + 16, 4, 3), 0.5, 'crisp'),
    shade(crease(300, y + 14, 282, y + 30, -4, 3), 0.5, 'crisp'),
  ]);
  return (
    `<g transform="translate(2 6)">${filled(fall, '#1d1022', 0.2)}</g>` +
    cutPanel(bolt, 'ruffle-fall', fall, { folds, roundness: 0.5 }) +
    onBothSides(
      'ruffle',
      cutPanel(bolt, 'ruffle-piece', frill, {
        folds: [310, 326, 342, 356].map((x, index) =>
          shade(crease(x - 4, 178 - index * 10, x + 8, 206 - index * 12, 2, 3), 0.55, 'crisp'),
        ),
        roundness: 0.5,
      }),
    ) +
    stroked('M250 130C262 158 280 174 300 176C320 174 338 158 350 130', cloth.seam, 1.4, 0.5)
  );
}
