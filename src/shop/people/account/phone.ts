import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { asciiDigits } from '../../ascii-digits.ts';
import { numberInLink } from './phone-link.ts';

/** Longer than any spelling of a Syrian number, with room for spaces; and than a link with a message beside it. */
const longest = { number: 40, link: 400 };
const invisibleMarks = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Dashes of any kind, a tatweel in their place, slashes, dots, brackets, and spaces in a line. */
const between = String.raw`\p{Zs}\p{Pd}\u2212\u0640()[\]{}<>.·•/\\|_~\u2044\u2215`;
const spelling = new RegExp(String.raw`^[${between}]*\+?[\d${between}]+$`, 'u');

/**
 * A Syrian mobile number in E.164 (`+963944123456`), or null if the text is not one. Accepts all common spellings:
 * 09…, 9…, +963…, 00963…, with spaces, dots, dashes, slashes and brackets, in Arabic-Indic or Persian digits, with
 * invisible marks from copying, and links of phones and chats.
 * The characters are checked before the library is called, which would find a number inside any text and accept
 * `;ext=` and NUL. Its full metadata is needed: the small one treats landlines as valid.
 */
export function parsePhone(input: string): string | null {
  if (input.length > longest.link) return null;
  const spelled = numberInLink(asciiDigits(input.normalize('NFKC').replace(invisibleMarks, ''))).trim();
  if (spelled.length > longest.number || !spelling.test(spelled)) return null;
  const digits = spelled.replace(/[^\d+]+/g, ' ').trim();
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: 'SY', extract: false });
  if (!phone?.isValid() || phone.country !== 'SY' || phone.getType() !== 'MOBILE' || phone.ext) return null;
  return phone.number;
}
