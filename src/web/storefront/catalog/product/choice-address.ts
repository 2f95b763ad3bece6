import type { ProductDetails } from '../../../../shop/catalog/contract.ts';
import type { Choices } from './choices.ts';

/** The color and size that an address asks for. */
export function choicesIn(search: string) {
  const asked = new URLSearchParams(search);
  return { color: asked.get('color'), size: asked.get('size') };
}

/** The page with the choices in its address, so that a shared link opens the same. */
export function pathOf({ _id }: ProductDetails, { colorId, sizeId, awaitedId }: Choices): string {
  const asked = new URLSearchParams();
  if (colorId) asked.set('color', colorId);
  if (sizeId ?? awaitedId) asked.set('size', sizeId ?? awaitedId ?? '');
  return `/ProductDetails/${_id}${asked.size > 0 ? `?${asked}` : ''}`;
}
