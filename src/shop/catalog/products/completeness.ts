import { isBlank } from '../../blank.ts';
import { textsOfFields } from '../../language.ts';
import type { ProductFields } from './calls.ts';

/** What a product needs before it is published, as the editor holds it. */
export type ProductFacts = {
  readonly name: { readonly en: string; readonly ar: string };
  readonly description: { readonly en: string; readonly ar: string };
  readonly material: { readonly en: string; readonly ar: string };
  readonly care: { readonly en: string; readonly ar: string };
  readonly pictures: number;
  readonly variants: number;
};

export const LEAST_DESCRIPTION = 40;

/** What a product with these fields lacks before it may be published. */
export const missingOf = (fields: ProductFields, counts: { pictures: number; variants: number }): string[] =>
  missingIn({
    name: textsOfFields(fields, 'name'),
    description: textsOfFields(fields, 'description'),
    material: textsOfFields(fields, 'material'),
    care: textsOfFields(fields, 'care'),
    ...counts,
  });

/** What is missing, by the names of the editor's fields: `nameAr`, `descriptionEn`, `pictures`. */
export function missingIn(product: ProductFacts): string[] {
  const { name, description, material, care, pictures, variants } = product;
  const short = (text: string, least = 1) => isBlank(text) || text.trim().length < least;
  return [
    short(name.en) && 'nameEn',
    short(name.ar) && 'nameAr',
    short(description.en, LEAST_DESCRIPTION) && 'descriptionEn',
    short(description.ar, LEAST_DESCRIPTION) && 'descriptionAr',
    short(material.en) && 'materialEn',
    short(material.ar) && 'materialAr',
    short(care.en) && 'careEn',
    short(care.ar) && 'careAr',
    pictures === 0 && 'pictures',
    variants === 0 && 'variants',
  ].filter((missing) => missing !== false);
}
