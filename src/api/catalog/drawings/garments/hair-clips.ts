import type { HairClipsLook } from './accessory-look.ts';
import { type Bolt, unroll } from './bolt.ts';
import type { Drawing } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, gradient, onBothSides, stroked } from './markup.ts';
import { stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { hangingShadow } from './shadow.ts';

/** Hair clips as they are sold: a pair of satin bows, rows of snap clips, or claws in three sizes. */
export function drawHairClips(look: HairClipsLook): Drawing {
  const bolt = unroll(look);
  const drawn = { bows: bows, snaps: snaps, claws: claws }[look.kind](bolt);
  return {
    definitions: bolt.definitions + glossOf(bolt),
    ...drawn,
    placed: { x: 0, y: 0, scale: 1 },
    lines: [],
  };
}

type Drawn = { marks: string; outline: string };

const glossOf = ({ cloth }: Bolt): string =>
  gradient(
    'gloss',
    [0, 0, 0.3, 1],
    [
      [0, cloth.highlight],
      [0.45, cloth.base],
      [1, cloth.deep],
    ],
  );

const loop = 'M306 300C350 226 430 208 480 232C504 262 506 346 484 380C436 404 352 384 306 318Z';
const tail = 'M302 316C330 360 372 420 420 474L352 486L340 470C320 424 304 370 296 322Z';
const knot =
  'M276 284C286 274 314 274 324 284C330 300 330 318 324 334C314 344 286 344 276 334C270 318 270 300 276 284Z';

function bows(bolt: Bolt): Drawn {
  const { cloth } = bolt;
  const half =
    cutPanel(bolt, 'tail', tail, {
      folds: [shade(crease(306, 330, 380, 480, -8, 8), 0.5), light(crease(316, 340, 400, 474, -8, 7), 0.6)],
    }) +
    cutPanel(bolt, 'loop', loop, {
      folds: [
        shade(crease(308, 308, 440, 300, 8, 12), 0.6),
        shade(crease(308, 304, 420, 252, 8, 7), 0.5),
        shade(crease(308, 316, 430, 356, -8, 8), 0.5),
        light('M360 250C400 226 460 226 478 244C450 250 400 262 366 282Z', 0.9),
        light(crease(340, 330, 470, 360, 8, 8), 0.6),
        shade('M470 230L510 240L510 384L480 380Z', 0.35),
      ],
    });
  const bow =
    onBothSides('half', half) +
    cutPanel(bolt, 'knot', knot, {
      folds: [light(crease(286, 284, 284, 334, 3, 5), 0.7), shade(crease(308, 280, 310, 338, -4, 6), 0.5)],
      roundness: 0.8,
    }) +
    stitch('M300 280L300 338', cloth.stitch, 0.3);
  const silhouette = loop + knot + tail;
  return {
    marks:
      `<g transform="translate(66 30) scale(.78)"><g id="bow">${hangingShadow(`${silhouette}M294 300C250 226 170 208 120 232C96 262 94 346 116 380C164 404 248 384 294 318Z`)}${bow}</g></g>` +
      '<use href="#bow" transform="translate(66 310) scale(.78)"/>',
    outline: silhouette,
  };
}

const snap =
  'M96 300C96 274 140 262 200 268C310 278 420 284 470 296C486 302 486 312 470 318C420 328 310 330 200 338C140 342 96 328 96 300Z';

function snaps({ cloth }: Bolt): Drawn {
  const hollow =
    'M122 302C122 286 156 280 204 284C300 290 380 296 420 305C380 312 300 318 204 322C156 326 122 318 122 302Z';
  const one =
    filled(snap + hollow, 'url(#gloss)').replace('<path ', '<path fill-rule="evenodd" ') +
    stroked(snap, cloth.seam, 1.6, 0.7) +
    stroked(hollow, cloth.seam, 1.4, 0.6) +
    stroked('M104 292C110 276 150 268 204 274C310 283 410 290 460 300', cloth.highlight, 3, 0.8) +
    filled('M150 296C220 292 300 298 384 304C300 308 220 312 150 310Z', cloth.shade) +
    stroked('M150 296C220 292 300 298 384 304', cloth.highlight, 1.4, 0.6);
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1].map((column) => {
      const [x, y] = [28 + column * 244, -20 + row * 134];
      return `<g transform="translate(${x} ${y}) scale(.56 .92) rotate(-4 280 300)"><use href="#snap"/></g>`;
    }),
  );
  return {
    marks: `<g transform="translate(-900 0)"><g id="snap">${hangingShadow(snap)}${one}</g></g>${rows.map((row) => row.replace('<use ', '<use x="0" ')).join('')}`,
    outline: snap,
  };
}

const claw =
  'M120 330C116 250 190 180 300 178C410 180 484 250 480 330C484 350 478 372 468 396C462 404 454 402 452 392C450 366 446 350 436 340C430 366 424 390 414 412C408 420 400 416 398 408C398 378 396 358 388 344C380 372 372 396 360 420C354 426 346 422 346 414C346 386 344 362 336 346C328 376 318 402 304 424C300 428 294 426 292 420C286 396 280 372 276 346C266 362 262 388 260 414C258 424 250 426 244 418C234 394 226 370 220 344C208 360 206 382 204 408C202 418 194 420 188 412C178 390 170 366 166 340C154 352 150 370 148 392C146 402 138 404 132 396C122 372 116 352 120 330Z';

function claws({ cloth }: Bolt): Drawn {
  const one =
    filled(claw, 'url(#gloss)') +
    stroked(claw, cloth.seam, 1.8, 0.7) +
    stroked('M136 316C136 254 204 198 300 196C396 198 464 254 464 316', cloth.highlight, 6, 0.7) +
    stroked('M152 328C160 270 220 222 300 220C380 222 440 270 448 328', cloth.deep, 3, 0.5) +
    filled('M262 176C264 150 336 150 338 176C340 196 260 196 262 176Z', 'url(#gloss)') +
    stroked('M262 176C264 150 336 150 338 176', cloth.seam, 1.6, 0.7) +
    stroked('M270 172C274 158 318 154 328 168', cloth.highlight, 3, 0.8) +
    [200, 250, 350, 400]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${x === 200 || x === 400 ? 262 : 240}" r="5" fill="${cloth.deep}" opacity=".7"/>`,
      )
      .join('');
  const places = [
    'translate(24 20) scale(.92)',
    'translate(46 330) scale(.66)',
    'translate(316 400) scale(.46)',
  ];
  return {
    marks: places
      .map((place, index) =>
        index === 0
          ? `<g transform="${place}"><g id="claw">${hangingShadow(claw)}${one}</g></g>`
          : `<use href="#claw" transform="${place}"/>`,
      )
      .join(''),
    outline: claw,
  };
}
