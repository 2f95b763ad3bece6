import type { Language } from '../../language.ts';

/** The language these texts are in; pages are built once for each. */
export const language: Language = 'ar';

/** Which way the page reads. */
export const dir: 'ltr' | 'rtl' = 'rtl';

export const otherLanguage: Language = 'en';

/** For `Intl`. Digits are Western in both languages: phone keypads, codes and price tags use them. */
export const locale: string = 'ar-SY-u-nu-latn';
