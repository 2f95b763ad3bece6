import type { ScarfLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import { brass } from './brass.ts';
import type { Drawing } from './drawing.ts';
import { crease, flute, type Fold, light, shade } from './fold.ts';
import { type Hem, wavyHem } from './hem.ts';
import { stroked } from './markup.ts';
import { label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { hangingShadow } from './shadow.ts';

/** A long scarf hanging in folds from where it is held, one end before the other. */
export function drawScarf(look: ScarfLook): Drawing {
  const bolt = unroll(look);
  const behind = wavyHem([448, 636], [286, 620], { sag: 10, count: 7, swing: 5 }, bolt.random);
  const before = wavyHem([330, 716], [132, 706], { sag: 14, count: 9, swing: 6 }, bolt.random);
  const back = `M258 176C272 150 328 148 342 176C372 250 424 430 448 636${behind.edge}C290 470 286 300 258 176Z`;
  const front = `M254 182C262 146 338 144 346 180C350 206 342 230 336 250C338 400 334 560 330 716${before.edge}C150 520 196 330 254 182Z`;
  const outline = back + front;
  const marks =
    hangingShadow(outline) +
    hanger +
    cutPanel(bolt, 'back', back, { folds: backFolds(behind), printTurn: 'rotate(-6 360 400)' }) +
    hemmed(bolt, behind, 448, 636) +
    cutPanel(bolt, 'front', front, { folds: frontFolds(bolt, before), printTurn: 'rotate(7 240 400)' }) +
    hemmed(bolt, before, 330, 716) +
    label(302, 690, look.threads, 22, 13);
  return { definitions: bolt.definitions, marks, placed: { x: 0, y: -14, scale: 1 }, outline, lines: [] };
}

/** The brass ring it hangs from. */
const hanger =
  brass +
  '<circle cx="300" cy="132" r="56" fill="none" stroke="#573c16" stroke-width="11.6"/>' +
  '<circle cx="300" cy="132" r="56" fill="none" stroke="url(#brass)" stroke-width="9.6"/>' +
  '<path d="M252 110A54 54 0 0 1 318 80" fill="none" stroke="#f7e3b0" stroke-width="2.4" stroke-linecap="round" opacity=".9"/>';

function backFolds({ waves }: Hem): Fold[] {
  return [
    shade('M330 130L372 150L420 430L400 640L350 640L340 300Z', 0.3, 'broad'),
    ...waves.map(({ x, y, isOut }) =>
      isOut
        ? light(flute(340 + (x - 368) * 0.24, 250, x, y + 6, 4, 6), 0.55)
        : shade(flute(338 + (x - 368) * 0.24, 220, x, y + 6, 4, 8), 0.6),
    ),
    shade('M318 200L350 240L350 640L300 640Z', 0.45, 'broad'),
  ];
}

function frontFolds({ random }: Bolt, { waves }: Hem): Fold[] {
  return [
    ...waves.flatMap(({ x, y, isOut }) => {
      const from = 296 + (x - 231) * 0.26;
      const top = 210 + random() * 60;
      return isOut
        ? [light(flute(from, top, x, y + 6, -10, 9), 0.7)]
        : [
            shade(flute(from, top - 20, x, y + 6, -10, 11), 0.7),
            shade(flute(from + (x - from) * 0.3, top + 120, x, y + 4, -4, 4), 0.5, 'crisp'),
          ];
    }),
    // Gathered where it is held.
    ...[260, 270, 282, 294, 306, 318, 332].map((x, index) =>
      shade(crease(x, 156 + Math.abs(index - 3) * 3, 244 + index * 13, 290, 6 - index * 2, 4), 0.5),
    ),
    ...[265, 288, 312, 334].map((x, index) =>
      light(crease(x, 158, 252 + index * 22, 280, 6 - index * 3, 4), 0.5),
    ),
    light('M258 176C270 148 330 146 342 172C326 160 276 162 258 176Z', 0.6),
    shade('M306 240L340 240L336 730L316 730Z', 0.35, 'broad'),
  ];
}

/** The rolled hem, a hand's breadth of thread above the edge. */
function hemmed({ cloth }: Bolt, { edge }: Hem, x: number, y: number): string {
  const line = `M${x} ${y}${edge}`;
  return (
    `<g transform="translate(0 -5)">${stitch(line, cloth.stitch, 0.6)}</g>` +
    stroked(line, cloth.highlight, 1.6, 0.5)
  );
}
