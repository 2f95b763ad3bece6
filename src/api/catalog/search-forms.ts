import { normalize } from '../../shop/catalog/normal-form.ts';

type Texts = readonly string[];

/** The words a product is found by, in both languages: all that is known of it goes in, twice where it has two names. */
export type SearchTexts = { names: Texts; brand: Texts; category: Texts; others: Texts };

/** What a product's row keeps of them, each word after a space, so that the beginning of a word can be looked for. */
export function searchForms({ names, brand, category, others }: SearchTexts) {
  return {
    search_name: formOf(names),
    search_brand: formOf(brand),
    search_category: formOf(category),
    search_text: formOf([...names, ...brand, ...category, ...others]),
  };
}

function formOf(texts: Texts): string {
  return ` ${normalize(texts.join(' '))}`;
}
