import type { Localized } from '../src/shop/language.ts';

/** A text in the languages that the tests are written for. */
export const localized = <English, Arabic>(en: English, ar: Arabic): Localized<English | Arabic> => ({
  en,
  ar,
});
