import type { EndpointName } from '../../endpoints.ts';
import type { ErrorCode } from '../../wire/envelope.ts';
import { plural } from '../plural.ts';
import { waitTime } from './wait-time.ts';

/** The API's `message` texts. Strings quoted by the specification are exact. */
export const messages = {
  /** For calls without a message of their own. */
  done: 'Done',

  /** On a page with a single sentence. */
  page: { tryAgain: 'Try again' },

  answers: {
    sendOtp: 'OTP sent successfully!',
    verifyCode: 'Verification successful!',
    logout: 'Logged out',
    registerUser: 'Personal info added',
    updateUserData: 'User address changed',
    deleteAccount: 'Your account and personal data have been deleted',
    followBrand: 'You are now following this brand',
    unfollowBrand: 'You are no longer following this brand',
    addToFavorites: 'Saved to favorites',
    removeFromFavorites: 'Removed from favorites',
    addReview: 'Thank you. Your review is published.',
    deleteReview: 'Review removed',
    voteHelpful: 'Thank you for your vote',
    addStockAlert: 'We will notify you when it is back',
    removeStockAlert: 'You will not be notified',
    addToCart: 'Added to cart successfully',
    updateQuantity: 'Quantity updated successfully',
    removeFromCart: 'Product removed',
    saveForLater: 'Saved for later',
    moveToCart: 'Moved to cart',
    removeSaved: 'Product removed',
    assignCoupon: 'Coupon activated',
    applyCoupon: 'Coupon applied',
    previewCart: 'Total updated',
    redeemPoints: 'Your points are now a coupon',
    spendPoints: 'Points applied to your cart',
    payCash: 'Order placed',
    cancelOrder: 'Order canceled',
    confirmOrder: 'Order confirmed',
    requestReturnOrder: 'Return requested',
    requestReturnShipment: 'Return requested',
    withdrawReturn: 'Request withdrawn',
    addReturnPhoto: 'Photo added',
  } satisfies Partial<Record<EndpointName, string>>,

  /** Alternative messages of calls with two outcomes. */
  answersWhen: {
    profileSaved: 'Personal info added',
    couponTakenOff: 'Coupon removed',
    exchangeRequested: 'Exchange requested',
  },

  refusals: {
    VALIDATION: 'Please check the fields below.',
    BAD_REQUEST: 'We could not read this request.',
    PHONE_INVALID: 'Enter a Syrian mobile number, like 0944123456.',
    OTP_WRONG: 'That code is not correct. Check the latest message and try again.',
    OTP_EXPIRED: 'This code has expired. Send a new one.',
    PASSKEY_WRONG: 'This passkey did not open the console. Try again, or sign in with your number.',
    OUTSIDE_SYRIA: 'We deliver inside Syria only. Choose a point inside the country.',
    CITY_UNKNOWN: 'We do not know this city. Choose one from the list.',
    PIN_FAR_FROM_CITY: 'The pin is far from the city in the address. Move the pin or choose another city.',
    ADDRESSES_FULL: 'You have ten saved addresses already. Remove one first.',
    PASSKEYS_FULL: 'You have ten passkeys already. Remove one first.',
    NO_OFFICE_PICKUP: 'Office pick-up is not available right now. Choose delivery to the door.',
    FIELD_UNKNOWN: 'The wording has a field that this message does not have, or lacks one that it needs.',
    IMPORT_EMPTY: 'There are no rows in this file.',
    URL_REFUSED:
      'Nothing may be sent to this address. It must begin with https, and its server must be reachable on the open internet.',

    UNAUTHENTICATED: 'Please login with your phone number to continue',
    SECOND_FACTOR: 'Enter the code of your authenticator app.',
    REAUTH: 'Confirm that it is you.',
    LOCKED: 'The screen is locked. Enter your PIN.',
    FORBIDDEN: 'You do not have access to this.',
    XSRF: 'This page was open for too long. Please try again.',
    NOT_FOUND: 'We could not find this. It may have been removed.',
    LINK_USED: 'This link was used before: it lets in once. Sign in with your number.',
    LINK_EXPIRED: 'This link has expired. Ask whoever invited you for another one.',
    LINK_ENDED:
      'This invitation was taken back, or another link was sent after it. Use the newest one, or ask whoever invited you.',
    COUPON_NOT_FOUND: 'We could not find this coupon. Check the code.',

    CONFLICT: 'This has changed in the meantime. Reload the page and try again.',
    VERSION_CONFLICT: 'Someone changed this while you were editing. Look at both versions.',
    LAST_OWNER: 'The shop needs an owner. Make another owner first.',
    OWN_ROLE: 'You cannot change your own roles. Another owner can.',
    PROFILE_INCOMPLETE: 'Complete your profile to continue.',
    OUT_OF_STOCK: 'Sorry, the quantity is out of stock',
    NOT_ENOUGH_STOCK: 'There are not that many left.',
    UNAVAILABLE: 'This item is not available right now.',
    COMING_SOON: 'This item is coming soon. You cannot buy it yet.',
    QUANTITY_LIMIT: 'You cannot buy that many of one item.',
    CART_FULL: 'Your cart is full. Place this order first.',
    SAVED_FULL: 'You cannot save any more for later. Remove a saved item first.',
    CART_EMPTY: 'Your cart is empty. Everything you like is a tap away.',
    ORDER_TOO_LARGE: 'This is too much for one order. Order part of it now and the rest afterwards.',
    ORDER_LIMIT: 'You have reached the limit of open orders.',
    ORDER_TOTAL_LIMIT: 'With this order you would pass the limit on the total of your open orders.',
    ORDERING_PAUSED: 'We cannot take orders from this number right now.',
    NOT_READY: 'Some steps are missing before the shop can open.',
    DELIVERY_PAUSED: 'We are not delivering to this place right now. Your cart is saved.',
    PRICE_CHANGED: 'The total has changed. Please check it before you order.',
    COUPON_NOT_STARTED: 'This coupon is not valid yet.',
    COUPON_EXPIRED: 'This coupon has expired.',
    COUPON_PAUSED: 'This coupon is paused for now.',
    COUPON_GONE: 'This coupon has run out.',
    COUPON_NOT_ASSIGNED: 'Take this coupon before you use it.',
    COUPON_USED: 'You have already used this coupon.',
    COUPON_MIN_SUBTOTAL: 'Your cart is below the minimum for this coupon.',
    COUPON_PIECES: 'There are not enough items in your cart for this coupon.',
    COUPON_PLACE: 'This coupon is not valid for deliveries to this governorate.',
    COUPON_FIRST_ORDER_ONLY: 'This coupon is for your first order only.',
    COUPON_NOT_ELIGIBLE: 'This coupon does not cover what is in your cart.',
    POINTS_NOT_ENOUGH: 'You do not have enough points.',
    POINTS_STEP: 'This number of points cannot be redeemed.',
    POINTS_ABOVE_CART: 'That is more than your cart total.',
    ORDER_STEP_NOT_ALLOWED: 'This is not possible for the order right now.',
    ORDER_ON_ITS_WAY: 'An order is on its way to you. You can delete your account once it arrives.',
    HELD: 'This order is on hold.',
    CALL_TOO_SOON: 'It is too soon to call again.',
    CLAIMED: 'Someone else is packing this parcel.',
    PIECES_DIFFER: 'What was scanned is not what was ordered.',
    CASH_UNCOUNTED: 'This courier has cash that has to be counted first.',
    WAYBILL_TAKEN: 'This waybill belongs to another parcel.',
    OFFICE_NEEDS_COMPANY:
      'What is collected or given back at an office goes with a transport company, not with a courier.',
    RETURN_NEEDS_COURIER: 'What is picked up or exchanged at a door goes with a courier, not with a company.',
    EXCHANGE_IS_WHOLE: 'The pieces of an exchange are given all together or not at all.',
    NOT_PACKED: 'A parcel has to be packed before it goes out.',
    PIN_WRONG: 'That PIN is not right.',
    PRICE_STEP: 'This price cannot be paid in notes.',
    IMPORT_STALE: 'Some of these products came in or were changed since the file was tried. Try it again.',
    IMPORT_ERRORS: 'Some rows are refused.',
    INCOMPLETE: 'Something is still missing before shoppers can see this.',
    SLUG_TAKEN: 'Another product has this address, or had it in the past year.',
    CODE_TAKEN: 'Another coupon has this code.',
    NAME_TAKEN: 'This name is in use already.',
    BARCODE_TAKEN: 'This barcode or SKU is on another piece.',
    IN_USE: 'This is in use, so it cannot be removed.',
    OWN_CASH: 'Your own cash is counted by someone else.',
    COUNT_SHORT: 'Pieces of open orders were not found. A manager decides.',
    OWN_COUNT: 'You counted this one first; the second count is for someone else.',
    DAY_CLOSED: 'This day is closed. Book it on an open day.',
    NOT_ZERO: 'There is cash that was not handed over yet.',
    ALREADY_POSTED: 'This was posted before. It is posted once.',
    ALREADY_CREDITED: 'A credit note names this invoice already.',
    INVOICE_PREFIX_USED:
      'This year’s invoices have their prefix. A new prefix takes effect with the first invoice of next year.',
    NOT_EXPLAINED: 'A difference has no reason yet.',
    CANCEL_TOO_LATE: 'The courier has left with your order, so it can no longer be canceled.',
    EDIT_TOO_LATE: 'Your order is being packed, so it can no longer be changed.',
    UNDO_TOO_LATE: 'It is too late to undo this.',
    NOTE_TOO_OLD: 'A note can be changed for 15 minutes. Add another one.',
    COUPON_LOST: 'With this change the coupon no longer applies.',
    RETURN_NOT_ALLOWED: 'An order can be returned once it is delivered.',
    RETURN_WINDOW_OVER: 'It is too late to return this order.',
    EXCHANGE_WINDOW_OVER: 'It is too late to exchange this order.',
    NOT_RETURNABLE: 'This item cannot be returned or exchanged.',
    RETURN_REQUESTED: 'You have already requested a return of everything that can go back.',
    RETURN_QUANTITY: 'That is more than you can still return.',
    RETURN_OPEN: 'You have an open return. You can delete your account once it is refunded.',
    RETURN_SETTLED: 'We have already decided on this request, so it can no longer be withdrawn.',
    RETURN_DECIDED: 'We have already decided on this request, so photos can no longer be added.',
    LIMIT: 'This sum is above what your role decides. Ask a manager.',
    TOO_MANY: 'There are as many of these as the shop can have. Remove one first.',
    NOT_DUE: 'The shopper still has time to give the pieces back.',
    CASH_SHORT: 'This courier does not hold that much cash.',
    LOSS_CHARGED: 'This loss was charged to someone. Reverse that entry in the cash book first.',
    REVIEW_NOT_ALLOWED: 'You can review an item once you have received it.',
    OWN_REVIEW: 'This is your own review.',
    ALERT_NOT_NEEDED: 'This size is in stock. You can add it to your cart now.',
    ALERT_LIMIT: 'You have asked to be notified about too many items. Remove one first.',
    IDEMPOTENCY_RUNNING: 'We are still working on your first request. Please wait a moment.',

    METHOD_NOT_ALLOWED: 'This address does not take such a request.',
    PAYLOAD_TOO_LARGE: 'This is too large to send.',
    EXPORT_TOO_LARGE:
      'These are more rows than a file takes. Choose a view or a shorter period, or search for a part of them.',
    UNSUPPORTED_MEDIA_TYPE: 'We cannot read this kind of content.',
    IDEMPOTENCY_MISMATCH: 'This request was already used for something else. Reload the page and try again.',

    RATE_LIMITED: 'Too many requests. Please wait a little and try again.',
    OTP_TOO_MANY_TRIES: 'Too many attempts. Try again in 5 minutes.',
    OTP_TOO_SOON: 'We have just sent you a code. Please wait a little before asking for another.',
    OTP_LIMIT: 'Too many codes were sent. Try again later.',

    INTERNAL: 'An unexpected error occurred',
    OTP_NOT_SENT: 'Failed to send OTP',
    TELEGRAM_SILENT: 'Telegram does not answer. Please try again in a moment.',
    SERVICE_UNAVAILABLE: 'The store is very busy. Please try again in a moment.',
  } satisfies Record<ErrorCode, string>,

  /** The refusals that include a number. `money` is a formatted amount: `380 SYP`. */
  refusalsWith: {
    NOT_ENOUGH_STOCK: (left: number) => plural(left, { one: 'Only 1 left.', other: `Only ${left} left.` }),
    QUANTITY_LIMIT: (most: number) =>
      plural(most, {
        one: 'You can buy only 1 of this item.',
        other: `You can buy up to ${most} of one item.`,
      }),
    CART_FULL: (most: number) =>
      plural(most, {
        one: 'Your cart is full: it can hold one kind of item only. Place this order first.',
        other: `Your cart is full: it can hold up to ${most} different items. Place this order first.`,
      }),
    SAVED_FULL: (most: number) =>
      plural(most, {
        one: 'You can save one kind of item for later. Remove the saved one first.',
        other: `You can save up to ${most} items for later. Remove one first.`,
      }),
    ORDER_TOO_LARGE: {
      lines: (most: number) =>
        plural(most, {
          one: 'One order can have one kind of item only. Order part of it now and the rest afterwards.',
          other: `One order can have up to ${most} different items. Order part of it now and the rest afterwards.`,
        }),
      pieces: (most: number) =>
        plural(most, {
          one: 'One order can have 1 piece. Order part of it now and the rest afterwards.',
          other: `One order can have up to ${most} pieces. Order part of it now and the rest afterwards.`,
        }),
      pounds: (money: string) =>
        `One order can be up to ${money}. Order part of it now and the rest afterwards.`,
    },
    COUPON_MIN_SUBTOTAL: (money: string) => `Add ${money} more to use it`,
    COUPON_PIECES: (missing: number, covers: string) => {
      const pieces = plural(missing, { one: '1 more item', other: `${missing} more items` });
      return `Add ${pieces}${covers && ` of ${covers}`} to use it`;
    },
    COUPON_NOT_STARTED: (day: string) => `This coupon is valid from ${day}.`,
    COUPON_PLACE: (governorates: string) => `This coupon is only for deliveries to ${governorates}.`,
    COUPON_NOT_ELIGIBLE: (covers: string, onlyUndiscounted: boolean) =>
      covers === ''
        ? 'This coupon is not valid on sale items.'
        : `This coupon is only for ${covers}${onlyUndiscounted ? ', and not on sale items' : ''}.`,
    POINTS_STEP: (step: number) => `Points are redeemed in steps of ${step}.`,
    POINTS_ABOVE_CART: (most: number) =>
      most === 0
        ? 'Your cart total is below the smallest points coupon.'
        : `You can use up to ${plural(most, { one: '1 point', other: `${most} points` })} in this cart.`,
    RATE_LIMITED: (seconds: number) => `Too many requests. Try again in ${waitTime(seconds)}.`,
    OTP_TOO_MANY_TRIES: (seconds: number) => `Too many attempts. Try again in ${waitTime(seconds)}.`,
    OTP_TOO_SOON: (seconds: number) =>
      `We have just sent you a code. You can ask for another in ${waitTime(seconds)}.`,
    OTP_LIMIT: (seconds: number) => `Too many codes were sent. Try again in ${waitTime(seconds)}.`,
  } satisfies Partial<Record<ErrorCode, unknown>>,
};
