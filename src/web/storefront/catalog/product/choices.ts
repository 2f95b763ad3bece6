import type { ProductDetails } from '../../../../shop/catalog/contract.ts';

/** What the shopper chose of a piece; null and 0: nothing yet. */
export type Choices = {
  colorId: string | null;
  sizeId: string | null;
  quantity: number;
  /** The sold-out size that was pressed: what the shopper might wait for. */
  awaitedId: string | null;
};

export type ChoiceGroup = 'color' | 'size' | 'quantity';

/** What can be done with a color of a piece: buy it, wait until it is back, or until it is sold at all. */
export type Sale = 'on' | 'out' | 'soon';

type Choosable = Pick<ProductDetails, 'colors' | 'sizes' | 'variants' | 'comingSoon' | 'maxQuantity'>;

export const nothingChosen: Choices = { colorId: null, sizeId: null, quantity: 0, awaitedId: null };

/**
 * What a page opens with: the color and size of its address, else the first color that can be had; a single size is
 * chosen. What is sold out is not chosen but can be waited for.
 */
export function firstChoices(
  product: Choosable,
  asked: { color?: string | null; size?: string | null } = {},
): Choices {
  const { colors, sizes } = product;
  const color =
    colors.find(({ _id }) => _id === asked.color) ??
    colors.find(({ _id }) => availableOf(product, _id, null) > 0) ??
    colors[0];
  const size = sizes.find(({ _id }) => _id === asked.size) ?? (sizes.length === 1 ? sizes[0] : undefined);
  const first = { ...nothingChosen, colorId: color?._id ?? null, quantity: 1 };
  return size ? choose(product, first, { sizeId: size._id }) : first;
}

/**
 * The choices after another color, size or quantity was chosen. A size that the other color is out of is waited for
 * instead, and comes back with a color that has it; the quantity stays within what is left.
 */
export function choose(product: Choosable, now: Choices, change: Partial<Choices>): Choices {
  const next = { ...now, ...change };
  const wanted = change.awaitedId ?? change.sizeId ?? next.sizeId ?? next.awaitedId;
  const isOut = wanted !== null && saleOf(product, next.colorId) !== 'soon' && !isLeft(product, next, wanted);
  const [sizeId, awaitedId] = isOut ? [null, wanted] : [wanted, null];
  const most = sizeId === null ? product.maxQuantity : mostOf(product, { ...next, sizeId });
  return { ...next, sizeId, awaitedId, quantity: Math.min(next.quantity, Math.max(most, 1)) };
}

/** How the chosen color (any, where none is chosen) can be had. */
export function saleOf(product: Choosable, colorId: string | null): Sale {
  if (product.comingSoon) return 'soon';
  return availableOf(product, colorId, null) > 0 ? 'on' : 'out';
}

/** Pieces left of a color and size; of all colors or all sizes where one is not chosen. */
export function availableOf(
  { variants }: Pick<Choosable, 'variants'>,
  colorId: string | null,
  sizeId: string | null,
): number {
  return variants
    .filter(
      (one) => (colorId === null || one.colorId === colorId) && (sizeId === null || one.sizeId === sizeId),
    )
    .reduce((sum, { available }) => sum + available, 0);
}

/** The most pieces an order takes of what is chosen. */
export function mostOf(product: Choosable, { colorId, sizeId }: Choices): number {
  return Math.min(availableOf(product, colorId, sizeId), product.maxQuantity);
}

/** The first group on the page that has no choice yet; null: all is chosen. */
export function firstMissing({ colorId, sizeId, quantity }: Choices): ChoiceGroup | null {
  if (colorId === null) return 'color';
  if (sizeId === null) return 'size';
  return quantity < 1 ? 'quantity' : null;
}

function isLeft(product: Choosable, { colorId }: Choices, sizeId: string): boolean {
  return availableOf(product, colorId, sizeId) > 0;
}
