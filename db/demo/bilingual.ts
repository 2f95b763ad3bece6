import type { Language } from '../../src/shop/language.ts';

/** A text in both languages of the shop. */
export type Bilingual = { readonly en: string; readonly ar: string };

/** The text in a language; in English where the demo is not written in it. */
export const inLanguage = (text: Bilingual, language: Language): string =>
  new Map(Object.entries(text)).get(language) ?? text.en;
