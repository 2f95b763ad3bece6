import type { Bolt } from './bolt.ts';
import type { ShirtLook } from './clothes-look.ts';
import { crease, light, pressFolds, shade } from './fold.ts';
import { filled, onBothSides, stroked } from './markup.ts';
import { button, label, stitch } from './notions.ts';
import { cutPanel } from './panel.ts';
import { boundsOf, rectangle } from './path.ts';
import { truckerSnaps } from './trucker.ts';

/** The pocket, the yoke seen in the neck, the placket; a polo has only a short placket. */
export function sewFront(bolt: Bolt, { neck, threads, length, hem }: ShirtLook): string {
  const { cloth } = bolt;
  const straight = hem === 'straight' ? 641 : 659;
  const placketEnd = neck === 'polo' ? 318 : length === 'thigh' ? 739 : neck === 'trucker' ? 612 : straight;
  return (
    (neck === 'collar' ? sewPocket(bolt) : '') +
    filled(yokeInside, cloth.inside) +
    filled('M252 134C270 124 330 124 348 134L344 146C326 138 274 138 256 146Z', cloth.deep) +
    stroked('M258 143C280 136 320 136 342 143', cloth.highlight, 1, 0.5) +
    label(300, 136, threads, 26, 15) +
    sewPlacket(bolt, placketEnd)
  );
}

/** The collar's stand and two leaves, and the buttons that close the front. */
export function sewCollar(bolt: Bolt, { neck, length }: ShirtLook): string {
  const { cloth } = bolt;
  const castOnBody = pressFolds(bolt, 'collar-cast', [shade(leafShadow, 0.5)], boundsOf([leafShadow]));
  const sewnLeaf =
    cutPanel(bolt, 'collar-leaf', leaf, {
      folds: [shade(crease(304, 184, 352, 128, -4, 7), 0.4), light(crease(330, 206, 372, 176, -2, 6), 0.45)],
      roundness: 0.45,
      printTurn: 'rotate(38 340 170)',
    }) + stitch('M372 182C356 192 338 204 323 214C315 204 309 194 306 185', cloth.stitch, 0.8);
  const heights =
    neck === 'polo'
      ? [222, 262, 302]
      : [214, 282, 350, 418, 486, 554, 616, ...(length === 'thigh' ? [684] : [])];
  return (
    onBothSides('collar-stand', filled(stand, cloth.shade)) +
    onBothSides('collar-shadow', castOnBody) +
    onBothSides('collar', sewnLeaf) +
    (neck === 'trucker'
      ? truckerSnaps()
      : heights.map((y) => button(300, y, cloth)).join('') + button(300, 186, cloth, 4))
  );
}

function sewPocket(bolt: Bolt): string {
  const { stitch: thread } = bolt.cloth;
  return (
    cutPanel(bolt, 'pocket', pocket, {
      folds: [shade(rectangle(338, 262, 60, 12), 0.3)],
      roundness: 0.35,
    }) +
    stitch('M344 276Q367 271 391 276', thread, 0.75) +
    stitch('M344 272L345 329C354 335 360 338 368 341C377 338 384 335 391 329L390 272', thread, 0.55)
  );
}

function sewPlacket(bolt: Bolt, end: number): string {
  const { stitch: thread } = bolt.cloth;
  const placket = `M288 176C292 180 296 182 300 182L312 186L312 ${end}L288 ${end}Z`;
  const fold = shade(rectangle(306, 180, 8, end - 180), 0.3, 'crisp');
  const closed =
    end < 600 ? stitch(`M290 ${end - 4}L310 ${end - 4}M290 ${end - 16}L310 ${end - 16}`, thread, 0.7) : '';
  return (
    cutPanel(bolt, 'placket', placket, { folds: [fold], roundness: 0.3 }) +
    stitch(`M291 184L291 ${end - 2}`, thread, 0.6) +
    stitch(`M309 188L309 ${end - 2}`, thread, 0.6) +
    closed
  );
}

const yokeInside = 'M250 132C262 116 338 116 350 132C340 158 322 174 300 176C278 174 260 158 250 132Z';
const stand = 'M300 182C322 178 342 158 352 134C356 128 352 122 348 120C340 146 324 164 300 170Z';
const leaf =
  'M350 121C362 130 372 150 380 184C362 196 340 210 322 222C312 208 304 194 300 181C324 172 342 150 350 121Z';
const leafShadow = 'M302 186L380 190L326 236Z';
const pocket = 'M340 268C356 264 378 264 394 268L395 330C386 338 378 342 368 345C358 342 350 338 341 331Z';
