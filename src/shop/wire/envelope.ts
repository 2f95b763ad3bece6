import { z } from 'zod';
import { keysOf } from '../keys-of.ts';

/** All error codes with their HTTP status. */
export const statusOfCode = {
  VALIDATION: 400,
  BAD_REQUEST: 400,
  PHONE_INVALID: 400,
  OTP_WRONG: 400,
  OTP_EXPIRED: 400,
  PASSKEY_WRONG: 400,
  OUTSIDE_SYRIA: 400,
  CITY_UNKNOWN: 400,
  PIN_FAR_FROM_CITY: 400,
  ADDRESSES_FULL: 409,
  PASSKEYS_FULL: 409,
  NO_OFFICE_PICKUP: 409,
  FIELD_UNKNOWN: 400,
  IMPORT_EMPTY: 400,
  URL_REFUSED: 400,

  UNAUTHENTICATED: 401,
  SECOND_FACTOR: 401,
  REAUTH: 401,
  LOCKED: 401,
  FORBIDDEN: 403,
  XSRF: 403,
  NOT_FOUND: 404,
  LINK_USED: 410,
  LINK_EXPIRED: 410,
  LINK_ENDED: 410,
  COUPON_NOT_FOUND: 404,

  CONFLICT: 409,
  VERSION_CONFLICT: 409,
  LAST_OWNER: 409,
  OWN_ROLE: 409,
  PROFILE_INCOMPLETE: 409,
  OUT_OF_STOCK: 409,
  NOT_ENOUGH_STOCK: 409,
  UNAVAILABLE: 409,
  COMING_SOON: 409,
  QUANTITY_LIMIT: 409,
  CART_FULL: 409,
  SAVED_FULL: 409,
  CART_EMPTY: 409,
  ORDER_TOO_LARGE: 409,
  ORDER_LIMIT: 409,
  ORDER_TOTAL_LIMIT: 409,
  ORDERING_PAUSED: 409,
  NOT_READY: 409,
  DELIVERY_PAUSED: 409,
  PRICE_CHANGED: 409,
  COUPON_NOT_STARTED: 409,
  COUPON_EXPIRED: 409,
  COUPON_PAUSED: 409,
  COUPON_GONE: 409,
  COUPON_NOT_ASSIGNED: 409,
  COUPON_USED: 409,
  COUPON_MIN_SUBTOTAL: 409,
  COUPON_PIECES: 409,
  COUPON_PLACE: 409,
  COUPON_FIRST_ORDER_ONLY: 409,
  COUPON_NOT_ELIGIBLE: 409,
  POINTS_NOT_ENOUGH: 409,
  POINTS_STEP: 409,
  POINTS_ABOVE_CART: 409,
  ORDER_STEP_NOT_ALLOWED: 409,
  ORDER_ON_ITS_WAY: 409,
  HELD: 409,
  CALL_TOO_SOON: 409,
  CLAIMED: 409,
  PIECES_DIFFER: 409,
  CASH_UNCOUNTED: 409,
  WAYBILL_TAKEN: 409,
  OFFICE_NEEDS_COMPANY: 409,
  RETURN_NEEDS_COURIER: 409,
  EXCHANGE_IS_WHOLE: 409,
  NOT_PACKED: 409,
  PIN_WRONG: 409,
  PRICE_STEP: 409,
  IMPORT_STALE: 409,
  IMPORT_ERRORS: 409,
  INCOMPLETE: 409,
  SLUG_TAKEN: 409,
  CODE_TAKEN: 409,
  NAME_TAKEN: 409,
  BARCODE_TAKEN: 409,
  IN_USE: 409,
  OWN_CASH: 409,
  COUNT_SHORT: 409,
  OWN_COUNT: 409,
  DAY_CLOSED: 409,
  NOT_ZERO: 409,
  ALREADY_POSTED: 409,
  ALREADY_CREDITED: 409,
  INVOICE_PREFIX_USED: 409,
  NOT_EXPLAINED: 409,
  CANCEL_TOO_LATE: 409,
  EDIT_TOO_LATE: 409,
  UNDO_TOO_LATE: 409,
  NOTE_TOO_OLD: 409,
  COUPON_LOST: 409,
  RETURN_NOT_ALLOWED: 409,
  RETURN_WINDOW_OVER: 409,
  EXCHANGE_WINDOW_OVER: 409,
  NOT_RETURNABLE: 409,
  RETURN_QUANTITY: 409,
  RETURN_OPEN: 409,
  RETURN_SETTLED: 409,
  RETURN_DECIDED: 409,
  LIMIT: 409,
  TOO_MANY: 409,
  NOT_DUE: 409,
  CASH_SHORT: 409,
  REVIEW_NOT_ALLOWED: 409,
  OWN_REVIEW: 409,
  ALERT_NOT_NEEDED: 409,
  ALERT_LIMIT: 409,
  IDEMPOTENCY_RUNNING: 409,

  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  EXPORT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,

  RATE_LIMITED: 429,
  OTP_TOO_MANY_TRIES: 429,
  OTP_TOO_SOON: 429,
  OTP_LIMIT: 429,

  INTERNAL: 500,
  OTP_NOT_SENT: 503,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

export const errorCodes = keysOf(statusOfCode);

/** The wrapper of every JSON answer. */
export type Envelope<Data> = Success<Data> | Failure;

export type Success<Data> = { status: true; message: string; data: Data; errors: [] };

/**
 * `message` is for people, in the request's language; `errors` are English machine-readable texts, one per error;
 * `data` is null unless the code defines it (`PRICE_CHANGED` carries the new totals).
 */
export type Failure = {
  status: false;
  message: string;
  data: unknown;
  errors: string[];
  code: ErrorCode;
};

export const FailureShape = z
  .object({
    status: z.literal(false),
    message: z.string(),
    data: z.unknown(),
    errors: z.array(z.string()),
    code: z.enum(errorCodes),
  })
  .meta({ id: 'Failure', description: 'What a refused call answers' });
