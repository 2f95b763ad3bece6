import { language } from '#texts/language';

/** The key of recently viewed products in browser storage: by language, because their names are localized. */
export const viewedKey = `recently-viewed-${language}`;
