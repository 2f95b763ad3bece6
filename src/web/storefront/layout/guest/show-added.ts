import { product as t } from '#texts/product';
import type { Image } from '../../../../shop/wire/wire-types.ts';
import { showMiniSheet } from '../mini-sheet-host.tsx';

type AddedPiece = {
  name: string;
  color: string | undefined;
  size: string | undefined;
  quantity: number;
  image: Image;
};

/** Confirms what was added, with a link to the cart. */
export function showAdded({ name, color, size, quantity, image }: AddedPiece): void {
  showMiniSheet({
    title: t.added,
    text: [name, color, size, quantity > 1 && `×${quantity}`].filter(Boolean).join(' · '),
    image,
    actions: [{ label: t.openCart, to: '/checkout/delivery' }, { label: t.continueShopping }],
  });
}
