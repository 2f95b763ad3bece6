import type { Localized } from '../../language.ts';
import type { CouponKind } from '../cart/contract.ts';

/** A coupon for the rules. Null limits do not apply; empty scopes match everything. */
export type CouponRule = {
  readonly kind: CouponKind;
  /** Percent (1 to 100), or whole pounds; unused for free delivery. */
  readonly value: number;
  /** The maximum of a percentage discount, whole pounds. */
  readonly maxDiscount: number | null;
  /** The cart's minimum after product discounts. */
  readonly minSubTotal: number;
  /** The start is included, the end is not. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The merchant has stopped it for a while. */
  readonly isPaused: boolean;
  /** The number that can be claimed, and the number claimed. */
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
  /** For `buyXGetY`: of every `buyPieces + freePieces` covered pieces the cheapest `freePieces` cost nothing. */
  readonly buyPieces: number | null;
  readonly freePieces: number | null;
  /** Where the parcel has to go. */
  readonly governorateIds: readonly string[];
  /** Whole pounds that it may save in all orders together, and has saved. */
  readonly budget: number | null;
  readonly spent: number;
};

/** What the sentence of a refusal names: what the coupon is for, and from when. */
export type CouponLimits = {
  /** The brands, categories and products that it covers, each kind in a list of its own; empty for all. */
  readonly covers: Localized<readonly string[]>;
  readonly onlyUndiscounted: boolean;
  readonly governorateIds: readonly string[];
  readonly startsAt: Date;
};

/** A cart line for the coupon rules; `unitPrice` is after the product's own discount. */
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

/** Whether a coupon covers a line: every non-empty scope must match. */
export function coversLine(scope: CouponScope, line: CouponLine): boolean {
  return (
    includesOrIsEmpty(scope.brandIds, line.brandId) &&
    (includesOrIsEmpty(scope.categoryIds, line.categoryId) ||
      includesOrIsEmpty(scope.categoryIds, line.subCategoryId)) &&
    includesOrIsEmpty(scope.productIds, line.productId) &&
    !(scope.onlyUndiscounted && line.discounted)
  );
}

/** Covered whole pounds by line, in line order; 0 for uncovered lines. */
export function coveredAmounts(scope: CouponScope, lines: readonly CouponLine[]): number[] {
  return lines.map((line) => (coversLine(scope, line) ? line.unitPrice * line.quantity : 0));
}

/** How many covered pieces make one round of `buyXGetY`; 0 for the other kinds. */
export function roundOf({ buyPieces, freePieces }: Pick<CouponRule, 'buyPieces' | 'freePieces'>): number {
  return buyPieces === null || freePieces === null ? 0 : buyPieces + freePieces;
}

/** The number left to claim; null without a limit. */
export function remainingPieces({ pieces, taken }: Pick<CouponRule, 'pieces' | 'taken'>): number | null {
  return pieces === null ? null : Math.max(0, pieces - taken);
}

/**
 * Whether no order can use it any more: its uses or its budget are given out. Of pounds off the whole value has to be left,
 * of the other kinds some of the budget: what they save depends on the order.
 */
export function isUsedUp({
  kind,
  value,
  usesInAll,
  used,
  budget,
  spent,
}: Pick<CouponRule, 'kind' | 'value' | 'usesInAll' | 'used' | 'budget' | 'spent'>): boolean {
  const leastSaving = kind === 'amount' ? value : 1;
  return (usesInAll !== null && used >= usesInAll) || (budget !== null && spent + leastSaving > budget);
}

function includesOrIsEmpty(scope: readonly string[], id: string): boolean {
  return scope.length === 0 || scope.includes(id);
}
