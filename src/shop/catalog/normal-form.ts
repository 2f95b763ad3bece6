import { asciiDigits } from '../ascii-digits.ts';

/**
 * The one form in which texts are stored for search and in which a question is asked, so that ارجاع finds إرجاع and
 * `CREPE` finds crêpe. Arabic loses vowel marks, tatweel, hamza and its carriers, the forms of alef, taa marbuta (ه)
 * and alef maqsura (ي); Latin loses case and accents; digits are 0-9; what is neither letter nor digit parts words.
 * Normalizing twice changes nothing.
 */
export function normalize(text: string): string {
  return asciiDigits(text.normalize('NFKD'))
    .replace(joiners, '')
    .toLowerCase()
    .replace(/[ٱءةىکیھہے]/g, (letter) => sameLetter[letter] ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What stands inside words without being read: marks (hamza above and below among them), tatweel, apostrophes. */
const joiners = /[\p{M}\p{Cf}\u0640'’]/gu;

/** Letters that a keyboard or a habit puts for one another; the hamza by itself goes. */
const sameLetter: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
  ھ: 'ه',
  ہ: 'ه',
  ے: 'ي',
};
