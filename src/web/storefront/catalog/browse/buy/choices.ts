import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';

/** The shopper's choices for a product; null and 0 mean none yet. */
export type VariantChoice = {
  colorId: string | null;
  sizeId: string | null;
  quantity: number;
  /** The sold-out size that was pressed, for a stock alert. */
  awaitedId: string | null;
};

export type ChoiceGroup = 'color' | 'size' | 'quantity';

/** How a color can be had: buy now, wait for restock, or wait for its release. */
export type Sale = 'on' | 'out' | 'soon';

type Choosable = Pick<ProductDetails, 'colors' | 'sizes' | 'variants' | 'comingSoon' | 'maxQuantity'>;

export const nothingChosen: VariantChoice = { colorId: null, sizeId: null, quantity: 0, awaitedId: null };

/**
 * Color and size from the URL, else the first available color and the usual size where that is left; a sold-out size of
 * the URL can only be waited for.
 */
export function firstChoices(
  product: Choosable,
  wanted: { color?: string | null; size?: string | null; usualSize?: string | null } = {},
): VariantChoice {
  const { colors, sizes } = product;
  const color =
    colors.find(({ _id }) => _id === wanted.color) ??
    colors.find(({ _id }) => availableOf(product, _id, null) > 0) ??
    colors[0];
  const first = { ...nothingChosen, colorId: color?._id ?? null, quantity: 1 };
  const size =
    sizes.find(({ _id }) => _id === wanted.size) ??
    (sizes.length === 1 ? sizes[0] : undefined) ??
    sizes.find(({ _id }) => _id === wanted.usualSize && isLeft(product, first, _id));
  return size ? choose(product, first, { sizeId: size._id }) : first;
}

/** The choices after a change. A size sold out in the new color becomes the one to wait for; stock caps quantity. */
export function choose(
  product: Choosable,
  now: VariantChoice,
  change: Partial<VariantChoice>,
): VariantChoice {
  const next = { ...now, ...change };
  const wanted = change.awaitedId ?? change.sizeId ?? next.sizeId ?? next.awaitedId;
  const isOut = wanted !== null && saleOf(product, next.colorId) !== 'soon' && !isLeft(product, next, wanted);
  const [sizeId, awaitedId] = isOut ? [null, wanted] : [wanted, null];
  const most = sizeId === null ? product.maxQuantity : mostOf(product, { ...next, sizeId });
  return { ...next, sizeId, awaitedId, quantity: Math.min(next.quantity, Math.max(most, 1)) };
}

/** How the chosen color (any color if none is chosen) can be had. */
export function saleOf(product: Choosable, colorId: string | null): Sale {
  if (product.comingSoon) return 'soon';
  return availableOf(product, colorId, null) > 0 ? 'on' : 'out';
}

/** Stock of a color and size, summed over all colors or sizes where one is not chosen. */
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

/** The largest quantity an order may have of the chosen variant. */
export function mostOf(product: Choosable, { colorId, sizeId }: VariantChoice): number {
  return Math.min(availableOf(product, colorId, sizeId), product.maxQuantity);
}

/** The first picker on the page without a choice; null when complete. */
export function firstMissing({ colorId, sizeId, quantity }: VariantChoice): ChoiceGroup | null {
  if (colorId === null) return 'color';
  if (sizeId === null) return 'size';
  return quantity < 1 ? 'quantity' : null;
}

function isLeft(product: Choosable, { colorId }: VariantChoice, sizeId: string): boolean {
  return availableOf(product, colorId, sizeId) > 0;
}
