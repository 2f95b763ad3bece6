import { liningOf } from './abaya-front.ts';
import type { Bolt } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { crease, light, shade } from './fold.ts';
import { blurred, filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { type Curve, mirroredOutline } from './path.ts';
import { ribPiece } from './round-neck.ts';
import { zipper } from './zip.ts';

/** The cloth blouses over the rib, from the armhole down. */
export const bomberHem: Curve[] = [
  [432, 370, 442, 470, 440, 554],
  [439, 582, 430, 598, 412, 605],
  [380, 613, 340, 616, 300, 616],
];

/** The rib that gathers it. */
export const bomberBand = mirroredOutline(
  [300, 610],
  [
    [342, 610, 380, 607, 414, 599],
    [415, 616, 411, 640, 405, 652],
    [376, 660, 340, 663, 300, 663],
  ],
);

/** A standing rib collar, a zip through collar and hem, flapped pockets, and the pocket on the arm. */
export function sewBomber(bolt: Bolt, { threads, neck }: ShirtLook): string {
  const { cloth } = bolt;
  return (
    onBothSides('gathers', gathers(bolt)) +
    onBothSides('pocket', sewPocket(bolt)) +
    (neck === 'varsity' ? '' : sewArmPocket(bolt)) +
    filled(collarInside, liningOf(cloth).base) +
    filled('M249 116C270 100 330 100 351 116L345 131C326 119 274 119 255 131Z', cloth.deep, 0.55) +
    label(300, 122, threads, 25, 15) +
    onBothSides('collar', ribPiece(bolt, 'collar-rib', collar, { lean: -12 })) +
    stitch('M284 196C283 340 283 480 284 606M316 196C317 340 317 480 316 606', cloth.stitch, 0.65) +
    (neck === 'varsity' ? closeWithSnaps(bolt) : zipper(cloth, 172, 662))
  );
}

/** A placket with snaps, and two woven stripes in each rib. */
function closeWithSnaps({ cloth }: Bolt): string {
  const edge = 'M312 200L313 662';
  const snaps = [226, 304, 382, 460, 538, 616, 648]
    .map(
      (y) =>
        `<circle cx="300" cy="${y}" r="6.4" fill="#8f8a80" stroke="#4b473f" stroke-width="1"/><circle cx="299" cy="${y - 1}" r="2.6" fill="#efeae0"/>`,
    )
    .join('');
  const bands =
    'M189 626C240 638 360 638 411 626M190 638C240 650 360 650 409 638M246 136C256 166 276 184 299 190M354 136C344 166 324 184 301 190';
  return (
    `<g transform="translate(3 0)">${stroked(edge, cloth.deep, 4, 0.45)}</g>` +
    seam(edge, cloth, 0.7) +
    stroked(bands, '#f6f1e4', 4.4) +
    snaps
  );
}

/** The collar as it is behind. */
export function sewBomberBehind(bolt: Bolt): string {
  const behind =
    'M246 112C268 103 332 103 354 112C359 126 363 140 365 150C336 172 264 172 235 150C237 140 241 126 246 112Z';
  return (
    onBothSides('gathers', gathers(bolt)) +
    ribPiece(bolt, 'collar-rib', behind) +
    seam('M235 151C264 173 336 173 365 151', bolt.cloth, 0.7)
  );
}

const collar =
  'M299.5 170C324 166 344 146 350 112C355 106 361 109 364 116C370 136 367 152 360 166C344 188 322 201 299.5 203Z';

const collarInside = 'M246 118C262 98 338 98 354 118C346 156 324 172 300 174C276 172 254 156 246 118Z';

function gathers({ cloth }: Bolt): string {
  const folds = [318, 340, 362, 384, 404];
  const dark = folds.map((x) => `M${x} ${612 - (x - 300) / 12}C${x + 3} 596 ${x + 6} 584 ${x + 7} 566`);
  const lit = folds.map((x) => `M${x + 6} ${609 - (x - 300) / 12}C${x + 9} 594 ${x + 12} 584 ${x + 13} 572`);
  const marks = stroked(dark.join(''), cloth.deep, 5, 0.6) + stroked(lit.join(''), cloth.highlight, 3, 0.45);
  return blurred('gathers-soft', { left: 300, top: 550, right: 430, bottom: 625 }, 2, marks);
}

function sewPocket(bolt: Bolt): string {
  const { cloth } = bolt;
  const flap = 'M346 458L372 448L408 540L382 551Z';
  return (
    `<g transform="translate(2.5 3)">${filled(flap, cloth.seam, 0.45)}</g>` +
    cutPanel(bolt, 'flap', flap, {
      folds: [light(crease(356, 460, 388, 542, 3, 5), 0.5), shade(crease(372, 452, 404, 536, -3, 4), 0.4)],
      roundness: 0.4,
      printTurn: 'rotate(-20 376 500)',
    }) +
    stitch('M351 461L369.5 454L402.5 538L384.5 545.5Z', cloth.stitch, 0.8) +
    '<circle cx="377" cy="499.5" r="4.6" fill="#6d675c"/><circle cx="376.4" cy="498.7" r="3.5" fill="#cfc9bb"/>'
  );
}

/** On the wearer's left arm alone. */
function sewArmPocket(bolt: Bolt): string {
  const { cloth } = bolt;
  const pocket = 'M446 252L476 246L494 344L463 350Z';
  return (
    cutPanel(bolt, 'arm-pocket', pocket, {
      folds: [light(crease(454, 256, 472, 344, 2, 5), 0.45)],
      roundness: 0.4,
      printTurn: 'rotate(-9 470 300)',
    }) +
    stitch('M449.5 255.5L473.5 250.5L490 341L465.5 346Z', cloth.stitch, 0.75) +
    stroked('M468 258L482 336', cloth.deep, 7, 0.9) +
    '<path d="M468 258L482 336" fill="none" stroke="#b9b3a6" stroke-width="3.4" stroke-dasharray="1.8 1.3"/>' +
    '<path d="M468 259L471.4 278" fill="none" stroke="#cfc9bb" stroke-width="5" stroke-linecap="round"/>'
  );
}
