import type { Bolt } from './bolt.ts';
import { filled, stroked } from './markup.ts';
import { mirroredOutline } from './path.ts';

/** A belt of the same cloth round the waist. */
export function sewBelt({ cloth }: Bolt): string {
  return (
    filled(belt, cloth.shade, 0.95) +
    filled(belt, 'url(#weave)') +
    stroked('M238 343q62 8 124 0', cloth.seam, 1, 0.4) +
    stroked('M240 326q60 8 120 0', cloth.highlight, 1.3, 0.5)
  );
}

/** The belt, tied in front with two ends. */
export function tieBelt(bolt: Bolt): string {
  const { cloth } = bolt;
  const piece = (path: string, color: string): string =>
    filled(path, color) + stroked(path, cloth.seam, 1, 0.4);
  return (
    sewBelt(bolt) +
    piece('M306 344C316 390 306 446 320 500L337 494C328 446 332 392 318 342Z', cloth.shade) +
    stroked('M314 350C322 396 316 440 326 496', cloth.highlight, 2, 0.35) +
    piece('M296 344C287 380 292 420 278 462L293 468C306 428 304 386 308 344Z', cloth.base) +
    piece('M289 331q13-6 25 0q3 10-1 18q-12 4-23 0q-4-9-1-18z', cloth.base) +
    stroked('M296 333q-2 8 0 15M303 332q2 8 0 17', cloth.seam, 0.9, 0.4)
  );
}

const belt = mirroredOutline(
  [300, 328],
  [
    [322, 328, 344, 327, 362, 323],
    [365, 330, 365, 337, 364, 344],
    [346, 350, 322, 351, 300, 351],
  ],
);
