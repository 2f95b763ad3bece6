import { language } from '#texts/language';
import { products as t } from '#texts/products';
import type { GivenVariant } from '../../../../shop/catalog/products/calls.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { isSame } from '../../../../shop/merge-items.ts';
import type { FormPicture } from './picture-list.tsx';

/** What another editor saved of the variants, where it differs from what is here. */
export const sayVariants = (
  theirs: readonly GivenVariant[],
  mine: readonly GivenVariant[],
  { colors, sizes }: Taxonomy,
): string =>
  differences(theirs, mine, ({ colorId, sizeId, sku, barcode }) => {
    const color = colors.find(({ _id }) => _id === colorId)?.name ?? colorId;
    const size = sizes.find(({ _id }) => _id === sizeId)?.label ?? sizeId;
    return [color, size, sku, barcode].filter(Boolean).join(' ');
  });

export const sayPictures = (theirs: readonly FormPicture[], mine: readonly FormPicture[]): string =>
  differences(theirs, mine, ({ altAr, altEn }, place) =>
    [t.picture(place + 1), altAr, altEn].filter(Boolean).join(' '),
  );

function differences<Item>(
  theirs: readonly Item[],
  mine: readonly Item[],
  say: (item: Item, place: number) => string,
): string {
  const said = theirs.flatMap((item, place) =>
    mine.some((own) => isSame(own, item)) ? [] : [say(item, place)],
  );
  return said.join(languageFacts[language].comma);
}
