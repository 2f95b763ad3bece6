import { Season } from '../../../shop/catalog/contract.ts';
import { statuses as ar } from '../../../shop/texts/ar/statuses.ts';
import { statuses as en } from '../../../shop/texts/en/statuses.ts';

/** The seasons, in calendar order. */
export const seasons = Season.options.map((id) => ({
  id,
  en: en.seasons[id],
  ar: ar.seasons[id],
  slug: null,
  categoryId: null,
  hex: null,
  system: null,
}));
