import { Season } from '../../../../shop/catalog/contract.ts';
import { inEachLanguage } from '../../../../shop/language.ts';
import { texts } from '../../../../shop/texts/by-language.ts';

export const seasons = Season.options.map((id) => ({
  id,
  ...inEachLanguage((language) => texts[language].statuses.seasons[id]),
  slug: null,
  categoryId: null,
  hex: null,
  system: null,
}));
