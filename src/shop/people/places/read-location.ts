import { asciiDigits } from '../../ascii-digits.ts';
import type { Point } from './distance.ts';
import { isInsideSyria } from './inside-syria.ts';
import { placeInLink, viewInLink } from './map-links.ts';
import { readPlusCode } from './plus-codes.ts';
import { readDegrees } from './written-degrees.ts';

/**
 * `noPoint` is text without a location, `shortLink` a link that only its own server can resolve, `noTown` a short Plus
 * Code that names no town beside it. `mapView` is a link to a part of a map, which is no place; `around` its middle where
 * that is a few streets.
 */
export type SharedLocation =
  | { readonly point: Point; readonly problem?: never; readonly around?: never }
  | {
      readonly point?: never;
      readonly problem: 'noPoint' | 'shortLink' | 'outside' | 'mapView' | 'noTown';
      readonly around?: Point;
    };

/**
 * Parses a pasted location: coordinates in any digits, decimal or degrees and minutes, a Plus Code, a `geo:` link, or a
 * link shared by a map or chat app. Makes no network request.
 */
export function readLocation(pasted: string): SharedLocation {
  const text = asciiDigits(pasted)
    .replaceAll('٫', '.')
    .replace(/[،٬]/g, ',')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '');
  const links = linksIn(text);
  const words = text.replace(link, ' ');
  const code = readPlusCode(words);
  const point =
    links.reduce<Point | null>((found, each) => found ?? placeInLink(each), null) ??
    (code === 'noTown' ? null : code) ??
    readDegrees(words);
  if (point !== null) return isInsideSyria(point) ? { point } : { problem: 'outside' };
  if (code === 'noTown') return { problem: code };
  const view = links.reduce<ReturnType<typeof viewInLink>>((found, each) => found ?? viewInLink(each), null);
  if (view !== null) return { problem: 'mapView', ...(view.isNear && { around: view.middle }) };
  return { problem: links.some((each) => shortLink.test(each)) ? 'shortLink' : 'noPoint' };
}

/** With the scheme of an app, or by its host alone. */
const link =
  /(?:(?<![a-z])(?:[a-z][a-z0-9+.-]*:\/\/|geo:|maps:|google\.navigation:)|(?<![a-z0-9.-])(?:[a-z0-9-]+\.)+[a-z]{2,}[/?])\S*/gi;

/** The links in a text, each with the words behind it, as a decoded link may have spaces. */
function linksIn(text: string): string[] {
  const starts = [...text.matchAll(link)].map(({ index }) => index);
  return starts.map((start, place) => decoded(text.slice(start, starts[place + 1])));
}

/** In links of others a link is encoded again. */
const MOST_ENCODED = 3;

/** Decodes a link; a lone percent sign stays as it is, and so does the plus of a Plus Code. */
function decoded(text: string): string {
  let plain = text.replace(/(?<![2-9CFGHJMPQRVWX]{4})\+/gi, ' ');
  for (let times = 0; times < MOST_ENCODED; times++)
    plain = plain.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return bytes;
      }
    });
  return plain.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Links of maps and chats, and of services that shorten any, whose address tells nothing. */
const shortLink = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:maps\.app\.)?goo\.gl`,
    String.raw`(?:g\.co|g\.page|share\.google|her\.is|omaps\.app|ge0\.me|comaps\.at|binged\.it|waze\.to|ya\.cc|go\.2gis\.com)`,
    String.raw`(?:maps\.apple(?:\.com)?\/p|osm\.org\/go|openstreetmap\.org\/go|waze\.com\/ul\/h|mapy\.(?:cz|com)\/s)`,
    String.raw`yandex\.\w+(?:\.\w+)?\/(?:maps|navi)\/-`,
    String.raw`petalmaps\.com\/s|(?:share|wego)\.here\.com\/[pr]`,
    String.raw`(?:bit\.ly|tinyurl\.com|t\.co|is\.gd|cutt\.ly|fb\.me|t\.ly|rb\.gy)`,
  ].join('|')})\/?|\b(?:ge0|om|cm):\/\/`,
  'i',
);
