import type { Bolt } from './bolt.ts';
import type { PufferLook } from './clothes-look.ts';
import type { Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, stroked } from './markup.ts';
import { label, seam } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';

/** A line where the filling is sewn down. */
export function quilted(bolt: Bolt, path: string): string {
  const { cloth } = bolt;
  return (
    seam(path, cloth, 0.75) + `<g transform="translate(0 2)">${stroked(path, cloth.highlight, 1.2, 0.35)}</g>`
  );
}

/** A high quilted collar, open in front. */
export function sewCollar(bolt: Bolt, { threads }: PufferLook, side: Side): string {
  const { cloth } = bolt;
  const sewn = cutPanel(bolt, 'collar', collar, {
    folds: [
      light(rectangle(236, 100, 128, 14), 0.5),
      shade(rectangle(236, 124, 128, 8), 0.6),
      light(rectangle(236, 134, 128, 10), 0.4),
    ],
  });
  const line = quilted(bolt, 'M245 128C270 140 330 140 355 128');
  if (side === 'back') return sewn + line;
  return (
    sewn +
    line +
    filled('M260 94C280 88 320 88 340 94C328 118 314 134 300 140C286 134 272 118 260 94Z', cloth.inside) +
    label(300, 98, threads, 22, 13)
  );
}

/** The hood standing up in front; from behind it hangs (`hoodOnBack`) and nothing stands. */
export function sewHood(bolt: Bolt, { threads }: PufferLook, side: Side): string {
  if (side === 'back') return '';
  const { cloth } = bolt;
  const mouth =
    'M244 150C232 112 250 88 276 84C292 82 308 82 324 84C350 88 368 112 356 150C340 172 260 172 244 150Z';
  return (
    cutPanel(bolt, 'hood', hood, {
      folds: [
        light(crease(222, 140, 262, 74, -16, 9), 0.6),
        light(crease(280, 70, 340, 74, -4, 6), 0.5),
        shade(crease(378, 150, 350, 78, 14, 8), 0.4),
      ],
    }) +
    filled(mouth, cloth.inside) +
    stroked(mouth, cloth.seam, 6, 0.35) +
    stroked(
      'M246 142C238 112 254 92 278 88C292 86 308 86 322 88C346 92 362 112 354 142',
      cloth.highlight,
      1.4,
      0.4,
    ) +
    label(300, 112, threads, 24, 14)
  );
}

/** The hood as it hangs on the back. */
export function hoodOnBack(bolt: Bolt): string {
  return (
    cutPanel(bolt, 'hood', hoodBack, {
      folds: [
        light(crease(236, 110, 280, 280, -18, 14), 0.5),
        shade(crease(380, 150, 316, 312, 26, 12), 0.45),
        shade(crease(220, 160, 284, 312, -26, 10), 0.35),
        shade('M214 250C250 324 350 324 386 250L386 330L214 330Z', 0.35, 'broad'),
      ],
    }) +
    quilted(bolt, 'M214 150C250 166 350 166 386 150') +
    quilted(bolt, 'M216 218C252 236 348 236 384 218') +
    quilted(bolt, 'M240 284C270 298 330 298 360 284')
  );
}

/** The outline of the high collar. */
export const collar =
  'M248 96C270 88 330 88 352 96C354 116 356 134 362 150C336 176 264 176 238 150C244 134 246 116 248 96Z';

/** The outline of the standing hood. */
export const hood =
  'M222 168C196 120 216 74 260 66C288 62 312 62 340 66C384 74 404 120 378 168C352 190 248 190 222 168Z';

const hoodBack =
  'M216 158C204 112 226 78 262 70C288 66 312 66 338 70C374 78 396 112 384 158C392 208 384 260 356 292C338 312 320 320 300 320C280 320 262 312 244 292C216 260 208 208 216 158Z';
