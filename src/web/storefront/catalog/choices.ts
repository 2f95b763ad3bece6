import type { ProductDetails } from '../../../shop/catalog/contract.ts';

/** What the shopper chose of a piece; null and 0: nothing yet. */
export interface Choices {
  colorId: string | null;
  sizeId: string | null;
  quantity: number;
}

export type ChoiceGroup = 'color' | 'size' | 'quantity';

type Choosable = Pick<ProductDetails, 'colors' | 'sizes' | 'variants'>;

/** The most pieces of one kind an order takes by default; the server has the last word. */
export const mostPerOrder = 10;

export const nothingChosen: Choices = { colorId: null, sizeId: null, quantity: 0 };

/** What a page opens with: the color of its address, else the first one that can be had; a single size is chosen. */
export function firstChoices(product: Choosable, asked: string | null): Choices {
  const { colors, sizes, variants } = product;
  const had = (colorId: string) => variants.some((one) => one.colorId === colorId && one.available > 0);
  const color = colors.find(({ _id }) => _id === asked) ?? colors.find(({ _id }) => had(_id)) ?? colors[0];
  const [size] = sizes.length === 1 ? sizes : [];
  return { colorId: color?._id ?? null, sizeId: size?._id ?? null, quantity: 1 };
}

/** Pieces left of a color and size; of all colors or all sizes where one is not chosen. */
export function availableOf({ variants }: Choosable, colorId: string | null, sizeId: string | null): number {
  return variants
    .filter(
      (one) => (colorId === null || one.colorId === colorId) && (sizeId === null || one.sizeId === sizeId),
    )
    .reduce((sum, { available }) => sum + available, 0);
}

/** The first group on the page that has no choice yet; null: all is chosen. */
export function firstMissing({ colorId, sizeId, quantity }: Choices): ChoiceGroup | null {
  if (colorId === null) return 'color';
  if (sizeId === null) return 'size';
  return quantity < 1 ? 'quantity' : null;
}
