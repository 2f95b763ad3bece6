import type { GivenPicture } from '../../../../shop/catalog/products/calls.ts';
import type { PlannedPicture, ProductPlan } from '../../../../shop/office/imports/plan-product.ts';
import { writtenPicture } from '../../../catalog/products/edit-product.ts';

/** A plan with all pictures as they will be: the planned ones come last, with the details of the file. */
export function withPictures(
  { fields, variants, pictures = [] }: Pick<ProductPlan, 'fields' | 'variants' | 'pictures'>,
  before: readonly GivenPicture[],
) {
  const added = pictures.map(asWritten);
  return {
    fields,
    variants,
    ...(added.length > 0 && { pictures: [...before.map(writtenPicture), ...added] }),
  };
}

const asWritten = ({ hash, colorId, view, words, focus }: PlannedPicture): GivenPicture => ({
  pictureId: hash,
  colorId,
  view,
  altEn: words?.en ?? '',
  altAr: words?.ar ?? '',
  modelHeight: null,
  modelSizeId: null,
  tint: null,
  focus: focus ?? null,
});

/** The pictures without those of the import that are as it wrote them: no person described or framed them since. */
export function oldPictures(now: readonly GivenPicture[], planned: readonly PlannedPicture[]) {
  const wrote = new Map(planned.map((picture) => [picture.hash, picture]));
  const isHeld = ({ pictureId, ...looks }: GivenPicture) => {
    const then = wrote.get(pictureId);
    if (then === undefined) return false;
    return JSON.stringify(writtenPicture({ pictureId, ...looks })) === JSON.stringify(asWritten(then));
  };
  const left = now.filter((picture) => !isHeld(picture)).map(writtenPicture);
  return {
    left,
    isChanged: left.length < now.length,
    isAll: !left.some(({ pictureId }) => wrote.has(pictureId)),
  };
}
