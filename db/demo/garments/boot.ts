import { type Bolt, unroll } from './bolt.ts';
import { clothOf, type Cloth } from './cloth.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, type Fold, light, pressFolds, shade } from './fold.ts';
import type { BootLook } from './look.ts';
import { filled, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { litFromAbove, part, type Shoe, standPair } from './pair.ts';
import { boundsOf, placedPath } from './path.ts';
import { ellipse } from './shadow.ts';

/** Ankle boots with elastic at the sides, a pull tab, and a low stacked heel. */
export function drawBoot(look: BootLook, side: Side): Drawing {
  const bolt = unroll(look);
  const sole = clothOf(look.sole);
  const shoe: Shoe = {
    marks: sewShoe(bolt, sole),
    silhouette: upper + outsole,
    contact: 'M66 250L158 250L158 256L66 256ZM250 250Q380 258 478 246L474 256Q360 264 252 258Z',
    pool: ellipse(270, 260, 226, 18),
  };
  return {
    definitions: bolt.definitions + litFromAbove('lit-upper', bolt.cloth) + litFromAbove('lit-sole', sole),
    marks: standPair(shoe, { behind: { x: 116, y: 300, scale: 0.98 }, before }, side),
    placed: { x: 6, y: -40, scale: 0.97 },
    outline: placedPath(shoe.silhouette, before),
    lines: [{ measure: 'footLength', from: [98, 728], to: [552, 728] }],
  };
}

const before = { x: 30, y: 418, scale: 1.08 };

const upper =
  'M92 -78C136 -90 196 -88 232 -76C232 -20 232 40 246 82C262 116 306 132 356 146C414 162 466 184 478 214C482 226 480 232 474 234L70 234C60 196 68 150 74 106C80 40 82 -20 92 -78Z';
const mouth = 'M92 -78C120 -94 204 -92 232 -76C212 -62 118 -64 92 -78Z';
const gore =
  'M146 -70C160 -67 176 -67 190 -70C190 -10 192 50 206 104C190 116 170 118 154 112C154 52 150 -10 146 -70Z';
const heelCounter =
  'M82 60C104 62 122 84 128 116C132 152 130 196 124 234L70 234C62 196 70 150 76 106C78 90 80 74 82 60Z';
const outsole =
  'M62 228C200 236 380 236 480 224C486 234 484 246 474 250C400 256 320 256 256 254C224 252 192 240 162 238L158 256L66 256C60 246 58 236 62 228Z';

function sewShoe(bolt: Bolt, sole: Cloth): string {
  const { cloth } = bolt;
  const press = (name: string, outline: string, marks: readonly Fold[]): string =>
    pressFolds(bolt, name, marks, boundsOf([outline]));
  const tab = 'M82 -84C84 -102 104 -104 106 -86L102 -56L88 -56Z';
  return (
    filled(tab, cloth.shade) +
    stroked(tab, cloth.seam, 1, 0.6) +
    filled(mouth, cloth.inside) +
    part('upper', upper, 'url(#lit-upper)', cloth, press('upper', upper, upperFolds)) +
    filled(mouth, cloth.inside) +
    stroked('M92 -78C118 -64 212 -62 232 -76', cloth.highlight, 1.4, 0.4) +
    stroked(mouth, cloth.seam, 1, 0.5) +
    part('gore', gore, cloth.deep, cloth, ribs(cloth)) +
    stitch(
      'M140 -68C144 -8 148 54 148 114C166 124 194 122 212 108C198 52 196 -10 196 -68',
      cloth.stitch,
      0.7,
    ) +
    part(
      'counter',
      heelCounter,
      'url(#lit-upper)',
      cloth,
      press('counter', heelCounter, [light(crease(84, 96, 96, 216, -6, 8), 0.45)]),
    ) +
    stitch('M84 65C102 68 117 88 122 118C126 154 125 196 119 230', cloth.stitch, 0.75) +
    part('outsole', outsole, 'url(#lit-sole)', sole, stroked('M64 240L160 240', sole.highlight, 1, 0.4)) +
    stitch('M68 232C200 239 380 239 474 228', sole.highlight, 0.6, 1)
  );
}

const upperFolds: readonly Fold[] = [
  light(crease(212, -60, 222, 74, -4, 8), 0.6),
  light(crease(300, 140, 452, 200, -16, 10), 0.9),
  shade('M60 214Q260 236 482 212L482 240L60 240Z', 0.5),
  shade(crease(214, 96, 262, 128, 4, 6), 0.4),
  shade(crease(222, 118, 280, 146, 6, 6), 0.34),
  light(crease(226, 108, 276, 136, 5, 4), 0.4),
  shade(crease(232, 146, 296, 164, 5, 5), 0.24),
  light(crease(110, -60, 102, 60, -4, 9), 0.4),
];

function ribs({ seam, highlight }: Cloth): string {
  let lines = '';
  for (let x = 150; x < 206; x += 5) {
    lines +=
      stroked(`M${x} -74L${x + 8} 120`, seam, 1.6, 0.5) +
      stroked(`M${x + 2} -74L${x + 10} 120`, highlight, 0.8, 0.3);
  }
  return lines;
}
