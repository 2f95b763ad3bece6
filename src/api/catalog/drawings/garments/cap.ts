import type { CapLook } from './accessory-look.ts';
import { dome, fold, sewBeanie } from './beanie.ts';
import { type Bolt, unroll } from './bolt.ts';
import type { Drawing, Side } from './drawing.ts';
import { crease, light, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';

/** A six-panel cap with a curved peak and a strap behind, or a beanie with its fold. */
export function drawCap(look: CapLook, side: Side): Drawing {
  const bolt = unroll(look);
  const isBeanie = look.kind === 'beanie';
  const outline = isBeanie ? dome + fold : crown + (side === 'front' ? peak : '');
  return {
    definitions: bolt.definitions,
    marks: hangingShadow(outline) + (isBeanie ? sewBeanie(bolt, look, side) : sewCap(bolt, look, side)),
    placed: isBeanie || side === 'back' ? { x: -30, y: 20, scale: 1.1 } : { x: -36, y: -34, scale: 1.12 },
    outline,
    lines: [],
  };
}

const crown =
  'M146 452C138 344 196 244 300 242C404 244 462 344 454 452C448 462 440 466 430 464C350 440 250 440 170 464C160 466 150 462 142 452Z';

const peak =
  'M152 444C222 412 378 412 448 444C474 462 490 500 486 532C484 544 474 546 464 538C414 500 360 486 300 486C240 486 186 500 136 538C126 546 116 544 114 532C110 500 126 462 152 444Z';

function sewCap(bolt: Bolt, { threads }: CapLook, side: Side): string {
  const { cloth } = bolt;
  const panels =
    seam('M300 244C301 300 300 370 300 442', cloth, 0.7) +
    stitch('M294 246C295 300 294 370 294 440M306 246C307 300 306 370 306 440', cloth.stitch, 0.75) +
    onBothSides(
      'panel',
      seam('M302 244C352 264 394 346 402 452', cloth, 0.65) +
        stitch('M307 244C358 264 400 346 408 452M301 248C346 268 387 348 395 450', cloth.stitch, 0.7) +
        eyelet(352, 318, bolt),
    );
  return (
    cutPanel(bolt, 'crown', crown, {
      folds: [
        light(
          'M188 346C192 276 260 250 286 258C262 300 240 350 230 424C200 414 182 388 188 346Z',
          0.55,
          'cloud',
        ),
        shade('M404 240L470 300L470 470L420 460Z', 0.4, 'broad'),
        shade(rectangle(140, 440, 320, 30), 0.45),
        shade(crease(196, 400, 232, 452, 4, 7), 0.3),
        shade(crease(404, 400, 368, 452, -4, 7), 0.3),
      ],
    }) +
    panels +
    `<ellipse cx="300" cy="243" rx="15" ry="7" fill="${cloth.shade}" stroke="${cloth.seam}" stroke-width="1"/><ellipse cx="296" cy="241" rx="8" ry="2.6" fill="${cloth.highlight}" opacity=".6"/>` +
    (side === 'front' ? wovenMark(threads) + sewPeak(bolt) : strap(bolt))
  );
}

const wovenMark = (threads: CapLook['threads']): string => label(300, 362, threads, 52, 30);

function sewPeak(bolt: Bolt): string {
  const { cloth } = bolt;
  const rows = [0, 1, 2, 3, 4]
    .map((row) => {
      const [inset, drop] = [row * 11, row * -11];
      return stitch(
        `M${128 + inset} ${530 + drop}C${184 + inset * 0.6} ${488 + drop} 240 ${476 + drop} 300 ${476 + drop}C360 ${476 + drop} ${416 - inset * 0.6} ${488 + drop} ${472 - inset} ${530 + drop}`,
        cloth.stitch,
        0.7,
      );
    })
    .join('');
  return (
    `<g transform="translate(0 -4)">${stroked('M150 446C220 418 380 418 450 446', cloth.deep, 7, 0.5)}</g>` +
    cutPanel(bolt, 'peak', peak, {
      folds: [
        light(
          'M150 470C220 440 300 436 360 446C300 462 200 476 140 506C128 498 136 482 150 470Z',
          0.6,
          'broad',
        ),
        shade('M380 440L520 480L520 550L430 500Z', 0.35, 'broad'),
        shade('M90 520Q300 440 510 520L510 560L90 560Z', 0.4),
      ],
    }) +
    rows +
    stroked(
      'M115 532C116 544 126 546 136 538C186 500 240 486 300 486C360 486 414 500 464 538C474 546 484 544 485 532',
      cloth.seam,
      2.4,
      0.5,
    )
  );
}

/** The arch above the strap, its buckle, and the strap. */
function strap(bolt: Bolt): string {
  const { cloth } = bolt;
  const arch = 'M232 452C232 398 262 368 300 368C338 368 368 398 368 452Z';
  const band = 'M214 430C260 420 340 420 386 430L387 458C340 448 260 448 213 458Z';
  return (
    filled(arch, cloth.inside) +
    filled('M240 452C240 404 266 378 300 378C334 378 360 404 360 452Z', cloth.deep, 0.5) +
    stroked('M230 454C230 396 260 365 300 365C340 365 370 396 370 454', cloth.base, 8) +
    stitch('M227 452C227 394 258 362 300 362C342 362 373 394 373 452', cloth.stitch, 0.8) +
    cutPanel(bolt, 'strap', band, { folds: [light(rectangle(210, 424, 180, 8), 0.4)], roundness: 0.5 }) +
    stitch('M216 435C260 425 340 425 384 435M216 453C260 443 340 443 384 453', cloth.stitch, 0.7) +
    '<rect x="318" y="419" width="26" height="36" rx="4" fill="none" stroke="#6d675c" stroke-width="5.6"/><rect x="318" y="419" width="26" height="36" rx="4" fill="none" stroke="#cfc9bb" stroke-width="3.6"/>'
  );
}

function eyelet(x: number, y: number, { cloth }: Bolt): string {
  return `<circle cx="${x}" cy="${y}" r="5.4" fill="${cloth.shade}" stroke="${cloth.stitch}" stroke-width="1.4"/><circle cx="${x}" cy="${y}" r="2.4" fill="${cloth.seam}"/>`;
}
