/**
 * A phonetic key without vowels, common to Arabic words and their Latin spellings: fustan and foustan are فستان,
 * 7ijab is حجاب, sha7ata and chahhata are شحاطة.
 */
export function phoneticKey(word: string): string {
  return word
    .replace(/[هh]$/, '')
    .replace(/sh|ch|kh|gh|th|dh|ph|ou|oo|ee/g, (pair) => pairs[pair] ?? '')
    .replace(/./gu, (letter) => sounds[letter] ?? '')
    .replace(/(.)\1+/g, '$1');
}

const pairs: Readonly<Record<string, string>> = {
  sh: 'ش',
  ch: 'ش',
  kh: 'خ',
  gh: 'غ',
  th: 'ت',
  dh: 'د',
  ph: 'ف',
};

/** Letters by sound; vowels and letters silent in Syria have none. */
const groups: Readonly<Record<string, string>> = {
  b: 'بbp',
  t: 'تطثt',
  j: 'جjg',
  h: 'حخهh75',
  d: 'دذضd',
  r: 'رr',
  z: 'زظz',
  s: 'سصsc69',
  S: 'ش4',
  f: 'فfv',
  k: 'كkقqx2',
  G: 'غ',
  l: 'لl',
  m: 'مm',
  n: 'نn',
};

const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(groups).flatMap(([sound, letters]) => Array.from(letters, (letter) => [letter, sound])),
);
