import type { Point } from './distance.ts';

/** Coordinates as people and papers write them; null where there are none. */
export function readDegrees(text: string): Point | null {
  const signs = words.reduce((all, [find, sign]) => all.replace(find, sign), text);
  return readSided(signs) ?? readUnsided(signs) ?? readDecimals(signs);
}

/** Sides and units as one sign each. */
const words: readonly (readonly [find: RegExp, sign: string])[] = [
  [
    /(?:(?:خط|دائرة)\s+)?(?:ال)?عرض|(?<!\p{L})lat(?:itude)?(?!\p{L})|(?:ال)?شمال(?:ا|اً|ًا|ي)?(?!\p{L})|(?<!\p{L})north(?!\p{L})/giu,
    ' N ',
  ],
  [
    /(?:خط\s+)?(?:ال)?طول|(?<!\p{L})(?:longitude|long|lng|lon)(?!\p{L})|(?:ال)?شرق(?:ا|اً|ًا|ي)?(?!\p{L})|(?<!\p{L})east(?!\p{L})/giu,
    ' E ',
  ],
  [/(\d)\s*d\s*(\d+)\s*m\s*([\d.]+)\s*s/gi, '$1°$2\'$3"'],
  [/[º˚]|درج(?:ة|ات)|deg(?:rees?)?(?![a-z])/gi, '°'],
  [/''|[″”“]|ثانية|ثوان(?:ي)?/g, '"'],
  [/[′’‘´`]|دقيقة|دقائق/g, "'"],
];

const decimals = String.raw`(-?\d{1,3}\.\d+)\s*°?`;
const parts = String.raw`(\d{1,3})(?:\s*°|\s)\s*(\d{1,2}(?:\.\d+)?)\s*'?(?:\s*(\d{1,2}(?:\.\d+)?)\s*"?)?`;
const angle = `(?:${decimals}|${parts})`;
const sideBefore = new RegExp(String.raw`(?<![a-z])([NSEW])[\s:="]*${angle}`, 'gi');
const sideAfter = new RegExp(String.raw`(?<![\d.])${angle}\s*([NSEW])(?![a-z])`, 'gi');

type Angle = { readonly side: string; readonly degrees: number };

/** `N 33.5138 E 36.2765`, `33°30'49.7"N 36°16'35.4"E`, «خط العرض 33.5138، خط الطول 36.2765», in either order. */
function readSided(text: string): Point | null {
  const before = [...text.matchAll(sideBefore)];
  const after = [...text.matchAll(sideAfter)];
  const isBefore = (before[0]?.index ?? Infinity) < (after[0]?.index ?? Infinity);
  const angles = isBefore
    ? before.map(([, side, ...angleParts]) => angleOf(side, angleParts))
    : after.map(([, ...found]) => angleOf(found[4], found));
  const north = angles.find(({ side }) => 'NS'.includes(side));
  const east = angles.find(({ side }) => 'EW'.includes(side));
  return north && east ? pointOf(north.degrees, east.degrees) : null;
}

const unsided = new RegExp(
  String.raw`(?<![\d.])(\d{1,3})\s*°\s*(\d{1,2}(?:\.\d+)?)\s*'(?:\s*(\d{1,2}(?:\.\d+)?)\s*")?`,
  'g',
);

/** `33°30'49.7", 36°16'35.4"` */
function readUnsided(text: string): Point | null {
  const [north, east] = [...text.matchAll(unsided)].map(([, ...found]) => angleOf('', [undefined, ...found]));
  return north && east ? pointOf(north.degrees, east.degrees) : null;
}

function angleOf(
  side = '',
  [decimal, whole, minutes = '0', seconds = '0']: readonly (string | undefined)[],
): Angle {
  const sign = /[SW]/i.test(side) ? -1 : 1;
  const isAngle = Number(minutes) < 60 && Number(seconds) < 60;
  const degrees = Number(decimal ?? whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return { side: side.toUpperCase() || '-', degrees: isAngle ? sign * degrees : Number.NaN };
}

/** `33.5138, 36.2765`, `33,5138; 36,2765`: decimals are required, since two whole numbers may be anything. */
function readDecimals(text: string): Point | null {
  const [, north, east] =
    /(?<![\d.])([-+]?\d{1,3}\.\d{2,})\s*°?[\s,;/]+([-+]?\d{1,3}\.\d{2,})/.exec(text) ??
    /(?<![\d.,])(\d{1,2},\d{4,})[\s,;/]+(\d{1,2},\d{4,})/.exec(text) ??
    [];
  const number = (written = '') => Number(written.replace(',', '.'));
  return north === undefined ? null : pointOf(number(north), number(east));
}

/** A point of the earth; `0,0` stands for none. */
export function pointOf(latitude: number, longitude: number): Point | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && !(latitude === 0 && longitude === 0) ? { latitude, longitude } : null;
}
