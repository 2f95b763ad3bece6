import type { EditedProduct, GivenVariant, ProductFields } from '../../../../shop/catalog/products/calls.ts';
import { factsOf, missingIn, unwrittenIn } from '../../../../shop/catalog/products/completeness.ts';
import { CallError } from '../../../client/call-error.ts';
import { ask } from '../../client/ask.ts';
import type { Draft } from '../../client/use-record-form.ts';
import { filesOf, type FormPicture } from './picture-list.tsx';

/** What the editor edits. */
export type Values = ProductFields & { variants: readonly GivenVariant[]; pictures: readonly FormPicture[] };

/** The key of each list's items, for merging. */
export const keysOf = {
  variants: ({ colorId, sizeId }: GivenVariant) => `${colorId} ${sizeId}`,
  pictures: ({ pictureId }: FormPicture) => pictureId,
  seasons: (season: string) => season,
  relatedIds: (id: string) => id,
};

/** The saved product, by the editor's fields. */
export const valuesOf = ({ fields, variants, pictures }: EditedProduct): Values => ({
  ...fields,
  variants: variants.map(({ colorId, sizeId, sku, barcode }) => ({ colorId, sizeId, sku, barcode })),
  pictures: pictures.map(({ image, ...given }) => ({ ...given, ...filesOf(image) })),
});

/** What it needs before it is published, and what is left to write, by field. */
export function lacking(values: Values): string[] {
  const facts = factsOf(values, { pictures: values.pictures.length, variants: values.variants.length });
  return [...new Set([...missingIn(facts), ...unwrittenIn(facts)])];
}

export async function saveDraft({ _id: id, version }: EditedProduct, draft: Draft): Promise<EditedProduct> {
  return (await ask('changeProduct', { id, version, ...changeOf(draft) })).product;
}

/** What was edited, as the calls take it. */
export function changeOf(draft: Draft) {
  const { variants, pictures, ...fields }: Partial<Values> = draft;
  return {
    fields,
    ...(variants && { variants: [...variants] }),
    ...(pictures && {
      pictures: pictures.map(({ url: _url, largest: _largest, isDrawn: _isDrawn, ...given }) => given),
    }),
  };
}

/** The product as it is, which comes with a conflict. */
export function conflictOf(failure: unknown): EditedProduct | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { product: EditedProduct }).product;
}
