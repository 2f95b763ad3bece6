import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { asciiDigits } from '../ascii-digits.ts';

/** Longer than any way of writing a Syrian number, with room for spaces. */
const longest = 40;
const invisibleMarks = /[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const spelling = /^\+?[\d ().-]+$/;

/**
 * The number of a Syrian mobile in E.164 (`+963944123456`), or null where the text is no such number. Any usual
 * writing is understood: 09…, 9…, +963…, 00963…, with spaces, dots, dashes and brackets, in Arabic-Indic or Persian
 * digits, with the invisible marks that copying brings along.
 *
 * The spelling is checked before the library sees it: by itself it would find a number inside any text, and accept
 * `;ext=`, `tel:` and NUL. Its full metadata is needed: the small one calls landlines valid.
 */
export function parsePhone(input: string): string | null {
  if (input.length > longest) return null;
  const spelled = asciiDigits(input.normalize('NFKC').replace(invisibleMarks, '')).trim();
  if (!spelling.test(spelled)) return null;
  const phone = parsePhoneNumberFromString(spelled, { defaultCountry: 'SY', extract: false });
  if (!phone?.isValid() || phone.country !== 'SY' || phone.getType() !== 'MOBILE' || phone.ext) return null;
  return phone.number;
}
