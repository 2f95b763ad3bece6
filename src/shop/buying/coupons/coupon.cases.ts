import type { CouponLine, CouponRule } from './coupon.ts';

export const openCoupon: CouponRule = {
  kind: 'percent',
  value: 10,
  maxDiscount: null,
  minSubTotal: 0,
  startsAt: null,
  endsAt: null,
  isPaused: false,
  pieces: null,
  taken: 0,
  usesInAll: null,
  used: 0,
  usesPerShopper: 1,
  firstOrderOnly: false,
  brandIds: [],
  categoryIds: [],
  productIds: [],
  onlyUndiscounted: false,
  buyPieces: null,
  freePieces: null,
  governorateIds: [],
  budget: null,
  spent: 0,
};

export const dress: CouponLine = {
  productId: 'dress',
  brandId: 'loza',
  categoryId: 'women',
  subCategoryId: 'dresses',
  quantity: 1,
  unitPrice: 2_450,
  discounted: true,
};

export const shirt: CouponLine = {
  productId: 'shirt',
  brandId: 'orontes',
  categoryId: 'men',
  subCategoryId: 'shirts',
  quantity: 2,
  unitPrice: 1_275,
  discounted: false,
};
