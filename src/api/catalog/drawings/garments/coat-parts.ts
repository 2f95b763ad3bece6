import type { Bolt } from './bolt.ts';
import { horn } from './coat-front.ts';
import { crease, light, shade } from './fold.ts';
import { stroked } from './markup.ts';
import { button, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** A square pocket sewn on from outside; `size` shortens it. */
export function sewPatch(bolt: Bolt, top: number, size = 1): string {
  const depth = 108 * size;
  const pocket = `M338 ${top}L410 ${top - 8}L416 ${top + depth - 14}C416 ${top + depth - 4} 410 ${top + depth} 402 ${top + depth + 1}C382 ${top + depth + 4} 362 ${top + depth + 5} 348 ${top + depth + 3}C342 ${top + depth + 2} 339 ${top + depth - 2} 339 ${top + depth - 8}Z`;
  return (
    cutPanel(bolt, `patch-${top}`, pocket, {
      folds: [
        shade(rectangle(334, top - 4, 84, 16), 0.35),
        light(crease(346, top + 30, 404, top + 20, 2, 8), 0.4),
      ],
      roundness: 0.5,
    }) +
    stitch(`M342 ${top + 16}L409 ${top + 8}`, bolt.cloth.stitch, 0.8) +
    stitch(
      `M345 ${top + 6}L345 ${top + depth - 6}C360 ${top + depth - 1} 384 ${top + depth - 3} 409 ${top + depth - 12}L404 ${top - 2}`,
      bolt.cloth.stitch,
      0.55,
    )
  );
}

/** A slanted pocket that hands are put into. */
export function sewWelt(bolt: Bolt, top: number): string {
  const welt = `M372 ${top - 44}L392 ${top - 50}L408 ${top + 34}L388 ${top + 40}Z`;
  return (
    cutPanel(bolt, 'welt', welt, { folds: [light(rectangle(370, top - 50, 14, 90), 0.4)], roundness: 0.45 }) +
    stitch(`M376 ${top - 40}L391 ${top + 34}`, bolt.cloth.stitch, 0.7)
  );
}

/** The storm flap of a trench coat over the right side of the chest, and the straps on its shoulders. */
export function sewStorm(bolt: Bolt): string {
  const { cloth } = bolt;
  const flap =
    'M236 128C216 130 200 134 190 142C180 186 182 226 184 262C214 286 252 276 282 262C262 224 246 176 236 128Z';
  const strap = 'M358 112C376 116 396 124 412 136L408 152C392 142 372 134 354 128Z';
  const mirrored = 'M242 112C224 116 204 124 188 136L192 152C208 142 228 134 246 128Z';
  const sewn = (name: string, path: string, x: number): string =>
    cutPanel(bolt, name, path, { roundness: 0.4 }) + button(x, 129, cloth, 4, horn(cloth));
  return (
    `<g transform="translate(0 5)">${stroked('M184 262C214 286 252 276 282 262', cloth.deep, 5, 0.5)}</g>` +
    cutPanel(bolt, 'storm', flap, {
      folds: [light(crease(206, 150, 232, 262, -6, 10), 0.4)],
      roundness: 0.5,
    }) +
    stitch('M190 256C216 276 248 268 274 256', cloth.stitch, 0.7) +
    sewn('strap-right', strap, 364) +
    sewn('strap-left', mirrored, 236)
  );
}

/** The buckled strap round a trench coat's cuff. */
export function strapSleeve(bolt: Bolt): string {
  const { cloth } = bolt;
  const strap = 'M432 450C452 458 476 454 494 444L496 464C476 474 452 478 433 470Z';
  return (
    cutPanel(bolt, 'cuff-strap', strap, { folds: [light(rectangle(430, 446, 70, 8), 0.4)], roundness: 0.4 }) +
    `<rect x="446" y="450" width="15" height="24" rx="3" fill="none" stroke="${cloth.seam}" stroke-width="4"/>` +
    `<rect x="446" y="450" width="15" height="24" rx="3" fill="none" stroke="${cloth.highlight}" stroke-width="1.4"/>`
  );
}
