import { crease, type Fold, light, shade } from './fold.ts';

export const bodyFolds: readonly Fold[] = [
  shade(crease(250, 300, 262, 640, -10, 13), 0.34, 'broad'),
  light(crease(228, 280, 236, 600, -8, 12), 0.5, 'broad'),
  shade(crease(352, 260, 344, 640, 10, 12), 0.34, 'broad'),
  light(crease(374, 270, 372, 610, 8, 12), 0.42, 'broad'),
  shade('M190 268Q230 300 262 380Q226 330 186 318Z', 0.42),
  shade('M412 262Q372 300 344 388Q380 330 418 316Z', 0.42),
  light('M196 246Q236 280 262 340Q228 300 190 284Z', 0.4),
  shade(crease(200, 430, 250, 500, 6, 9), 0.24),
  shade(crease(402, 452, 352, 520, -6, 9), 0.24),
  light(crease(206, 470, 262, 530, 6, 8), 0.3),
  shade('M398 300L440 300L440 640L414 640Z', 0.3, 'broad'),
  shade('M160 300L188 300L184 640L160 640Z', 0.12, 'broad'),
  shade(crease(262, 196, 300, 330, -10, 7), 0.22),
  shade(crease(338, 196, 310, 330, 10, 7), 0.26),
];

/** The back hangs straight from the shoulder blades. */
export const backFolds: readonly Fold[] = [
  shade(crease(238, 230, 246, 640, -8, 13), 0.32, 'broad'),
  light(crease(262, 220, 268, 610, -6, 13), 0.42, 'broad'),
  shade(crease(362, 230, 354, 640, 8, 13), 0.32, 'broad'),
  light(crease(336, 220, 334, 610, 6, 12), 0.36, 'broad'),
  shade('M188 250Q222 290 244 380Q212 330 184 316Z', 0.36),
  shade('M412 250Q378 290 356 380Q388 330 416 316Z', 0.36),
  shade('M398 300L440 300L440 640L414 640Z', 0.28, 'broad'),
  light(crease(216, 180, 284, 172, -6, 7), 0.3),
];

/** What a long piece adds below the hip. */
export const skirtFolds: readonly Fold[] = [
  shade('M236 470L244 470L236 744L214 744Z', 0.34),
  light('M262 480L270 480L266 744L246 744Z', 0.34),
  shade('M352 480L360 480L376 744L354 744Z', 0.32),
  light('M378 470L386 470L410 744L388 744Z', 0.36),
];

export const sleeveFolds: readonly Fold[] = [
  shade(crease(446, 196, 482, 520, -14, 10), 0.42),
  light(crease(466, 200, 504, 512, -14, 9), 0.5),
  shade(crease(432, 330, 470, 390, 6, 8), 0.4),
  light(crease(436, 352, 480, 408, 6, 6), 0.4),
  shade(crease(446, 418, 504, 440, 4, 6)),
  shade(crease(500, 300, 520, 520, -4, 8), 0.38),
  shade(crease(462, 470, 470, 540, 0, 5), 0.4, 'crisp'),
  shade(crease(484, 480, 490, 540, 0, 4), 0.4, 'crisp'),
  shade(crease(506, 480, 510, 532, 0, 4), 0.35, 'crisp'),
];
