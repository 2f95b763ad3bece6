import { isBlank } from '../../blank.ts';
import { fieldEnding, languages, type Localized, textsOfFields } from '../../language.ts';
import type { ProductFields } from './calls.ts';

/** The texts of a product, each in both languages. */
export const productTexts = ['name', 'description', 'material', 'care'] as const;
type ProductTexts = Readonly<Record<(typeof productTexts)[number], Localized>>;

/** What decides whether a product can be published, and what is left to write of it. */
export type ProductFacts = ProductTexts & { readonly pictures: number; readonly variants: number };

/** A shorter description is amber: it says too little of a piece that nobody can touch. */
export const LEAST_DESCRIPTION = 40;

/** The facts of a product with these fields. */
export const factsOf = (
  fields: ProductFields,
  counts: { pictures: number; variants: number },
): ProductFacts => ({
  name: textsOfFields(fields, 'name'),
  description: textsOfFields(fields, 'description'),
  material: textsOfFields(fields, 'material'),
  care: textsOfFields(fields, 'care'),
  ...counts,
});

/** What it needs before it is published, by the names of the editor's fields; a name in either language is enough. */
export function missingIn({
  name,
  pictures,
  variants,
}: Pick<ProductFacts, 'name' | 'pictures' | 'variants'>): string[] {
  return [
    languages.every((language) => isBlank(name[language])) && 'nameAr',
    pictures === 0 && 'pictures',
    variants === 0 && 'variants',
  ].filter((missing) => missing !== false);
}

/** What is left to write, by field: `nameEn`, `careAr`. Shoppers read the other language's until it is written. */
export const unwrittenIn = (facts: ProductFacts): string[] =>
  productTexts.flatMap((text) =>
    languages
      .filter((language) => isShort(text, facts[text][language]))
      .map((language) => `${text}${fieldEnding(language)}`),
  );

const isShort = (text: keyof ProductTexts, written: string) =>
  isBlank(written) || (text === 'description' && written.trim().length < LEAST_DESCRIPTION);
