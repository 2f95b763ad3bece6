import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import type { CouponFields } from '../../../shop/coupons/desk/desk-calls.ts';
import { formatMoney } from '../../../shop/money.ts';

type Offer = Pick<CouponFields, 'kind' | 'value' | 'buyPieces' | 'freePieces'>;

/** What a coupon gives, in a few words: "15% off". */
export function offerText({ kind, value, buyPieces, freePieces }: Offer): string {
  if (kind === 'percent') return t.offer.percent(value);
  if (kind === 'amount') return t.offer.amount(formatMoney(value, language));
  if (kind === 'freeDelivery') return t.offer.freeDelivery();
  return t.offer.buyXGetY(buyPieces ?? 0, freePieces ?? 0);
}
