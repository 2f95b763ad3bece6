import { type Cloth, clothOf } from './cloth.ts';
import type { Cut } from './cut.ts';
import { gradient } from './markup.ts';
import { type Print, printSheet } from './print.ts';
import { seededRandom } from './random.ts';
import { weaveTile } from './weave.ts';

/** The bolt of cloth a garment is cut from. */
export type Bolt = {
  cloth: Cloth;
  print: Print;
  isPrinted: boolean;
  /** Numbers for folds and hems, the same each time for the same seed. */
  random: () => number;
  /** What pieces refer to: the lit cloth, its weave, its print. Goes once into the drawing. */
  definitions: string;
};

export function unroll({ color, weave, print, seed }: Cut): Bolt {
  const cloth = clothOf(color);
  return {
    cloth,
    print,
    isPrinted: print.pattern !== 'plain',
    random: seededRandom(seed),
    definitions: litFromTheLeft(cloth) + weaveTile(weave, cloth) + printSheet(print, seed * 0.7),
  };
}

/** The same cloth before printing: neckbands and ribs are knitted apart and stay plain. */
export function unprinted(bolt: Bolt): Bolt {
  return { ...bolt, print: { pattern: 'plain' }, isPrinted: false };
}

function litFromTheLeft({ shade, base, light, deep }: Cloth): string {
  return gradient(
    'cloth',
    [0, 0, 1, 0.12],
    [
      [0, shade],
      [0.2, base],
      [0.4, light],
      [0.7, base],
      [1, deep],
    ],
  );
}
