import { asciiDigits } from './ascii-digits.ts';
import { numberInLink } from './phone-link.ts';

/** Longer than any spelling of a Syrian number, with room for spaces; and than a link with a message beside it. */
const longest = { number: 40, link: 400 };
const invisibleMarks = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Dashes of any kind, a tatweel in their place, slashes, dots, brackets, and spaces in a line. */
const between = String.raw`\p{Zs}\p{Pd}\u2212\u0640()[\]{}<>.·•/\\|_~\u2044\u2215`;
const spelling = new RegExp(String.raw`^[${between}]*\+?[\d${between}]+$`, 'u');

/** The number that a text or a link of a phone spells, in Western digits with spaces between; null where it is anything else. */
export function spelledNumber(text: string): string | null {
  if (text.length > longest.link) return null;
  const spelled = numberInLink(asciiDigits(text.normalize('NFKC').replace(invisibleMarks, ''))).trim();
  if (spelled.length > longest.number || !spelling.test(spelled)) return null;
  return spelled.replace(/[^\d+]+/g, ' ').trim();
}
