import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { asciiDigits } from '../../ascii-digits.ts';

/** Longer than any spelling of a Syrian number, with room for spaces. */
const longest = 40;
const invisibleMarks = /[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const spelling = /^\+?[\d ().-]+$/;

/**
 * A Syrian mobile number in E.164 (`+963944123456`), or null if the text is not one. Accepts all common spellings:
 * 09…, 9…, +963…, 00963…, with spaces, dots, dashes and brackets, in Arabic-Indic or Persian digits, with invisible
 * marks from copying.
 * The characters are checked before the library is called, which would find a number inside any text and accept
 * `;ext=`, `tel:` and NUL. Its full metadata is needed: the small one treats landlines as valid.
 */
export function parsePhone(input: string): string | null {
  if (input.length > longest) return null;
  const spelled = asciiDigits(input.normalize('NFKC').replace(invisibleMarks, '')).trim();
  if (!spelling.test(spelled)) return null;
  const phone = parsePhoneNumberFromString(spelled, { defaultCountry: 'SY', extract: false });
  if (!phone?.isValid() || phone.country !== 'SY' || phone.getType() !== 'MOBILE' || phone.ext) return null;
  return phone.number;
}
