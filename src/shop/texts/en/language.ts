import type { Language } from '../../language.ts';

/** The language these texts are in; pages are built once for each. */
export const language: Language = 'en';

/** Which way the page reads. */
export const dir: 'ltr' | 'rtl' = 'ltr';

export const otherLanguage: Language = 'ar';
