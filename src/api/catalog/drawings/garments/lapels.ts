import type { Bolt } from './bolt.ts';
import type { Threads } from './cut.ts';
import { crease, light, pressFolds, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf } from './path.ts';

/** Notched lapels, peaked ones, or a shawl collar in the same cloth or in satin. */
type Lapels = 'notch' | 'peak' | 'shawl' | 'satin';

/** The open neck with its lining and label, and over it collar and lapels, meeting at the first button. */
export function sewLapels(bolt: Bolt, threads: Threads, kind: Lapels = 'notch'): string {
  const { cloth } = bolt;
  const cast = pressFolds(bolt, 'lapel-cast', [shade(lapelShadow, 0.5)], boundsOf([lapelShadow]));
  const sewn = kind === 'shawl' || kind === 'satin' ? sewShawl(bolt, kind) : sewNotched(bolt, kind);
  return (
    filled(openNeck, cloth.inside) +
    filled('M260 106C280 94 320 94 340 106L336 124C318 112 282 112 264 124Z', cloth.deep, 0.9) +
    stroked('M264 120C282 110 318 110 336 120', cloth.highlight, 1, 0.35) +
    label(300, 116, threads, 26, 15) +
    onBothSides('lapel-shadows', cast) +
    onBothSides('lapels', sewn)
  );
}

function sewNotched(bolt: Bolt, kind: 'notch' | 'peak'): string {
  const { cloth } = bolt;
  return (
    cutPanel(bolt, 'lapel', kind === 'peak' ? peakedLapel : lapel, {
      folds: [shade(crease(312, 290, 344, 150, 5, 6), 0.4), light(crease(330, 270, 384, 190, -5, 8), 0.45)],
      roundness: 0.5,
      printTurn: 'rotate(24 350 230)',
    }) +
    stitch(
      kind === 'peak' ? 'M408 160C396 224 356 278 308 314' : 'M391 181C381 228 348 278 308 312',
      cloth.stitch,
      0.55,
    ) +
    cutPanel(bolt, 'collar', collar, {
      folds: [light(crease(352, 112, 376, 152, -3, 6), 0.4), shade(crease(338, 110, 350, 164, -3, 5), 0.4)],
      roundness: 0.5,
      printTurn: 'rotate(38 360 140)',
    })
  );
}

/** Collar and lapel in one curve. */
function sewShawl(bolt: Bolt, kind: 'shawl' | 'satin'): string {
  const shine = kind === 'satin' ? [light(crease(334, 284, 384, 150, -8, 12), 0.9)] : [];
  return cutPanel(bolt, 'shawl', shawl, {
    folds: [
      shade(crease(312, 290, 342, 130, 5, 6), 0.4),
      light(crease(330, 270, 378, 170, -5, 8), 0.45),
      ...shine,
    ],
    roundness: 0.5,
    printTurn: 'rotate(24 350 230)',
  });
}

const peakedLapel =
  'M337 128L356 172L418 146C408 224 362 284 305 322C301 322 298 320 298 316C316 264 332 202 337 128Z';
const shawl =
  'M341 93C368 104 392 138 396 178C388 236 352 288 305 320C301 320 298 318 298 314C316 262 336 190 334 104C335 98 338 94 341 93Z';
const openNeck = 'M258 100C272 86 328 86 342 100C340 180 324 260 302 318L298 318C276 260 260 180 258 100Z';
const lapel =
  'M337 128L352 168L397 176C388 230 352 284 305 320C301 320 298 318 298 314C316 262 332 200 337 128Z';
const lapelShadow = 'M340 150L402 184C392 238 352 296 306 328Z';
const collar = 'M341 93C362 104 380 130 388 160L352 169C342 152 335 128 334 104C335 98 338 94 341 93Z';
