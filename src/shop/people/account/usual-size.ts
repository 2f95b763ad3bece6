import type { UsualSize } from './contract.ts';

/** Pieces of one size that a shopper bought and did not give back. */
export type KeptPieces = UsualSize & { readonly system: string; readonly pieces: number };

/** The size of most of the kept pieces of each subcategory and system; none where no size has more than half. */
export function usualSizes(kept: readonly KeptPieces[]): UsualSize[] {
  const kinds = Map.groupBy(kept, ({ subCategoryId, system }) => `${subCategoryId} ${system}`);
  return [...kinds.values()].flatMap((sizes) => {
    const all = sizes.reduce((sum, { pieces }) => sum + pieces, 0);
    const usual = sizes.find(({ pieces }) => pieces * 2 > all);
    return usual ? [{ subCategoryId: usual.subCategoryId, sizeId: usual.sizeId }] : [];
  });
}

type Sized = { readonly subCategoryId: string; readonly sizes: readonly { readonly _id: string }[] };

/** The id of the usual size among those of a product; null without a usual size, or where there is nothing to choose. */
export function usualSizeOf(
  { subCategoryId, sizes }: Sized,
  usual: readonly UsualSize[],
): UsualSize['sizeId'] | null {
  if (sizes.length < 2) return null;
  const ofKind = usual.filter((one) => one.subCategoryId === subCategoryId);
  return ofKind.find(({ sizeId }) => sizes.some(({ _id }) => _id === sizeId))?.sizeId ?? null;
}
