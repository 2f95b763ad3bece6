import { asciiDigits } from '../../ascii-digits.ts';
import type { Point } from './distance.ts';
import { isInsideSyria } from './inside-syria.ts';

/** `noPoint` is text without a location; `shortLink` is a link that only its own server can resolve. */
export type SharedLocation =
  | { readonly point: Point; readonly problem?: never }
  | { readonly point?: never; readonly problem: 'noPoint' | 'shortLink' | 'outside' };

/**
 * Parses a pasted location: coordinates in any digits, decimal or degrees and minutes, a `geo:` link, or a link
 * shared by a map or chat app. Makes no network request.
 */
export function readLocation(pasted: string): SharedLocation {
  const text = decoded(asciiDigits(pasted))
    .replaceAll('٫', '.')
    .replace(/[،٬]/g, ',')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const point = firstOf(text);
  if (point) return isInsideSyria(point) ? { point } : { problem: 'outside' };
  return { problem: shortLink.test(text) ? 'shortLink' : 'noPoint' };
}

const shortLink = /\b(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|osm\.org\/go|maps\.apple\/p)\b/i;

const number = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const pair = String.raw`${number}\s*(?:,|%2C|\s|;)\s*\+?${number}`;

/** Most exact first: a place's own pin, then the search term, then the center of the view. */
const patterns: readonly { readonly find: RegExp; readonly eastFirst?: boolean }[] = [
  { find: new RegExp(String.raw`!3d${number}!4d${number}`) },
  { find: new RegExp(String.raw`[?&]mlat=${number}&(?:amp;)?mlon=${number}`) },
  {
    find: new RegExp(String.raw`yandex\.[^\s]*[?&](?:pt|whatshere\[point\]|ll)=${pair}`, 'i'),
    eastFirst: true,
  },
  { find: new RegExp(String.raw`2gis\.[^\s]*\/geo\/(?:\d{6,}\/)?${pair}`, 'i'), eastFirst: true },
  {
    find: new RegExp(
      String.raw`[?&](?:q|query|destination|daddr|coordinate|ll|sll|center|cp|loc)=(?:loc:)?${pair}`,
      'i',
    ),
  },
  { find: new RegExp(String.raw`\/(?:search|place|dir)\/(?:[^\s/]*\/)?${pair}`) },
  { find: new RegExp(String.raw`#map=[\d.]+\/${number}\/${number}`) },
  { find: new RegExp(String.raw`@${pair}`) },
  { find: new RegExp(String.raw`geo:${pair}`, 'i') },
];

function firstOf(text: string): Point | null {
  for (const { find, eastFirst } of patterns) {
    const found = find.exec(text);
    const point = found && pointOf(Number(found[eastFirst ? 2 : 1]), Number(found[eastFirst ? 1 : 2]));
    if (point) return point;
  }
  if (/https?:|www\.|\.\w{2,}\//.test(text)) return null;
  return readDegrees(text) ?? readDecimals(text);
}

/** `33.5138, 36.2765`, `N 33.5138 E 36.2765`: decimals are required, since two whole numbers may be anything. */
function readDecimals(text: string): Point | null {
  const found =
    /(?:^|[^\d.])([NSEW])?\s*([-+]?\d{1,3}\.\d{2,})\s*°?\s*([NSEW])?[\s,;/]+([NSEW])?\s*([-+]?\d{1,3}\.\d{2,})/i.exec(
      text,
    );
  if (!found) return null;
  const [, before, first, after, , second] = found;
  const isEastFirst = /[EW]/i.test(before ?? after ?? '');
  return isEastFirst ? pointOf(Number(second), Number(first)) : pointOf(Number(first), Number(second));
}

/** `33°30'49.7"N 36°16'35.4"E` */
function readDegrees(text: string): Point | null {
  const degrees = [
    ...text.matchAll(
      /(\d{1,3})\s*[°º]\s*(\d{1,2}(?:\.\d+)?)\s*['′’]\s*(?:(\d{1,2}(?:\.\d+)?)\s*(?:"|″|”|''))?\s*([NSEW])/gi,
    ),
  ].map(([, whole, minutes, seconds, side]) => ({
    isEast: /[EW]/i.test(side ?? ''),
    value: Number(whole) + Number(minutes) / 60 + Number(seconds ?? 0) / 3600,
  }));
  const north = degrees.find(({ isEast }) => !isEast);
  const east = degrees.find(({ isEast }) => isEast);
  return north && east ? pointOf(north.value, east.value) : null;
}

/** `geo:0,0?q=…` and a view of the whole world contain no location. */
function pointOf(latitude: number, longitude: number): Point | null {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnEarth && !(latitude === 0 && longitude === 0) ? { latitude, longitude } : null;
}

/** Decodes a link; text with a lone percent sign stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
