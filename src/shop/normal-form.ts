import { asciiDigits } from './ascii-digits.ts';

/**
 * Normalizes texts and queries for search, so that ارجاع finds إرجاع and `CREPE` finds crêpe. Arabic: removes vowel
 * marks, tatweel and hamza, unifies alef forms, taa marbuta (ه) and alef maqsura (ي), and maps neighboring alphabets'
 * letters as Syrians write them (گ غ, چ ج, پ ب, ڤ ف). Latin: removes case and accents. Repeated letters (حلوووو) are
 * collapsed; digits become 0-9; everything else separates words. Idempotent.
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

/** Marks inside words that are dropped: diacritics (hamza above and below among them), tatweel, apostrophes. */
const joiners = /[\p{M}\p{Cf}\u0640'’]/gu;

/** Interchangeable letters; a standalone hamza is dropped. */
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
