import type { Localized } from '../../language.ts';

/** The name of a dispatch center that the merchant has not named. */
export const centerName = (place: Localized): Localized => ({
  en: `${place.en} dispatch center`,
  ar: `مركز التوزيع في ${place.ar}`,
});
