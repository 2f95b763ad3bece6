import type { OrderSizeLimit } from '../shop/buying/cart/order-size.ts';
import type { CouponLimits } from '../shop/buying/coupons/coupon.ts';
import type { Pause } from '../shop/people/closures/promised-days.ts';
import type { OrderLimit } from '../shop/people/trust/order-limit.ts';
import type { ErrorCode } from '../shop/wire/envelope.ts';

export type RefusalDetails = {
  errors?: string[];
  data?: unknown;
  retryAfter?: number;
  number?: number;
  limit?: OrderLimit;
  size?: OrderSizeLimit;
  pause?: Pause;
  couponLimits?: CouponLimits;
};

/**
 * An expected failure as a value; a transaction that returns one is rolled back. `errors` are English and
 * machine-readable, `data` is what the contract promises with the code, `retryAfter` is in seconds, `number`,
 * `limit`, `size`, `pause` and `couponLimits` are used in the message.
 */
export class Refusal {
  readonly code: ErrorCode;
  readonly errors: string[];
  readonly data: unknown;
  readonly retryAfter: number | null;
  readonly number: number | null;
  readonly limit: OrderLimit | null;
  readonly size: OrderSizeLimit | null;
  readonly pause: Pause | null;
  readonly couponLimits: CouponLimits | null;

  constructor(code: ErrorCode, more: RefusalDetails) {
    this.code = code;
    this.errors = more.errors ?? [];
    this.data = more.data ?? null;
    this.retryAfter = more.retryAfter ?? null;
    this.number = more.number ?? null;
    this.limit = more.limit ?? null;
    this.size = more.size ?? null;
    this.pause = more.pause ?? null;
    this.couponLimits = more.couponLimits ?? null;
  }
}

/** Creates a refusal: `return refuse('OUT_OF_STOCK', { errors: […] })`. */
export function refuse(code: ErrorCode, more: RefusalDetails = {}): Refusal {
  return new Refusal(code, more);
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;
