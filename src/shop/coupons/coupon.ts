import type { CouponKind } from '../cart/contract.ts';

/** A coupon as its rules see it. Limits that are null do not exist; scopes that are empty let everything in. */
export type CouponRule = {
  readonly kind: CouponKind;
  /** Percent (1 to 100), or whole pounds; nothing for free delivery. */
  readonly value: number;
  /** The most that a percentage takes off, whole pounds. */
  readonly maxDiscount: number | null;
  /** Of the whole cart, after product discounts. */
  readonly minSubTotal: number;
  /** The start is included, the end is not. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Pieces that can be taken, and those that were. */
  readonly pieces: number | null;
  readonly taken: number;
  readonly usesInAll: number | null;
  readonly used: number;
  readonly usesPerShopper: number | null;
  readonly firstOrderOnly: boolean;
  readonly brandIds: readonly string[];
  /** Categories or subcategories. */
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
  readonly onlyUndiscounted: boolean;
};

/** A line of the cart as a coupon sees it; `unitPrice` is after the product's own discount. */
export type CouponLine = {
  readonly productId: string;
  readonly brandId: string;
  readonly categoryId: string;
  readonly subCategoryId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly discounted: boolean;
};

export type CouponScope = Pick<CouponRule, 'brandIds' | 'categoryIds' | 'productIds' | 'onlyUndiscounted'>;

/** Whether a coupon counts a line: every scope that is not empty has to let it in. */
export function coversLine(scope: CouponScope, line: CouponLine): boolean {
  return (
    letsIn(scope.brandIds, line.brandId) &&
    (letsIn(scope.categoryIds, line.categoryId) || letsIn(scope.categoryIds, line.subCategoryId)) &&
    letsIn(scope.productIds, line.productId) &&
    !(scope.onlyUndiscounted && line.discounted)
  );
}

/** Whole pounds of each line that the coupon counts, in the order of the lines; 0 for the others. */
export function coveredAmounts(scope: CouponScope, lines: readonly CouponLine[]): number[] {
  return lines.map((line) => (coversLine(scope, line) ? line.unitPrice * line.quantity : 0));
}

/** Pieces left to take; null: no limit. */
export function remainingPieces({ pieces, taken }: Pick<CouponRule, 'pieces' | 'taken'>): number | null {
  return pieces === null ? null : Math.max(0, pieces - taken);
}

function letsIn(scope: readonly string[], id: string): boolean {
  return scope.length === 0 || scope.includes(id);
}
