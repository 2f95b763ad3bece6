import { products as t } from '#texts/products';
import type { GivenVariant, ProductFields } from '../../../../shop/catalog/products/calls.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { type FieldWords, nameIn } from '../../ui/record-form/value-text.ts';
import type { FormPicture } from './picture-list.tsx';
import { sayVariants } from './their-lists.ts';

type Field = keyof ProductFields | 'variants' | 'pictures';

/** The words of a product's fields and of their values. */
export function productWords(field: string, taxonomy: Taxonomy): FieldWords {
  const label = { ...t.fields, variants: t.variants, pictures: t.pictures, seasons: t.seasonsHead }[
    field as Field
  ];
  if (field === 'variants')
    return { label, say: (item) => sayVariants([item as GivenVariant], [], taxonomy) };
  if (field === 'pictures')
    return {
      label,
      say: (item) =>
        [(item as FormPicture).altAr, (item as FormPicture).altEn].filter(Boolean).join(' ') || t.pictures,
    };
  if (field === 'seasons') return { label, say: (item) => t.seasons[item as keyof typeof t.seasons] };
  const { brands, categories, sizeGuides } = taxonomy;
  return {
    label,
    say: nameIn(
      brands,
      categories.flatMap(({ subCategories }) => subCategories),
      sizeGuides,
    ),
  };
}
