import { type Language, languageFacts } from './language.ts';

const letter = /\p{L}/u;
const arabicLetter = /\p{Script=Arabic}/u;

/**
 * `lang` and `dir` of a text that stands in on a page of the other language; nothing for one in the page's own. Its first
 * letter decides: "فستان Zara" is Arabic.
 */
export function languageMarks(text: string, page: Language): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  const first = letter.exec(text)?.[0];
  if (first === undefined) return {};
  const lang = arabicLetter.test(first) ? 'ar' : 'en';
  return lang === page ? {} : { lang, dir: languageFacts[lang].direction };
}
