import type { Bolt } from './bolt.ts';
import { sewBomberBehind } from './bomber.ts';
import type { ShirtLook } from './clothes-look.ts';
import { crease, light, shade } from './fold.ts';
import { stroked } from './markup.ts';
import { seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { rollNeck, sewRollNeck } from './roll-neck.ts';
import { ribPiece } from './round-neck.ts';
import { sewTruckerBehind } from './trucker.ts';

/** The neck as it is behind, and the yoke of what is woven. */
export function sewBackOfNeck(bolt: Bolt, { neck, rib }: ShirtLook): string {
  switch (neck) {
    case 'collar':
    case 'polo':
    case 'open':
      return (neck === 'collar' ? yoke(bolt) : '') + collarBehind(bolt);
    case 'trucker':
      return sewTruckerBehind(bolt) + collarBehind(bolt);
    case 'band':
    case 'bow':
    case 'ruffle':
      return yoke(bolt) + stand(bolt);
    case 'bomber':
    case 'varsity':
      return sewBomberBehind(bolt);
    case 'roll':
    case 'halfZip':
      return sewRollNeck(bolt, rollNeck);
    case 'round':
    case 'henley':
    case 'boat':
    case 'shawl':
    case 'zip':
    case 'hood':
    case 'zipHood':
    case 'vee':
    case 'cardigan':
      return neckband(bolt, rib);
  }
}

/** Two layers across the shoulders, and below them the pleat that lets the arms move. */
function yoke({ cloth }: Bolt): string {
  const line = 'M182 226C236 236 364 236 418 226';
  return (
    seam(line, cloth, 0.7) +
    stitch('M182 230.5C236 240.5 364 240.5 418 230.5', cloth.stitch, 0.65) +
    seam('M288 235L291 420M312 235L309 420', cloth, 0.45) +
    stroked('M290 236L293 400', cloth.highlight, 1.2, 0.5) +
    stroked('M300 214L300 226', cloth.seam, 3, 0.5)
  );
}

function collarBehind(bolt: Bolt): string {
  const { cloth } = bolt;
  const collar =
    'M249 124C270 114 330 114 351 124C360 136 368 150 373 164C330 177 270 177 227 164C232 150 240 136 249 124Z';
  return (
    stroked('M228 169C270 182 330 182 372 169', cloth.deep, 5, 0.5) +
    cutPanel(bolt, 'collar', collar, {
      folds: [light(rectangle(240, 118, 120, 14), 0.5), shade(crease(228, 162, 372, 162, 10, 7), 0.4)],
      roundness: 0.5,
      printTurn: 'rotate(90 300 150)',
    }) +
    stitch('M231 160C272 172 328 172 369 160', cloth.stitch, 0.75)
  );
}

function stand(bolt: Bolt): string {
  const band = 'M248 120C270 111 330 111 352 120L356 141C330 152 270 152 244 141Z';
  return (
    cutPanel(bolt, 'stand', band, { folds: [light(rectangle(240, 114, 120, 10), 0.4)], roundness: 0.4 }) +
    stitch('M247 137C272 147 328 147 353 137', bolt.cloth.stitch, 0.7)
  );
}

function neckband(bolt: Bolt, rib: boolean): string {
  const band = rib
    ? 'M244 131C266 143 334 143 356 131L361 145C336 163 264 163 239 145Z'
    : 'M246 132C268 142 332 142 354 132L357 141C334 155 266 155 243 141Z';
  const sewn = rib ? ribPiece(bolt, 'neckband', band) : cutPanel(bolt, 'neckband', band, { roundness: 0.35 });
  return (
    sewn +
    stitch('M238 150C264 168 336 168 362 150', bolt.cloth.stitch, rib ? 0 : 0.6) +
    // The tape that hides the seam from shoulder to shoulder.
    seam('M236 152C262 170 338 170 364 152', bolt.cloth, 0.25)
  );
}
