import type { Point } from './distance.ts';
import { findPlace } from './find-place.ts';

const signs = '23456789CFGHJMPQRVWX';
/** `8G5RG77G+GJ`, or `G77G+GJ` beside a town. */
const code = new RegExp(`(?<![a-z0-9])((?:[${signs}]{2}){2,4})\\+([${signs}]{2,5})(?![a-z0-9])`, 'i');

/** The point of a Plus Code; `noTown` of a short one with no town that we know beside it; null without a code. */
export function readPlusCode(text: string): Point | 'noTown' | null {
  const found = code.exec(text);
  const [whole = '', area = '', spot = ''] = found?.map((part) => part.toUpperCase()) ?? [];
  // Digits alone are a sum or a phone number.
  if (found === null || !/[A-Z]/.test(whole)) return null;
  if (area.length === 8) return pointOf(area + spot);
  const town = townIn(text.replace(code, ' '));
  return town === null ? 'noTown' : nearestOf(area + spot, 8 - area.length, town);
}

/** The town that words name: «المزة، دمشق، سوريا». */
function townIn(text: string): Point | null {
  const words = text.match(/[\p{L}\p{M}'’()-]+/gu) ?? [];
  for (let length = Math.min(4, words.length); length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const town = findPlace(words.slice(start, start + length).join(' '));
      if (town !== null) return town;
    }
  return null;
}

/** The signs that a short code leaves out are those of the nearest such place. */
function nearestOf(short: string, missing: number, town: Point): Point {
  const step = 20 ** (2 - missing / 2);
  const point = pointOf(areaAt(town).slice(0, missing) + short);
  const nearer = (degrees: number, to: number) => degrees + Math.round((to - degrees) / step) * step;
  return {
    latitude: nearer(point.latitude, town.latitude),
    longitude: nearer(point.longitude, town.longitude),
  };
}

/** The first eight signs of the code of a point. */
function areaAt({ latitude, longitude }: Point): string {
  const pairs = [20, 1, 1 / 20, 1 / 400].map((step) =>
    [latitude + 90, longitude + 180].map((degrees) => signs[Math.floor(degrees / step + 1e-9) % 20]),
  );
  return pairs.flat().join('');
}

/** The middle of a whole code, written without its plus: pairs of signs, and beyond ten cells of four by five. */
function pointOf(whole: string): Point {
  let [latitude, longitude, height, width] = [-90, -180, 400, 400];
  for (let index = 0; index < whole.length; index++) {
    const value = signs.indexOf(whole.charAt(index));
    if (index >= 10) {
      height /= 5;
      width /= 4;
      latitude += Math.floor(value / 4) * height;
      longitude += (value % 4) * width;
    } else if (index % 2 === 0) latitude += value * (height /= 20);
    else longitude += value * (width /= 20);
  }
  return { latitude: latitude + height / 2, longitude: longitude + width / 2 };
}
