import type { Language } from './language.ts';

/**
 * `lang` and `dir` of a text that stands in on a page of the other language; nothing for one in the page's own. Its first
 * letter decides: "فستان Zara" is Arabic.
 */
export function languageMarks(text: string, page: Language): { lang?: Language; dir?: 'ltr' | 'rtl' } {
  if (!/\p{L}/u.test(text)) return {};
  const lang = /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
  return lang === page ? {} : { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' };
}
