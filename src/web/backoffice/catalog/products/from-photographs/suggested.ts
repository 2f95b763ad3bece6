import { drawings } from '#texts/drawings';
import { language } from '#texts/language';
import { newPieces as t } from '#texts/new-pieces';
import { guessKind } from '../../../../../shop/catalog/drawings/guess-kind.ts';
import { suggestedName } from '../../../../../shop/catalog/products/suggested-name.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { fieldEnding } from '../../../../../shop/language.ts';
import { nearestColor } from './find-color.ts';
import type { Piece, PieceFields } from './pieces.ts';

const nothing: PieceFields = {
  nameAr: '',
  nameEn: '',
  descriptionAr: '',
  descriptionEn: '',
  brandId: '',
  subCategoryId: '',
  price: null,
  colorIds: [],
  sizes: [],
};

/** The name and the description of the reader's language. */
export const ownName = `name${fieldEnding(language)}` as const;
export const ownDescription = `description${fieldEnding(language)}` as const;

/**
 * The fields of a piece: what was typed, and for the rest what is likely: category, brand, sizes and pieces of the one
 * before, the color in its photograph, and words made of these. A price is never guessed.
 */
export function fieldsOf(
  { photos, typed }: Piece,
  last: Partial<PieceFields>,
  taxonomy: Taxonomy,
): PieceFields {
  const { subCategoryId = '', brandId = '', sizes = [] } = last;
  const known = { subCategoryId, brandId, sizes, colorIds: colorsSeen(photos, taxonomy.colors) };
  const chosen: PieceFields = { ...nothing, ...stillThere(known, taxonomy), ...typed };
  const words = wordsOf(chosen, taxonomy);
  return { ...chosen, [ownName]: words.name, [ownDescription]: words.description, ...typed };
}

function colorsSeen(photos: Piece['photos'], colors: Taxonomy['colors']): string[] {
  const found = photos.map(({ color }) => (color === null ? null : nearestColor(color, colors)));
  return found.filter((id) => id !== null).slice(0, 1);
}

/** Without what was removed from the shop since. */
function stillThere<Known extends Pick<PieceFields, 'subCategoryId' | 'brandId' | 'sizes'>>(
  known: Known,
  { brands, categories, sizes }: Taxonomy,
): Known {
  const has = (rows: readonly { _id: string }[], id: string) => rows.some(({ _id }) => _id === id);
  const subCategories = categories.flatMap((category) => category.subCategories);
  return {
    ...known,
    subCategoryId: has(subCategories, known.subCategoryId) ? known.subCategoryId : '',
    brandId: has(brands, known.brandId) ? known.brandId : '',
    sizes: known.sizes.filter(({ sizeId }) => has(sizes, sizeId)),
  };
}

function wordsOf(chosen: PieceFields, { brands, categories, colors, sizes }: Taxonomy) {
  const [category, subCategory] = categories
    .flatMap((each) => each.subCategories.map((sub) => [each.name, sub] as const))
    .find(([, { _id }]) => _id === chosen.subCategoryId) ?? ['', null];
  const drawn = subCategory === null ? null : guessKind([subCategory.name, category]);
  const kind = drawn === null ? (subCategory?.name ?? '') : drawings.kinds[drawn];
  const [onlyColor, ...others] = chosen.colorIds;
  const color = others.length > 0 ? '' : (colors.find(({ _id }) => _id === onlyColor)?.name ?? '');
  const brand = brands.find(({ _id }) => _id === chosen.brandId)?.name ?? '';
  const name = suggestedName({ kind, color, brand }, language);
  const labels = sizes
    .filter(({ _id }) => chosen.sizes.some(({ sizeId }) => sizeId === _id))
    .map(({ label }) => label);
  const description =
    kind === '' ? '' : t.described(suggestedName({ kind, color, brand: '' }, language), sizesText(labels));
  return { name, description };
}

function sizesText(labels: readonly string[]): string {
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? t.oneSize(first) : t.sizesFromTo(first, last);
}
