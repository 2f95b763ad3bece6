import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { spelledNumber } from '../../spelled-number.ts';

/**
 * A Syrian mobile number in E.164 (`+963944123456`), or null if the text is not one. Accepts all common spellings:
 * 09…, 9…, +963…, 00963…, with spaces, dots, dashes, slashes and brackets, in Arabic-Indic or Persian digits, with
 * invisible marks from copying, and links of phones and chats.
 * The characters are checked before the library is called, which would find a number inside any text and accept
 * `;ext=` and NUL. Its full metadata is needed: the small one treats landlines as valid.
 */
export function parsePhone(input: string): string | null {
  const digits = spelledNumber(input);
  if (digits === null) return null;
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: 'SY', extract: false });
  if (!phone?.isValid() || phone.country !== 'SY' || phone.getType() !== 'MOBILE' || phone.ext) return null;
  return phone.number;
}
