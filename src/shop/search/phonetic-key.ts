/**
 * How a word sounds, without its vowels: what Arabic letters and the Latin letters and digits that people write for
 * them share, so that fustan and foustan are فستان, 7ijab is حجاب, sha7ata and chahhata are شحاطة.
 */
export function soundOf(word: string): string {
  return word
    .replace(/[هh]$/, '')
    .replace(/sh|ch|kh|gh|th|dh|ph|ou|oo|ee/g, (pair) => pairs[pair] ?? '')
    .replace(/./gu, (letter) => sounds[letter] ?? '')
    .replace(/(.)\1+/g, '$1');
}

/**
 * An Arabic normal form in the Latin letters that come to mind first: what tells words of one sound apart. Who writes a
 * digit for a letter (3 for ع, 7 for ح) in `asked` hears it.
 */
export function inLatin(form: string, asked: string): string {
  return form.replace(/./gu, (letter) => {
    const digit = digits[letter];
    return digit !== undefined && asked.includes(digit) ? digit : (latin[letter] ?? letter);
  });
}

/** Latin letters with every vowel, which all guess in their own way, as one. */
export function withoutVowels(word: string): string {
  return word
    .replace(/h$/, '')
    .replace(/[aeiouyw]+/g, 'a')
    .replace(/a?3a?/g, '3')
    .replace(/[qc]|2/g, 'k')
    .replace(/([^a])\1+/g, '$1');
}

const digits: Readonly<Record<string, string>> = { ع: '3', ح: '7', خ: '5', ط: '6', ص: '9' };

const latin: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(
    'ا:a ب:b ت:t ث:t ج:j ح:h خ:kh د:d ذ:z ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:a غ:gh ف:f ق:k ك:k ل:l م:m ن:n ه:h و:o ي:i'
      .split(' ')
      .map((pair) => pair.split(':') as [string, string]), // every pair above has its two halves
  ),
);

const pairs: Readonly<Record<string, string>> = {
  sh: 'ش',
  ch: 'ش',
  kh: 'خ',
  gh: 'غ',
  th: 'ت',
  dh: 'د',
  ph: 'ف',
};

/** Letters that one may write for the other are one sound; vowels, and what is not heard in Syria, are none. */
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
