import { unroll } from './bolt.ts';
import type { Cloth } from './cloth.ts';
import type { SkirtLook } from './clothes-look.ts';
import type { Drawing, Side } from './drawing.ts';
import { light, shade } from './fold.ts';
import { gatheredSkirt } from './gathered-skirt.ts';
import { filled, stroked } from './markup.ts';
import { label, seam, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { mirroredOutline, rectangle } from './path.ts';
import { hangingShadow } from './shadow.ts';
import { cutSkirt } from './skirt-cut.ts';

/** A skirt on a waistband, the back of which shows with its label. */
export function drawSkirt(look: SkirtLook, side: Side): Drawing {
  const bolt = unroll(look);
  const { cloth } = bolt;
  const { outline, sewn } = look.kind ? cutSkirt(bolt, look.kind, side) : gatheredSkirt(bolt);
  const marks =
    hangingShadow(outline + waistband) +
    sewn +
    (side === 'back'
      ? zipBehind(cloth) + cutPanel(bolt, 'band-top', backOfBand, { roundness: 0.4 })
      : filled(backOfBand, cloth.inside) +
        stroked(backOfBand, cloth.seam, 1.1, 0.5) +
        label(300, 302, look.threads, 24, 14)) +
    cutPanel(bolt, 'waistband', waistband, {
      folds: [shade(rectangle(230, 328, 140, 14), 0.4), light(rectangle(230, 306, 140, 8), 0.35)],
      roundness: 0.5,
    }) +
    stitch('M240 318C262 325 338 325 360 318', cloth.stitch, 0.6) +
    stitch('M238 336C260 343 340 343 362 336', cloth.stitch, 0.6);
  return {
    definitions: bolt.definitions,
    marks,
    placed: { x: -81, y: -246, scale: 1.27 },
    outline: outline + waistband,
    lines: [
      { measure: 'waist', from: [237, 330], to: [363, 330] },
      { measure: 'hips', from: [207, 430], to: [393, 430] },
      { measure: 'length', from: [270, 318], to: [270, 738] },
    ],
  };
}

/** A zip that hides in the middle seam. */
const zipBehind = (cloth: Cloth): string =>
  seam('M300 346C302 380 301 420 300 470', cloth, 0.8) +
  stroked('M301.4 348C303.4 380 302.4 420 301.4 468', cloth.highlight, 1, 0.4) +
  '<rect x="297.6" y="352" width="4.8" height="13" rx="2.2" fill="#b9b3a6" stroke="#6d675c" stroke-width=".8"/>';

const waistband = mirroredOutline(
  [300, 319],
  [
    [324, 319, 346, 317, 361, 311],
    [364, 320, 365, 330, 365, 340],
    [346, 347, 322, 348, 300, 348],
  ],
);
const backOfBand = 'M239 312C262 294 338 294 361 312C340 322 260 322 239 312Z';
