import { asciiDigits } from './ascii-digits.ts';

/**
 * The one form in which texts are stored for search and in which a question is asked, so that ارجاع finds إرجاع and
 * `CREPE` finds crêpe. Arabic loses vowel marks, tatweel, hamza and its carriers, the forms of alef, taa marbuta (ه)
 * and alef maqsura (ي), and writes the letters of its neighbors as Syrians do (گ غ, چ ج, پ ب, ڤ ف); Latin loses case and
 * accents; letters held down (حلوووو) are let go; digits are 0-9; what is neither letter nor digit parts words.
 * Normalizing twice changes nothing.
 */
export function normalize(text: string): string {
  return asciiDigits(text.normalize('NFKD'))
    .replace(joiners, '')
    .toLowerCase()
    .replace(/[ٱءةىکیھہےگچپڤژ]/g, (letter) => sameLetter[letter] ?? '')
    .replace(/([اوي])\1+|([\u0621-\u064A])\2\2+/g, '$1$2')
    .replace(/([a-wyz])\1\1+/g, '$1$1')
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
  گ: 'غ',
  چ: 'ج',
  پ: 'ب',
  ڤ: 'ف',
  ژ: 'ج',
};
