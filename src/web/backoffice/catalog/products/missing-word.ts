import { products as t } from '#texts/products';

const fieldWords: Readonly<Record<string, string>> = { ...t.fields, ...t.missingFields };

/** What a product lacks before it is published, in words. */
export const missingWord = (field: string) => fieldWords[field] ?? field;
