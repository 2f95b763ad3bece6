import { normalize } from '../../normal-form.ts';

/**
 * Forms that usual spellings of one name share, from the strictest to the loosest: «حسكه», «الحسكة», `Al-Hasakeh`,
 * `Hassaka`. A looser form may be that of two names, and then names neither.
 */
export function formsOf(name: string): readonly [exact: string, bare: string, loose: string] {
  const exact = normalize(name);
  const bare = bareForm(exact);
  return [exact, bare, looseForm(bare)];
}

/** Words beside a name that say what it names, or where. */
const beside = new Set(
  'city town governorate province district syria syrian arab republic مدينه محافظه منطقه ناحيه بلده سوريا سوريه'.split(
    ' ',
  ),
);
const latinArticle = /^(?:[ae]l|ul|[ae](?:sh?|[rtdzn]))$/;
/** In one word with the name; before a sun letter as it is said: `Arraqqa`, `Ezzor`. */
const gluedArticle = /^(?:[ae]l(?=[b-df-hj-np-tv-z]..)|[ae]([rtdzns])(?=\1))/;
const arabicArticle = /^ال(?=..)/;

/** Without the article, what is said beside the name, and spaces: «كفر نبل» and «كفرنبل». */
function bareForm(exact: string): string {
  const all = exact.split(' ');
  const named = all.filter((word) => !beside.has(word));
  const words = named.length > 0 ? named : all;
  return words
    .filter((word, index) => index === words.length - 1 || !latinArticle.test(word))
    .map((word) => word.replace(gluedArticle, '').replace(arabicArticle, ''))
    .join('')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[ae]h?$/, 'a');
}

/** What transcriptions of one name differ in. */
const sounds: readonly (readonly [find: RegExp, sound: string])[] = [
  [/kh/g, 'x'],
  [/[sc]h/g, '$$'],
  [/([gdt])h/g, '$1'],
  [/[qc]/g, 'k'],
  [/dj/g, 'j'],
  [/[aeiouwy]+/g, '-'],
  [/-h?$/, ''],
  [/^k-?f-?r/, 'kfr'],
];

/** By its consonants alone a shorter name could be any. */
const LEAST = 4;

/** Latin by its consonants; Arabic without its last alef or haa, which people confuse. Empty where too little is left. */
function looseForm(bare: string): string {
  if (/[\u0621-\u064a]/.test(bare)) return bare.replace(/(?<=...)[اه]$/, '');
  const form = sounds.reduce((text, [find, sound]) => text.replace(find, sound), bare);
  return form.length < LEAST ? '' : form;
}
